package apitest

import (
	"net/http"
	"strconv"
)

// Option changes a request, or with Client.With all of a client's requests.
type Option func(c *Client, header http.Header)

// Token authenticates.
func Token(token string) Option { return Header("Authorization", "Bearer "+token) }

// As acts as another user.
func As(user int64) Option { return Header("X-Switch-User", strconv.FormatInt(user, 10)) }

// Header sets a header.
func Header(name, value string) Option {
	return func(_ *Client, header http.Header) { header.Set(name, value) }
}

// Without drops a header set by the client, e.g. its token.
func Without(name string) Option {
	return func(_ *Client, header http.Header) { header.Del(name) }
}

// XSRF repeats the kept cookie XSRF-TOKEN in its header, as the interface does.
func XSRF() Option {
	return func(c *Client, header http.Header) { header.Set("X-XSRF-TOKEN", c.cookies["XSRF-TOKEN"]) }
}

// Cookie sets a cookie, which the client keeps.
func Cookie(name, value string) Option {
	return func(c *Client, _ http.Header) { c.cookies[name] = value }
}
