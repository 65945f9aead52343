"""Pictures without elements: the boon, fear cards and invader cards."""

from __future__ import annotations


def boon(name, h, px):
    return ""


def fear_scene(name, h, px):
    return ""


def invader_scene(name, terrains, stage, h, px):
    return ""
