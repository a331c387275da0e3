"""A window with nothing but a page, as narrow as a phone: Debian's MiniBrowser can't be narrower than 447 pixels."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

downloads = sys.argv[1]


def on_destination(download, name):
    download.set_destination("file://" + os.path.join(downloads, os.path.basename(name)))
    return True


def on_download(_context, download):
    download.connect("decide-destination", on_destination)


def on_create(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Truweel")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", on_create)


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
# As a browser that is not private: only such a one keeps files for an app.
data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(downloads, "data"),
    base_cache_directory=os.path.join(downloads, "cache"),
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.connect("automation-started", on_automation)
context.connect("download-started", on_download)
Gtk.main()
