"""Mouse and keyboard: events of the X server, which GTK and WebKit take like those of a person."""

import ctypes

from gi.repository import Gdk, GLib

x11 = ctypes.CDLL("libX11.so.6")
xtest = ctypes.CDLL("libXtst.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
x11.XkbKeycodeToKeysym.argtypes = [ctypes.c_void_p, ctypes.c_ubyte, ctypes.c_int, ctypes.c_int]
x11.XkbKeycodeToKeysym.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(None))
shift = x11.XKeysymToKeycode(display, Gdk.KEY_Shift_L)


def perform(window, kind, reply, x=0, y=0, button=1, keysym=0, isDown=True):
    window.to_front()
    Gdk.Display.get_default().sync()
    if kind == "move":
        xtest.XTestFakeMotionEvent(display, -1, int(x), int(y), 0)
    elif kind == "button":
        xtest.XTestFakeButtonEvent(display, button, int(isDown), 0)
    else:
        press(keysym, isDown)
    x11.XSync(display, 0)
    # After GTK has passed the event on.
    GLib.idle_add(lambda: reply() or False, priority=GLib.PRIORITY_LOW)


def press(keysym, is_down):
    code = x11.XKeysymToKeycode(display, keysym)
    if code == 0:
        raise ValueError(f"no key has the symbol {keysym}")
    needs_shift = x11.XkbKeycodeToKeysym(display, code, 0, 0) != keysym
    if needs_shift and is_down:
        xtest.XTestFakeKeyEvent(display, shift, 1, 0)
    xtest.XTestFakeKeyEvent(display, code, int(is_down), 0)
    if needs_shift and not is_down:
        xtest.XTestFakeKeyEvent(display, shift, 0, 0)
