#!/usr/bin/python3
"""Windows of WebKitGTK. Commands arrive as lines of JSON on standard input; replies and events leave on descriptor 3."""

import json
import os
import sys
import threading

import gi

for name, version in (("Gdk", "3.0"), ("Gtk", "3.0"), ("Soup", "3.0"), ("WebKit2", "4.1")):
    gi.require_version(name, version)
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

import cookies  # noqa: E402
import keys  # noqa: E402
from window import Window, contexts, create_context, download_folders, evaluate, windows  # noqa: E402

out = os.fdopen(3, "w", buffering=1)


def write(message):
    out.write(json.dumps(message) + "\n")


def emit(page, event, **facts):
    write({"event": event, "page": page, **facts})


def traverse(window, delta):
    item = window.view.get_back_forward_list().get_nth_item(delta)
    if not item:
        raise ValueError("there is no such page in the history")
    window.view.go_to_back_forward_list_item(item)


def set_media(isDark, isReduced):
    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-application-prefer-dark-theme", isDark)
    settings.set_property("gtk-enable-animations", not isReduced)


def set_letters(pixels):
    for window in windows.values():
        window.view.get_settings().set_default_font_size(pixels)


def set_cache(userContext, isOn):
    context = contexts[userContext]
    context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER if isOn else WebKit2.CacheModel.DOCUMENT_VIEWER)
    if not isOn:
        context.clear_cache()


commands = {
    "createContext": lambda **params: create_context(emit=emit, **params),
    "createPage": lambda **params: Window(emit=emit, **params),
    "closePage": lambda window: window.close(),
    "navigate": lambda window, url: window.view.load_uri(url),
    "reload": lambda window: window.view.reload(),
    "traverse": traverse,
    "resize": lambda window, width, height: window.frame.resize(width, height),
    "scripts": lambda window, scripts: window.set_scripts(scripts),
    "front": lambda window: window.to_front(),
    "dialog": lambda window, accept: window.answer_dialog(accept),
    "media": set_media,
    "letters": set_letters,
    "downloads": lambda userContext, folder: download_folders.update({userContext: folder}),
    "cache": set_cache,
}
# These reply later.
slow_commands = {
    "evaluate": evaluate,
    "input": keys.perform,
    "getCookies": cookies.get_all,
    "setCookie": cookies.add,
    "clearCookies": cookies.clear,
}


def perform(line):
    command = json.loads(line)
    method, params = command["method"], command["params"]

    def reply(value=None, error=None):
        write({"id": command["id"], "value": value, "error": error})

    try:
        if "page" in params:
            params["window"] = windows[params.pop("page")]
        if method in slow_commands:
            slow_commands[method](reply=reply, **params)
        else:
            commands[method](**params)
            reply()
    except Exception as error:
        reply(error=f"{type(error).__name__}: {error}")


def read_commands():
    for line in sys.stdin:
        GLib.idle_add(perform, line, priority=GLib.PRIORITY_DEFAULT)
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=read_commands, daemon=True).start()
Gtk.main()
