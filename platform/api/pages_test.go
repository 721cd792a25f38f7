package api_test

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"testing"
	"testing/fstest"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

const shellStyle = "body{margin:0}"

// built is an interface of three screens: one for guests, two for people with a session.
func built() fstest.MapFS {
	files := fstest.MapFS{
		"index.html": {Data: []byte("any page")},
		".pages/pages.json": {Data: []byte(`[
			{"path": "/", "documents": {"fr": ".pages/fr/home.html", "en": ".pages/en/home.html"}, "guest": "/login"},
			{"path": "/orders/{id}", "documents": {"fr": ".pages/fr/order.html", "en": ".pages/en/order.html"}, "guest": "/login"},
			{"path": "/login", "documents": {"fr": ".pages/fr/login.html", "en": ".pages/en/login.html"}, "person": "/"}
		]`)},
	}
	for _, name := range []string{"fr/home", "en/home", "fr/order", "en/order", "fr/login", "en/login"} {
		files[".pages/"+name+".html"] = &fstest.MapFile{Data: []byte("<style>" + shellStyle + "</style>" + name)}
	}
	return files
}

func TestDocumentOfTheScreen(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static, o.SessionCookie = built(), "session" })
	person := apitest.Cookie("session", "whatever")
	fromMail := apitest.Header("Sec-Fetch-Site", "cross-site")
	for _, c := range []struct {
		name, path string
		with       []apitest.Option
		want       string
	}{
		{"a guest's screen", "/login", nil, "fr/login"},
		{"in English", "/en/login", nil, "en/login"},
		{"a guest is asked to sign in", "/orders/3", nil, "fr/login"},
		{"a person sees what it asks for", "/orders/3", []apitest.Option{person}, "fr/order"},
		{"in English", "/en/orders/3?tab=1", []apitest.Option{person}, "en/order"},
		{"English home", "/en", []apitest.Option{person}, "en/home"},
		{"a person need not sign in", "/login", []apitest.Option{person}, "fr/home"},
		{"a link in a mail hides the session", "/orders/3", []apitest.Option{fromMail}, "fr/order"},
		{"an empty cookie is none", "/orders/3", []apitest.Option{apitest.Cookie("session", "")}, "fr/login"},
	} {
		got := client.Get(c.path, c.with...).Want(200)
		if !strings.HasSuffix(string(got.Body), c.want) {
			t.Errorf("%s: %s answers %q, want %s", c.name, c.path, got.Body, c.want)
		}
	}
}

// a path that is no screen answers 404, with the interface that says so; its letters and slashes are the screens'.
func TestDocumentOfNoScreen(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static, o.SessionCookie = built(), "session" })
	for _, path := range []string{
		"/nowhere", "/en/nowhere", "/english", "/Orders/3", "/LOGIN", "/orders//", "/orders/3/4", "/login//",
	} {
		got := client.Get(path).Want(404)
		if string(got.Body) != "any page" || !strings.HasPrefix(got.Header.Get("Content-Type"), "text/html") {
			t.Errorf("%s: %s %q", path, got.Header.Get("Content-Type"), got.Body)
		}
		client.Do("HEAD", path, nil).Want(404)
	}
}

// An interface without a table of its screens decides for itself.
func TestInterfaceWithoutTable(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) {
		o.Static = fstest.MapFS{"index.html": {Data: []byte("any page")}}
	})
	client.Get("/nowhere").Want(200)
}

// No cache between gives one person's document, or its XSRF cookie, to another; the browser's own asks each time.
func TestCachingOfDocuments(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static, o.SessionCookie = built(), "session" })
	person := apitest.Cookie("session", "whatever")
	frame := client.With(person).Get("/orders/3").Want(200)
	for path, status := range map[string]int{"/orders/3": 200, "/login": 200, "/nowhere": 404} {
		got := client.Get(path).Want(status)
		if got.Header.Get("Cache-Control") != "private, no-cache" || !strings.HasPrefix(got.Header.Get("Vary"), "Cookie, Sec-Fetch-Site") {
			t.Errorf("%s: %v", path, got.Header)
		}
		head := client.Do("HEAD", path, nil).Want(status)
		if head.Header.Get("ETag") != got.Header.Get("ETag") || len(head.Body) > 0 {
			t.Errorf("HEAD %s: %v %s", path, head.Header, head.Body)
		}
	}
	known := apitest.Header("If-None-Match", frame.Header.Get("ETag"))
	client.With(person).Get("/orders/3", known).Want(304)
	client.With(person).Get("/orders/3", apitest.Header("If-None-Match", `"other", W/`+frame.Header.Get("ETag"))).Want(304)
	// Signed out since: what the browser kept is not confirmed.
	if got := client.Get("/orders/3", known).Want(200); !strings.HasSuffix(string(got.Body), "fr/login") {
		t.Errorf("a guest got %s", got.Body)
	}
}

// A document comes in the colours that were chosen on the device; what is no such choice changes nothing.
func TestSchemeOfADocument(t *testing.T) {
	t.Parallel()
	files := built()
	files["index.html"] = &fstest.MapFile{Data: []byte(`<html lang="fr">`)}
	files["assets/app.js"] = &fstest.MapFile{Data: []byte("<html >")}
	client, _ := serve(t, func(o *api.Options) { o.Static = files })
	for cookie, want := range map[string]string{
		"dark": `<html data-scheme="dark" lang="fr">`, "light": `<html data-scheme="light" lang="fr">`,
		"": `<html lang="fr">`, `"><script>`: `<html lang="fr">`,
	} {
		if got := client.Get("/nowhere", apitest.Cookie("color_scheme", cookie)).Want(404); string(got.Body) != want {
			t.Errorf("%q: %s, want %s", cookie, got.Body, want)
		}
	}
	if got := client.Get("/assets/app.js", apitest.Cookie("color_scheme", "dark")).Want(200); string(got.Body) != "<html >" {
		t.Errorf("a file that is no document: %s", got.Body)
	}
}

// The one style element of a document is allowed by its hash: what somebody else slips in is not.
func TestPolicyOfADocument(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static = built() })
	sum := sha256.Sum256([]byte(shellStyle))
	want := "; style-src-elem 'self' 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'; "
	page := client.Get("/login").Want(200)
	if policy := page.Header.Get("Content-Security-Policy"); !strings.Contains(policy, want) {
		t.Errorf("%s lacks %s", policy, want)
	}
	if policy := client.Get("/nowhere").Want(404).Header.Get("Content-Security-Policy"); strings.Contains(policy, "sha256") {
		t.Errorf("a document without style: %s", policy)
	}
}

// What the build leaves for the server is no file of the interface.
func TestTheTableOfDocumentsIsHidden(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.Static = built() })
	for _, path := range []string{"/.pages/pages.json", "/%2epages/pages.json", "/assets/../.pages/pages.json"} {
		if got := client.Get(path); strings.Contains(string(got.Body), "documents") || got.Status != 404 {
			t.Errorf("%s: %d %s", path, got.Status, got.Body)
		}
	}
	if got := client.Get("/.pages/fr/login.html", apitest.Header("Accept", "text/html")).Want(404); string(got.Body) != "any page" {
		t.Errorf("a document was sent as a file: %s", got.Body)
	}
}

func TestBrokenTableOfDocuments(t *testing.T) {
	t.Parallel()
	files := built()
	files[".pages/pages.json"] = &fstest.MapFile{Data: []byte("{")}
	if _, err := api.New(api.Options{Static: files, Clock: clock.NewFixed(now())}); err == nil {
		t.Error("a server without its documents started")
	}
}
