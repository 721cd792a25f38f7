package api_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/log"
)

// Every refusal of the HTTP surface: its status, fault code and French text.
func TestRefusals(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for _, c := range []struct {
		name         string
		method, path string
		body         any
		options      []apitest.Option
		status       int
		code         string
		description  string // a part of it
	}{
		{"unknown operation", "GET", "/api/nothing", nil, nil, 404, "api.not_found", "n’existe pas"},
		{"a context that no answer names", "GET", "/api/contexts/Nonsense", nil, nil, 404, "api.not_found", ""},
		{"the API itself", "GET", "/api", nil, nil, 404, "api.not_found", ""},
		{"doubled slash", "GET", "/api//wines", nil, nil, 404, "api.not_found", ""},
		{"wrong method", "DELETE", "/api/wines", nil, nil, 405, "api.method_not_allowed", ""},
		{"wrong group", "POST", "/api/wines", "{}", opts(restaurantToken), 403, "api.forbidden", "Vous n’avez pas accès"},
		{"processing user", "GET", "/api/wines", nil, opts("restaurant:processing"), 403, "api.awaiting_validation", "Votre compte est en attente de validation"},
		{"compressed body", "POST", "/api/wines", "{}", opts(supplierToken, apitest.Header("Content-Encoding", "gzip")), 415, "api.content_encoding", ""},
		{"form", "POST", "/api/wines", "a=b", opts(supplierToken, apitest.Header("Content-Type", "application/x-www-form-urlencoded")), 415, "api.media_type", ""},
		{"merge patch outside PATCH", "POST", "/api/wines", "{}", opts(supplierToken, apitest.Header("Content-Type", "application/merge-patch+json")), 415, "api.media_type", ""},
		{"no body", "POST", "/api/wines", " ", opts(supplierToken), 400, "api.body_missing", ""},
		{"null body", "POST", "/api/wines", "null", opts(supplierToken), 400, "api.body_missing", ""},
		{"malformed JSON", "POST", "/api/wines", `{"name":}`, opts(supplierToken), 400, "api.json_syntax", "octet 9"},
		{"data after the value", "POST", "/api/wines", `{"name":"a"} {}`, opts(supplierToken), 400, "api.json_syntax", ""},
		{"unknown member", "POST", "/api/wines", `{"name":"a","lines":[{},{"product":1,"x":1}]}`, opts(supplierToken), 400, "api.unknown_member", "« lines[1].x »"},
		{"member in another case", "POST", "/api/wines", `{"Name":"a"}`, opts(supplierToken), 400, "api.unknown_member", "« Name »"},
		{"wrong type", "POST", "/api/wines", `{"lines":[{"quantity":"many"}]}`, opts(supplierToken), 400, "api.bad_member", "« lines[0].quantity » n’est pas valide : un nombre entier"},
		{"fraction for an integer", "POST", "/api/wines", `{"vintage":2020.5}`, opts(supplierToken), 400, "api.bad_member", "« vintage »"},
		{"no decimal", "POST", "/api/wines", `{"priceTaxExcl":1e2}`, opts(supplierToken), 400, "api.bad_member", "« priceTaxExcl »"},
		{"list for an object", "POST", "/api/wines", `[]`, opts(supplierToken), 400, "api.bad_member", "un objet est attendu"},
		{"reference to another resource", "POST", "/api/wines", `{"supplier":"/api/products/3"}`, opts(supplierToken), 400, "api.bad_member", "/api/users/1"},
		{"NUL", "POST", "/api/wines", `{"name":"a\u0000"}`, opts(supplierToken), 400, "api.malformed", ""},
		{"not UTF-8", "POST", "/api/wines", "{\"name\":\"\xff\"}", opts(supplierToken), 400, "api.malformed", ""},
		{"bad query number", "GET", "/api/wines?page=two", nil, opts(restaurantToken), 400, "api.bad_parameter", "« page »"},
		{"page 0", "GET", "/api/wines?page=0", nil, opts(restaurantToken), 400, "api.bad_parameter", "« page »"},
		{"itemsPerPage -2", "GET", "/api/wines?itemsPerPage=-2", nil, opts(restaurantToken), 400, "api.bad_parameter", ""},
		{"bad query reference", "GET", "/api/wines?customer=/api/wines/3", nil, opts(restaurantToken), 400, "api.bad_parameter", "customer"},
		{"NUL in the query", "GET", "/api/wines?search=%00", nil, opts(restaurantToken), 400, "api.bad_parameter", "search"},
		{"id that is none", "GET", "/api/wines/abc", nil, opts(restaurantToken), 404, "api.not_found", ""},
		{"not found by the handler", "GET", "/api/wines/404", nil, opts(restaurantToken), 404, "api.not_found", ""},
		{"body over the limit", "POST", "/api/wines", strings.Repeat(" ", 1<<20+1), opts(supplierToken), 413, "api.too_large", ""},
		{"body over the larger limit", "POST", "/api/wines/import", strings.Repeat(" ", 3<<20+1), opts(supplierToken), 413, "api.too_large", ""},
		{"deadline", "POST", "/api/wines/trouble?kind=slow", nil, opts(supplierToken), 503, "api.deadline", ""},
		{"conflict", "POST", "/api/wines/trouble?kind=conflict", nil, opts(supplierToken), 409, "wines.sold_out", "Plus que 3 bouteilles"},
		{"no XSRF token", "POST", "/api/token/refresh", nil, []apitest.Option{apitest.Cookie("refresh", "mine")}, 403, "api.xsrf", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := client.With().Do(c.method, c.path, c.body, c.options...).Want(c.status)
			if got.Text("code") != c.code || !strings.Contains(got.Text("hydra:description"), c.description) {
				t.Errorf("got %s", got.Body)
			}
			if got.Text("@type") != "hydra:Error" || got.Text("@context") != "/api/contexts/Error" ||
				got.Value("status") != float64(c.status) || got.Text("hydra:title") == "" {
				t.Errorf("not a hydra error: %s", got.Body)
			}
			if got.Header.Get("X-Request-Id") == "" || got.Header.Get("Cache-Control") != "no-store" ||
				got.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Errorf("headers: %v", got.Header)
			}
		})
	}
}

func opts(token string, more ...apitest.Option) []apitest.Option {
	return append([]apitest.Option{apitest.Token(token)}, more...)
}

// Domain 9.1: bodies of 401 hold exactly two members.
func TestUnauthenticated(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for token, message := range map[string]string{
		"": "JWT Token not found", "expired": "Expired JWT Token", "nonsense": "Invalid JWT Token",
		"restaurant:blocked": "Invalid JWT Token", "restaurant:deleted": "Invalid JWT Token",
	} {
		got := client.Get("/api/wines", apitest.Token(token)).Want(http.StatusUnauthorized)
		if want := `{"code":401,"message":"` + message + `"}`; string(got.Body) != want {
			t.Errorf("token %q: %s instead of %s", token, got.Body, want)
		}
	}
	if got := client.Get("/api/wines", apitest.Header("Authorization", "Basic abc")); got.Text("message") != "JWT Token not found" {
		t.Errorf("another scheme: %s", got.Body)
	}
}

// What is unknown or internal is never told, and is logged with its request.
func TestInternalErrorsAreNotTold(t *testing.T) {
	t.Parallel()
	var lines bytes.Buffer
	client, _ := serve(t, func(o *api.Options) { o.Log = log.New(&lines, clock.NewFixed(now())) })
	for _, kind := range []string{"panic", "unknown", "internal"} {
		got := client.Post("/api/wines/trouble?kind="+kind, nil, opts(supplierToken, apitest.Header("X-Request-Id", "id-"+kind))...)
		got.Want(http.StatusInternalServerError)
		if strings.Contains(string(got.Body), "secret") || strings.Contains(string(got.Body), "hunter2") ||
			got.Text("hydra:description") != "Internal Server Error" {
			t.Errorf("%s: %s", kind, got.Body)
		}
		if !strings.Contains(lines.String(), `"request_id":"id-`+kind+`"`) {
			t.Errorf("%s: not logged: %s", kind, lines.String())
		}
	}
	for _, told := range []string{"secret panic text", "hunter2", `"user":3`, `"route":"wines.trouble"`, `"status":500`} {
		if !strings.Contains(lines.String(), told) {
			t.Errorf("the log lacks %s: %s", told, lines.String())
		}
	}
}

func TestViolations(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	body := map[string]any{"email": "nobody", "lines": []any{map[string]any{"quantity": 0}}}
	french := client.Post("/api/wines", body, opts(supplierToken)...)
	if french.Text("@type") != "ConstraintViolationList" || french.Value("status") != 422.0 {
		t.Errorf("got %s", french.Body)
	}
	english := client.Post("/api/wines", body, opts(supplierToken, apitest.Header("Accept-Language", "en"))...).Violations()
	for path, message := range french.Violations() {
		if message == "" || english[path] == "" || message == english[path] {
			t.Errorf("%s: %q and %q", path, message, english[path])
		}
	}
	if len(english) != 3 || english["name"] == "" || english["email"] == "" || english["lines[0].quantity"] == "" {
		t.Errorf("violations: %v", english)
	}
	if french.Text("violations/0/code") != "required" {
		t.Errorf("code: %s", french.Body)
	}
}

func TestMethodsOfAPath(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	if allow := client.Delete("/api/wines").Header.Get("Allow"); allow != "GET, HEAD, POST" {
		t.Errorf("Allow: %q", allow)
	}
	head := client.Do(http.MethodHead, "/api/wines/facets", nil, apitest.Token(restaurantToken)).Want(http.StatusOK)
	if len(head.Body) != 0 || head.Header.Get("Content-Length") != "9" {
		t.Errorf("HEAD: %q %v", head.Body, head.Header)
	}
}

func TestErrorExtras(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	conflict := client.Post("/api/wines/trouble?kind=conflict", nil, opts(supplierToken)...)
	if conflict.Value("quote") != 5.0 || conflict.Value("status") != 409.0 {
		t.Errorf("merged body: %s", conflict.Body)
	}
	busy := client.Post("/api/wines/trouble?kind=busy", nil, opts(supplierToken)...).Want(http.StatusTooManyRequests)
	if busy.Header.Get("Retry-After") != "2" {
		t.Errorf("Retry-After: %v", busy.Header)
	}
}

// English only for those who prefer it (domain 9.1).
func TestErrorLanguage(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for header, english := range map[string]bool{
		"": false, "fr": false, "de": false, "en": true, "en-GB,en;q=0.9": true, "fr-FR,fr;q=0.9,en;q=0.8": false,
		"de,en;q=0.5,fr;q=0.4": true, "en;q=0.5,fr;q=0.9": false, "en,fr": true, "fr,en": false, "en;q=0": false, "*": false,
	} {
		got := client.Get("/api/nothing", apitest.Header("Accept-Language", header)).Text("hydra:description")
		if strings.HasPrefix(got, "This") != english {
			t.Errorf("Accept-Language %q: %s", header, got)
		}
	}
}
