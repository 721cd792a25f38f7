package api_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
)

func TestInterface(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for _, path := range []string{"/", "/products/grid", "/en", "/en/orders/3", "/index.html", "/apis", "/e-label/3/L.12"} {
		got := client.Get(path, apitest.Header("Accept", "text/html,*/*")).Want(200)
		if !strings.Contains(string(got.Body), `<div id="root">`) || got.Header.Get("Cache-Control") != "private, no-cache" ||
			got.Header.Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%s: %v %s", path, got.Header, got.Body)
		}
	}
	asset := client.Get("/assets/app-1a2b.js").Want(200)
	if asset.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" || asset.Header.Get("Content-Type") != "text/javascript; charset=utf-8" {
		t.Errorf("asset: %v", asset.Header)
	}
	zipped := client.Get("/assets/app-1a2b.js", apitest.Header("Accept-Encoding", "gzip"))
	if got := unzip(t, zipped.Body); !bytes.Equal(got, asset.Body) {
		t.Errorf("unzipped once it is %q", got)
	}
	if got := client.Get("/assets/app-1a2b.js", apitest.Header("Accept-Encoding", "br")); got.Header.Get("Content-Encoding") != "br" || len(got.Body) >= len(asset.Body) {
		t.Errorf("asset in brotli: %v", got.Header)
	}
	client.Get("/assets/app-1a2b.js", apitest.Header("If-None-Match", asset.Header.Get("ETag"))).Want(304)
	if got := client.Get("/favicon.svg").Want(200); got.Header.Get("Cache-Control") != "no-cache" {
		t.Errorf("file without hash: %v", got.Header)
	}
	for _, path := range []string{"/assets/gone.js", "/assets", "/nope.png", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/etc/passwd.txt"} {
		got := client.Get(path)
		if path == "/assets" {
			got.Want(200) // a page's name like any other
			continue
		}
		got.Want(404)
		if strings.Contains(string(got.Body), "root") {
			t.Errorf("%s: %s", path, got.Body)
		}
	}
	if got := client.Post("/products", nil).Want(405); got.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("POST: %v", got.Header)
	}
	if client.Cookie("XSRF-TOKEN") == "" {
		t.Error("the page gave no XSRF cookie")
	}
}

// quality.md, Security: no unsafe-inline but for style attributes.
func TestContentSecurityPolicy(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.TLS = true })
	page := client.Get("/").Want(200)
	policy := page.Header.Get("Content-Security-Policy")
	for directive := range strings.SplitSeq(policy, "; ") {
		if strings.Contains(directive, "unsafe") && directive != "style-src-attr 'unsafe-inline'" {
			t.Errorf("unsafe: %s", directive)
		}
	}
	if !strings.Contains(policy, "; style-src-elem 'self'; ") {
		t.Errorf("style elements nobody wrote are allowed: %s", policy)
	}
	if !strings.Contains(policy, "frame-ancestors 'none'") || page.Header.Get("Strict-Transport-Security") == "" ||
		page.Header.Get("Referrer-Policy") == "" {
		t.Errorf("headers: %v", page.Header)
	}
	docs := client.Get("/api/docs").Want(200)
	if strings.Contains(docs.Header.Get("Content-Security-Policy"), "unsafe") || strings.Contains(string(docs.Body), "<script") ||
		strings.Contains(string(docs.Body), "style=") || !strings.Contains(string(docs.Body), "wines.create") {
		t.Errorf("docs: %v", docs.Header)
	}
	if got := client.Get("/api/docs.css").Want(200); got.Header.Get("Content-Type") != "text/css; charset=utf-8" {
		t.Errorf("style: %v", got.Header)
	}
}

func TestInterfaceNotBuilt(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static = nil })
	got := client.Get("/").Want(http.StatusServiceUnavailable)
	if !strings.Contains(string(got.Body), "./task build") {
		t.Errorf("got %s", got.Body)
	}
	client.Get("/api/docs.json").Want(200)
}

func TestDocuments(t *testing.T) {
	t.Parallel()
	var asked []api.DocumentRequest
	client, _ := serve(t, func(o *api.Options) {
		o.Documents = map[string]api.Document{
			"/logout": func(_ context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
				asked = append(asked, r)
				return api.DocumentReply{Cookies: []*http.Cookie{{Name: "refresh", Path: "/api/token", MaxAge: -1}}}, nil
			},
			"/e-label/{product}/{lot}": func(_ context.Context, r api.DocumentRequest) (api.DocumentReply, error) {
				if r.Params["lot"] == "none" {
					return api.DocumentReply{}, api.ErrNotFound
				}
				return api.DocumentReply{HTML: []byte("<p>" + r.Params["product"] + "/" + r.Params["lot"])}, nil
			},
			"/moved": func(context.Context, api.DocumentRequest) (api.DocumentReply, error) {
				return api.DocumentReply{Redirect: "/new", Moved: true}, nil
			},
			"/old": func(context.Context, api.DocumentRequest) (api.DocumentReply, error) {
				return api.DocumentReply{Redirect: "/new"}, nil
			},
			"/panic": func(context.Context, api.DocumentRequest) (api.DocumentReply, error) { panic("secret") },
			"/away": func(context.Context, api.DocumentRequest) (api.DocumentReply, error) {
				return api.DocumentReply{Redirect: "//evil.example"}, nil
			},
		}
	})
	for _, unreadable := range []string{"%00", "a%00b", "%ff", "%ed%a0%80"} {
		if got := string(client.Get("/e-label/7/" + unreadable).Want(200).Body); got != "<p>7/" {
			t.Errorf("%s is handed on: %q", unreadable, got)
		}
	}
	client = client.With(apitest.Cookie("refresh", "mine"))
	if got := client.Get("/logout").Want(200); !strings.Contains(string(got.Body), "root") || client.Cookie("refresh") != "" {
		t.Errorf("logout: %v %s", got.Header, got.Body)
	}
	client.Get("/en/logout").Want(200)
	if len(asked) != 2 || asked[0].Cookies["refresh"] != "mine" || asked[0].Locale != "fr" || asked[1].Locale != "en" || asked[1].Path != "/logout" {
		t.Errorf("asked: %+v", asked)
	}
	page := client.Get("/e-label/3/L%2F1").Want(200)
	if string(page.Body) != "<p>3/L/1" {
		t.Errorf("own page: %s", page.Body)
	}
	if tag := page.Header.Get("ETag"); tag == "" || client.Get("/e-label/3/L%2F1", apitest.Header("If-None-Match", tag)).Status != http.StatusNotModified {
		t.Errorf("the tag %q is not known again", tag)
	}
	client.Get("/e-label/3/L%2F2", apitest.Header("If-None-Match", page.Header.Get("ETag"))).Want(200)
	client.Get("/e-label/3/none").Want(404)
	if got := client.Get("/panic").Want(500); strings.Contains(string(got.Body), "secret") {
		t.Errorf("told: %s", got.Body)
	}
	if got := client.Get("/old").Want(303); got.Header.Get("Location") != "/new" {
		t.Errorf("redirect: %v", got.Header)
	}
	if got := client.Get("/moved").Want(301); got.Header.Get("Location") != "/new" || got.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("moved for good: %v", got.Header)
	}
	if got := client.Get("/away").Want(200); got.Header.Get("Location") != "" {
		t.Errorf("redirect to another site: %v", got.Header)
	}
}

func unzip(t *testing.T, body []byte) []byte {
	t.Helper()
	reader, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(reader)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}
