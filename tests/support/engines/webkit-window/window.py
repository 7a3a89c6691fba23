"""A window with one page, and what happens in it as events."""

import os

from gi.repository import Gdk, GLib, Gtk, WebKit2

windows = {}
contexts = {}
download_folders = {}
# The window on top, which has the keyboard.
front = None

# WebKit's own "finished" also waits for what the page fetches after its load event.
milestones = """
  const tell = (name) => () => webkit.messageHandlers[name].postMessage('');
  addEventListener('DOMContentLoaded', tell('parsed'), { once: true });
  addEventListener('load', tell('loaded'), { once: true });
"""


class Window:
    def __init__(self, emit, id, userContext, width, height, related=None):
        global front
        # It opens above the others, without the keyboard.
        front = None
        self.id = id
        self.user_context = userContext
        self.dialog = None
        self.emit = lambda event, **facts: emit(id, event, **facts)
        self.create = lambda **facts: Window(emit=emit, **facts)
        self.content = WebKit2.UserContentManager()
        settings = WebKit2.Settings(
            enable_write_console_messages_to_stdout=True, javascript_can_access_clipboard=True
        )
        given = {"related_view": related} if related else {"web_context": contexts[userContext]}
        self.view = WebKit2.WebView(user_content_manager=self.content, settings=settings, **given)
        self.set_scripts([])
        self.connect()
        self.frame = Gtk.Window(decorated=False)
        self.frame.add(self.view)
        self.frame.resize(width, height)
        self.frame.show_all()
        self.view.grab_focus()
        windows[id] = self

    def connect(self):
        view = self.view
        for milestone in ("parsed", "loaded"):
            self.content.register_script_message_handler(milestone)
            self.content.connect(f"script-message-received::{milestone}", self.on_milestone, milestone)
        view.connect("load-changed", lambda _, state: self.emit("load", state=state.value_nick, url=view.get_uri()))
        view.connect("load-failed", self.on_failure)
        view.connect("notify::uri", lambda *_: GLib.idle_add(self.on_uri))
        view.connect("script-dialog", self.on_dialog)
        view.connect("create", self.on_popup)
        view.connect("permission-request", lambda _, request: request.allow() or True)

    def on_milestone(self, _content, _message, milestone):
        self.emit(milestone)

    def on_uri(self):
        # Otherwise the document stays, and only its URL has changed.
        if not self.view.is_loading():
            self.emit("uri", url=self.view.get_uri())

    def on_failure(self, _view, _state, url, error):
        self.emit("failed", url=url, message=error.message)
        # Without WebKit's own page of the error.
        return True

    def on_dialog(self, _view, dialog):
        self.dialog = dialog.ref()
        kind = dialog.get_dialog_type().value_nick
        kind = "beforeunload" if kind.startswith("before") else kind
        self.emit("dialog", kind=kind, message=dialog.get_message())
        return True

    def answer_dialog(self, accept):
        dialog, self.dialog = self.dialog, None
        if dialog.get_dialog_type() != WebKit2.ScriptDialogType.ALERT:
            dialog.confirm_set_confirmed(accept)
        dialog.close()

    def on_popup(self, view, _action):
        width, height = self.frame.get_size()
        facts = {"userContext": self.user_context, "width": width, "height": height}
        popup = self.create(id=f"{self.id}-{len(windows)}", related=view, **facts)
        popup.emit("popup", opener=self.id, userContext=self.user_context)
        return popup.view

    def set_scripts(self, scripts):
        self.content.remove_all_scripts()
        place = (WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None)
        for source in [milestones, *scripts]:
            self.content.add_script(WebKit2.UserScript.new(source, *place))

    def to_front(self):
        global front
        if front is self:
            return
        self.frame.get_window().raise_()
        self.frame.get_window().focus(Gdk.CURRENT_TIME)
        self.view.grab_focus()
        front = self

    def close(self):
        global front
        front = None
        self.frame.destroy()
        windows.pop(self.id)


def create_context(emit, name, folder, proxy):
    # A private session prints no console messages, so this one has a folder.
    storage = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
    settings = WebKit2.NetworkProxySettings.new(proxy, [])
    storage.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, settings)
    # The proxy answers for other hosts.
    storage.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
    contexts[name] = WebKit2.WebContext(website_data_manager=storage)
    contexts[name].connect("download-started", lambda _, download: on_download(emit, name, download))


def on_download(emit, context, download):
    page = next(id for id, window in windows.items() if window.view is download.get_web_view())

    def decide(_download, name):
        path = os.path.join(download_folders[context], name)
        download.set_allow_overwrite(True)
        download.set_destination("file://" + path)
        emit(page, "download", url=download.get_request().get_uri(), name=name, path=path)
        return True

    download.connect("decide-destination", decide)
    download.connect("finished", lambda _: emit(page, "downloaded", path=download.get_destination()[len("file://") :]))


def evaluate(window, source, reply, world=None):
    def done(view, result):
        try:
            reply(view.call_async_javascript_function_finish(result).to_string())
        except GLib.Error as error:
            reply(error=error.message)

    window.view.call_async_javascript_function(source, -1, None, world, None, None, done)
