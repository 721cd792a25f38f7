package api_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/fault"
)

// What goes wrong with a page is told on a page, with the headers that an error has; without one it is answered as the API's.
func TestErrorsOfDocuments(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) {
		o.Refused = func(r api.DocumentRequest, status int, why fault.Text) (api.DocumentReply, error) {
			return api.DocumentReply{HTML: fmt.Appendf(nil, "<p>%d %s %s", status, r.Path, why.FR), Policy: "default-src 'none'", Language: "fr"}, nil
		}
		o.Forms = map[string]api.Document{
			"/demande/{token}": func(_ context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
				switch r.Params["token"] {
				case "broken":
					return api.DocumentReply{}, errors.New("secret")
				case "panic":
					panic("secret")
				case "often":
					return api.DocumentReply{}, fault.New("often", fault.TooMany, "Trop", "Too often").RetryAfter(90 * time.Second)
				}
				return api.DocumentReply{}, api.ErrNotFound
			},
		}
		o.Documents = map[string]api.Document{
			"/boutique/{slug}": func(context.Context, api.DocumentRequest) (api.DocumentReply, error) {
				return api.DocumentReply{}, api.ErrNotFound
			},
		}
	})
	typed := apitest.Header("Content-Type", "application/x-www-form-urlencoded")
	for _, test := range []struct {
		method, path, body string
		status             int
		header, value      string
	}{
		{"GET", "/demande/broken", "", 500, "Cache-Control", "no-store"},
		{"GET", "/demande/panic", "", 500, "Referrer-Policy", "no-referrer"},
		{"GET", "/en/demande/none", "", 404, "X-Robots-Tag", "noindex"},
		{"GET", "/demande/often", "", 429, "Retry-After", "90"},
		{"PUT", "/demande/none", "", 405, "Allow", "GET, HEAD, POST"},
		{"POST", "/boutique/none", "", 405, "Allow", "GET, HEAD"},
		{"POST", "/demande/none", strings.Repeat("a=1&", 1200), 413, "Content-Security-Policy", "default-src 'none'"},
	} {
		got := client.Do(test.method, test.path, test.body, typed).Want(test.status)
		_, inner, _ := strings.Cut("/"+strings.TrimPrefix(test.path, "/en/"), "//")
		want := fmt.Sprintf("<p>%d ", test.status)
		if !strings.HasPrefix(string(got.Body), want) || strings.Contains(string(got.Body), "secret") || !strings.Contains(string(got.Body), inner) {
			t.Errorf("%s %s is answered with %s", test.method, test.path, got.Body)
		}
		if is := got.Header.Get(test.header); is != test.value || got.Header.Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%s %s: %s is %q, as %s", test.method, test.path, test.header, is, got.Header.Get("Content-Type"))
		}
	}
	client.Do("POST", "/demande/none", "{}", apitest.Header("Content-Type", "application/json")).Want(415)
}
