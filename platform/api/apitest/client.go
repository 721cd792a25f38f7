// Package apitest talks to an api.Server as a client would, for black-box
// tests: in process, over connections in memory, or to an address.
package apitest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"maps"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/valyala/fasthttp/fasthttputil"

	"millesime/platform/api"
)

// TB is what the package needs of a *testing.T or *testing.B.
type TB interface {
	Helper()
	Fatalf(format string, args ...any)
	Cleanup(end func())
	Context() context.Context
}

// Client makes requests. It keeps the cookies it is given, Secure ones too,
// and redirects are not followed.
type Client struct {
	tb      TB
	base    string
	http    *http.Client
	header  http.Header
	cookies map[string]string
}

// stopTimeout bounds a server that does not stop.
const stopTimeout = 5 * time.Minute

// New serves the server in memory and ends it with the test.
func New(tb TB, server *api.Server) *Client {
	tb.Helper()
	listener := fasthttputil.NewInmemoryListener()
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(listener) }()
	client := At(tb, "http://millesime.test")
	client.http.Transport = &http.Transport{
		DisableCompression: true,
		DialContext: func(context.Context, string, string) (net.Conn, error) {
			return listener.Dial()
		},
	}
	tb.Cleanup(func() {
		client.http.CloseIdleConnections()
		ctx, cancel := context.WithTimeout(context.WithoutCancel(tb.Context()), stopTimeout) //nolint:forbidigo // to say that it does not stop
		defer cancel()
		if err := server.Shutdown(ctx); err != nil {
			tb.Fatalf("shut down: %v", err)
		}
		if err := <-stopped; err != nil {
			tb.Fatalf("serve: %v", err)
		}
	})
	return client
}

// At talks to a running server, e.g. at "http://127.0.0.1:8080".
func At(tb TB, base string) *Client {
	return &Client{
		tb: tb, base: strings.TrimSuffix(base, "/"), header: http.Header{}, cookies: map[string]string{},
		http: &http.Client{
			Transport:     &http.Transport{DisableCompression: true},
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}
}

// With gives a client of its own, with copies of the cookies and with the
// options applied to every request.
func (c *Client) With(options ...Option) *Client {
	derived := *c
	derived.header, derived.cookies = c.header.Clone(), maps.Clone(c.cookies)
	for _, option := range options {
		option(&derived, derived.header)
	}
	return &derived
}

// Do makes a request and reads the whole answer. The body is sent as it is when
// it is a string, []byte or io.Reader, as JSON otherwise; nil sends none. A
// path not below /api is a page: Do(GET, "/logout", nil).
func (c *Client) Do(method, path string, body any, options ...Option) *Response {
	c.tb.Helper()
	request, err := http.NewRequestWithContext(c.tb.Context(), method, c.base+path, c.encode(body))
	if err != nil {
		c.tb.Fatalf("%s %s: %v", method, path, err)
	}
	request.Header = c.header.Clone()
	if body != nil {
		request.Header.Set("Content-Type", mediaType(method))
	}
	for _, option := range options {
		option(c, request.Header)
	}
	for name, value := range c.cookies {
		request.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	answer, err := c.http.Do(request)
	if err != nil {
		c.tb.Fatalf("%s %s: %v", method, path, err)
	}
	data, err := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if err != nil {
		c.tb.Fatalf("%s %s: read the answer: %v", method, path, err)
	}
	c.keep(answer.Cookies())
	return &Response{tb: c.tb, what: method + " " + path, Status: answer.StatusCode, Header: answer.Header, Body: data}
}

// Get sends no body.
func (c *Client) Get(path string, options ...Option) *Response {
	c.tb.Helper()
	return c.Do(http.MethodGet, path, nil, options...)
}

// Post sends a JSON body.
func (c *Client) Post(path string, body any, options ...Option) *Response {
	c.tb.Helper()
	return c.Do(http.MethodPost, path, body, options...)
}

// Patch sends a merge patch.
func (c *Client) Patch(path string, body any, options ...Option) *Response {
	c.tb.Helper()
	return c.Do(http.MethodPatch, path, body, options...)
}

// Delete sends no body.
func (c *Client) Delete(path string, options ...Option) *Response {
	c.tb.Helper()
	return c.Do(http.MethodDelete, path, nil, options...)
}

// Cookie is the value of a kept cookie, "" without it.
func (c *Client) Cookie(name string) string { return c.cookies[name] }

func (c *Client) keep(cookies []*http.Cookie) {
	for _, cookie := range cookies {
		if cookie.MaxAge < 0 || cookie.Value == "" {
			delete(c.cookies, cookie.Name)
			continue
		}
		c.cookies[cookie.Name] = cookie.Value
	}
}

func (c *Client) encode(body any) io.Reader {
	c.tb.Helper()
	switch b := body.(type) {
	case nil:
		return http.NoBody
	case string:
		return strings.NewReader(b)
	case []byte:
		return bytes.NewReader(b)
	case io.Reader:
		return b
	}
	data, err := json.Marshal(body)
	if err != nil {
		c.tb.Fatalf("marshal the body: %v", err)
	}
	return bytes.NewReader(data)
}

func mediaType(method string) string {
	if method == http.MethodPatch {
		return "application/merge-patch+json"
	}
	return "application/json"
}
