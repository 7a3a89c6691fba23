#!/usr/bin/python3
"""The window that WebKitWebDriver opens. It has no toolbar, so it can be as narrow as a phone."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver discards the browser's output, where WebKit prints the console of pages.
os.dup2(os.open(os.environ["CONSOLE_LOG"], os.O_WRONLY | os.O_APPEND), 1)

# A private session prints no console messages, so this one has a folder.
folder = os.environ["PROFILE_FOLDER"]
storage = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=storage)
context.set_automation_allowed(True)


def open_view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    # The driver refuses a browser without a name.
    application = WebKit2.ApplicationInfo.new()
    application.set_name("MiniBrowser")
    session.set_application_info(application)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
