"""The cookies of a context; Playwright shares them with its own requests."""

from gi.repository import Soup, WebKit2

from window import contexts


def manager(name):
    return contexts[name].get_cookie_manager()


def get_all(userContext, reply, **_partition):
    def done(source, result):
        reply([facts(cookie) for cookie in source.get_all_cookies_finish(result)])

    manager(userContext).get_all_cookies(None, done)


def facts(cookie):
    expires = cookie.get_expires()
    return {
        "name": cookie.get_name(),
        "value": cookie.get_value(),
        "domain": cookie.get_domain(),
        "path": cookie.get_path(),
        "httpOnly": cookie.get_http_only(),
        "secure": cookie.get_secure(),
        "sameSite": cookie.get_same_site_policy().value_nick,
        "expiry": expires.to_unix() if expires else None,
    }


def add(userContext, cookie, reply):
    made = Soup.Cookie.new(cookie["name"], cookie["value"], cookie["domain"], cookie["path"], cookie["maxAge"])
    made.set_http_only(cookie["httpOnly"])
    made.set_secure(cookie["secure"])
    made.set_same_site_policy(getattr(Soup.SameSitePolicy, cookie["sameSite"].upper()))

    def done(source, result):
        source.add_cookie_finish(result)
        reply()

    manager(userContext).add_cookie(made, None, done)


def clear(userContext, reply, **_partition):
    data = contexts[userContext].get_website_data_manager()

    def done(source, result):
        source.clear_finish(result)
        reply()

    data.clear(WebKit2.WebsiteDataTypes.COOKIES, 0, None, done)
