"""A table that is played: its lock, so that one program writes it, and the thread that saves it after every decision."""

from __future__ import annotations

import errno
import os
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from game.core.errors import SaveError
from game.core.play.save import Save, encode, put_file, system_reason

_LOCKLESS = (errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL)  # what disks without locks say


class TableLock:
    """One writer per table. The system drops the lock when the program ends, however it ends.

    ``TableLock(path_of_save)`` takes it or raises SaveError ("busy"); ``release()`` gives it back; ``renew()`` takes it
    again where its file is gone. The number of the process that holds it stands in the file, for people. The empty file
    stays, so that nobody locks a file that is being removed, and a link in its place is not followed.
    """

    _AT = 1  # the number stands behind the byte that Windows locks, so that others may read it

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).with_suffix(".lock")
        self._file: tuple[int, int] | None = None  # device and number of the locked file
        self._lock: Any = None
        self._lockless = False  # the disk knows no locks
        self._take()

    def _take(self) -> None:
        from filelock import FileLock, Timeout  # when a table is opened, not at the start of the program

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self.path, timeout=0, thread_local=False, on_acquired=self._sign)
            lock.acquire()
        except Timeout:
            holder = self._holder()
            who = f" (process {holder})" if holder else ""
            raise SaveError("busy", f"another program plays this table{who}", self.path.name) from None
        except (OSError, ValueError, NotImplementedError) as problem:
            if getattr(problem, "errno", None) in _LOCKLESS or isinstance(problem, NotImplementedError):
                self._lockless = True  # better to play unlocked than not at all
                return
            raise SaveError("disk", f"the table cannot be saved ({system_reason(problem)})", self.path.name) from None
        self._lock = lock

    def _sign(self, handle: int) -> None:
        """Leaves the number of this process in the locked file."""
        found = os.fstat(handle)
        self._file = (found.st_dev, found.st_ino)
        try:
            os.ftruncate(handle, 0)
            os.lseek(handle, self._AT, os.SEEK_SET)
            os.write(handle, b"%d\n" % os.getpid())
        except OSError:
            pass  # the number only helps people; the lock itself holds

    def _holder(self) -> str:
        """The number of the process that holds the lock, as far as it can be read."""
        try:
            with open(self.path, "rb") as file:
                file.seek(self._AT)
                said = file.read(40).decode("ascii", "replace").strip()
        except OSError:
            return ""
        return said if said.isdigit() else ""

    def renew(self) -> None:
        """Takes the lock again where its file was removed with its folder. Raises SaveError ("busy", "disk")."""
        if self._lockless:
            return
        try:
            found = os.stat(self.path, follow_symlinks=False)
            if self._lock is not None and (found.st_dev, found.st_ino) == self._file:
                return
        except OSError:
            pass
        self.release()
        self._take()

    def release(self) -> None:
        """Gives the lock back."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release(force=True)

    def __enter__(self) -> TableLock:
        return self

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.release()


class Autosave:
    """Writes a table after every decision and holds its lock. Raises SaveError ("busy") when another has it.

    ``write(save)`` returns when the save is on disk, or raises why it is not. With ``background=True`` a thread writes:
    ``write`` then gives the save before a moment (``PATIENCE``) to reach the disk and goes on. On a disk that keeps up, a
    killed program loses one decision at most; on one that stalls, those taken while one write hangs: what waits is
    replaced by what is newer, and nobody waits for the disk. What a disk refuses is kept and tried again: with the next
    ``write``, every few seconds (``RETRY``), with ``flush`` and with ``close``, which raise when it fails again. ``problem``
    says meanwhile why the newest is not on disk. The content is fixed when ``write`` is called.
    """

    PATIENCE = 0.05  # seconds a decision waits for the write before
    RETRY = 3.0  # seconds until what the disk refused is tried again

    def __init__(self, path: str | Path, background: bool = False) -> None:
        self.path = Path(path)
        self.lock = TableLock(self.path)
        self.problem: SaveError | None = None
        self._wake = threading.Condition()
        self._next: bytes | None = None
        self._failed: bytes | None = None
        self._writing = self._closing = False
        self._thread: threading.Thread | None = None
        if background:
            self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
            self._thread.start()

    def write(self, save: Save) -> None:
        """Saves the table. Raises TypeError when the save holds what JSON cannot, without a thread SaveError ("disk")."""
        save.saved = time.time()
        content = encode(save)
        if self._thread is None:
            self._put(content)
            if self.problem is not None:
                raise self.problem
            return
        with self._wake:
            self._wake.wait_for(self._idle, self.PATIENCE)
            self._next = content
            self._wake.notify_all()

    def flush(self) -> None:
        """Waits until everything handed over is on disk; raises what went wrong there (SaveError)."""
        with self._wake:
            if self._idle():
                self._next = self._failed
            if self._thread is None:
                content, self._next = self._next, None
                if content is not None:
                    self._put(content)
            else:
                self._wake.notify_all()
                self._wake.wait_for(self._idle)
            if self.problem is not None:
                raise self.problem

    def close(self) -> None:
        """Writes what is left, then gives the lock back, even where it raises SaveError."""
        try:
            self.flush()
        finally:
            with self._wake:
                self._closing = True
                self._wake.notify_all()
            if self._thread is not None:
                self._thread.join()
                self._thread = None
            self.lock.release()

    def _idle(self) -> bool:
        return self._next is None and not self._writing

    def _put(self, content: bytes) -> None:
        problem: SaveError | None = None
        try:
            self.lock.renew()
            put_file(self.path, content)
        except SaveError as error:
            problem = error
        except Exception as error:  # a thread that died in silence would leave the game waiting for ever
            problem = SaveError("disk", f"the table cannot be saved ({error})", self.path.name)
        self.problem, self._failed = problem, content if problem is not None else None

    def _work(self) -> None:
        while True:
            with self._wake:
                while self._next is None and not self._closing:
                    if not self._wake.wait(None if self._failed is None else self.RETRY):
                        self._next = self._failed
                content, self._next, self._failed = self._next, None, None  # what failed before is older
                if content is None:
                    return
                self._writing = True
            self._put(content)
            with self._wake:
                self._writing = False
                self._wake.notify_all()

    def __enter__(self) -> Autosave:
        return self

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
