package api_test

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// Every operation × every group × processing or valid: who may is exactly what
// the route table says.
func TestGroups(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	for _, route := range s.routes() {
		info := route.Info()
		if info.Public || info.ID == "wines.stream" {
			continue
		}
		path := strings.ReplaceAll(info.Path, "{id}", "1")
		for _, group := range auth.AllGroups() {
			for _, status := range []auth.Status{auth.Valid, auth.Processing} {
				got := client.Do(info.Method, path, nil, apitest.Token(string(group)+":"+string(status)))
				code := ""
				if got.Status == http.StatusForbidden {
					code = got.Text("code")
				}
				want := ""
				switch {
				case status == auth.Processing && !info.Processing:
					want = "api.awaiting_validation"
				case !slices.Contains(info.Groups, group):
					want = "api.forbidden"
				}
				if code != want {
					t.Errorf("%s as %s, %s: %q instead of %q", info.ID, group, status, code, want)
				}
			}
		}
	}
}

func TestImpersonation(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	got := client.Get("/api/me", apitest.Token("admin:valid"), apitest.As(8)).Want(200)
	if got.Text("id") != "8" || got.Text("impersonator") != "3" {
		t.Errorf("got %s", got.Body)
	}
	client.Post("/api/wines", `{"name":"a"}`, opts(supplierToken)...).Want(201)
	if !s.hasActo || s.seen.ID != 3 || s.ip == "" {
		t.Errorf("context: %+v, ip %q", s.seen, s.ip)
	}
}

// What a person does itself is refused to whoever acts for it, before anything is read.
func TestNotImpersonated(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	client.Post("/api/me/erasure", nil, apitest.Token("cse:valid")).Want(http.StatusNoContent)
	got := client.Post("/api/me/erasure", nil, apitest.Token("admin:valid"), apitest.As(8)).Want(http.StatusForbidden)
	if got.Text("code") != "auth.impersonating" {
		t.Errorf("got %s", got.Body)
	}
}

func TestAuthenticateFailure(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) {
		o.Authenticate = func(context.Context, string, string) (auth.Actor, error) {
			return auth.Actor{}, errors.New("database is gone")
		}
	})
	got := client.Get("/api/me", apitest.Token("x")).Want(http.StatusInternalServerError)
	if strings.Contains(string(got.Body), "database") {
		t.Errorf("told: %s", got.Body)
	}
}

// Where a cookie alone authenticates, the XSRF token is required; a Bearer
// token makes cookies count for nothing.
func TestXSRF(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	client = client.With(apitest.Cookie("refresh", "mine"))
	client.Post("/api/token/refresh", nil).Want(http.StatusForbidden)
	token := client.Cookie("XSRF-TOKEN")
	if token == "" {
		t.Fatal("the refusal gave no XSRF cookie")
	}
	client.Post("/api/token/refresh", nil, apitest.Cookie("XSRF-TOKEN", "forged"), apitest.XSRF()).Want(http.StatusForbidden)
	if token = client.Cookie("XSRF-TOKEN"); token == "forged" {
		t.Error("a forged cookie was left alone")
	}
	client.Post("/api/token/refresh", nil, apitest.Header("X-XSRF-TOKEN", token+"x")).Want(http.StatusForbidden)
	if got := client.Post("/api/token/refresh", nil, apitest.XSRF()).Want(200); got.Text("was") != "mine" {
		t.Errorf("got %s", got.Body)
	}
	if client.Cookie("refresh") != "next" || client.Cookie("XSRF-TOKEN") != token {
		t.Errorf("cookies: refresh %q, XSRF changed: %v", client.Cookie("refresh"), client.Cookie("XSRF-TOKEN") != token)
	}
	if got := client.Post("/api/token/refresh", nil, apitest.Token("x")).Want(200); got.Text("was") != "" {
		t.Errorf("a cookie was read beside a Bearer token: %s", got.Body)
	}
}

func TestXSRFWithoutMechanism(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, func(o *api.Options) { o.XSRF = nil })
	client.Post("/api/token/refresh", nil, apitest.Cookie("refresh", "mine"), apitest.Cookie("XSRF-TOKEN", "a"), apitest.Header("X-XSRF-TOKEN", "a")).Want(http.StatusForbidden)
}

func TestClientIP(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		trusted   []string
		forwarded string
		want      string
	}{
		{nil, "1.2.3.4", "0.0.0.0"},
		{[]string{"0.0.0.0"}, "1.2.3.4", "1.2.3.4"},
		{[]string{"0.0.0.0/8", "10.0.0.0/8"}, "6.6.6.6, 1.2.3.4, 10.0.0.7", "1.2.3.4"},
		{[]string{"0.0.0.0"}, "6.6.6.6, nonsense", "0.0.0.0"},
		{[]string{"0.0.0.0"}, "", "0.0.0.0"},
	} {
		client, s := serve(t, func(o *api.Options) { o.TrustedProxies = c.trusted })
		client.Post("/api/wines", `{"name":"a"}`, opts(supplierToken, apitest.Header("X-Forwarded-For", c.forwarded))...).Want(201)
		if s.ip != c.want {
			t.Errorf("%v, %q: %s instead of %s", c.trusted, c.forwarded, s.ip, c.want)
		}
	}
	// A proxy that adds a line of its own below the one the client made up.
	client, s := serve(t, func(o *api.Options) { o.TrustedProxies = []string{"0.0.0.0"} })
	added := func(_ *apitest.Client, header http.Header) {
		header["X-Forwarded-For"] = []string{"6.6.6.6", "1.2.3.4"}
	}
	client.Post("/api/wines", `{"name":"a"}`, opts(supplierToken, added)...).Want(201)
	if s.ip != "1.2.3.4" {
		t.Errorf("with two lines: %s", s.ip)
	}
	if _, err := api.New(api.Options{Clock: fixed(), TrustedProxies: []string{"nonsense"}}); err == nil {
		t.Error("a nonsense proxy was accepted")
	}
}
