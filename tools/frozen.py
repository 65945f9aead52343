"""Entry of the packaged program: the same as `python -m scenes`."""

import multiprocessing
import runpy

if __name__ == "__main__":
    multiprocessing.freeze_support()  # bots think in processes of their own
    runpy.run_module("scenes", run_name="__main__", alter_sys=True)
