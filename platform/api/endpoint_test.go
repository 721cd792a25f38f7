package api_test

import (
	"context"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/auth"
)

// A wrong declaration ends the program when it starts.
func TestWrongDeclarations(t *testing.T) {
	t.Parallel()
	type endpoint = api.Endpoint[nothing, api.NoContent]
	right := endpoint{
		ID: "a", Method: "GET", Path: "/a", Public: true,
		Handle: func(context.Context, nothing) (api.NoContent, error) { return api.NoContent{}, nil },
	}
	right.Route()
	for why, spoil := range map[string]func(*endpoint){
		"no ID":                      func(e *endpoint) { e.ID = "" },
		"no groups":                  func(e *endpoint) { e.Public = false },
		"exclude each other":         func(e *endpoint) { e.Groups = auth.Buyers() },
		"Public and NotImpersonated": func(e *endpoint) { e.NotImpersonated = true },
		"unknown group":              func(e *endpoint) { e.Public, e.Groups = false, []auth.Group{"nobody"} },
		"unknown method":             func(e *endpoint) { e.Method = "get" },
		"below /api":                 func(e *endpoint) { e.Path = "/api/a" },
		"begins with a slash":        func(e *endpoint) { e.Path = "a" },
		"no Handle":                  func(e *endpoint) { e.Handle = nil },
		"no field reads {other}":     func(e *endpoint) { e.Path = "/a/{other}" },
	} {
		wrong := right
		spoil(&wrong)
		mustPanic(t, why, func() { wrong.Route() })
	}
	mustPanic(t, "the path has no {id}", func() { declare[byID]("/a") })
	mustPanic(t, "has no tag", func() { declare[struct{ Forgotten string }]("/a") })
	mustPanic(t, "a parameter cannot be a struct", func() {
		declare[struct {
			A struct{} `query:"a"`
		}]("/a")
	})
	mustPanic(t, "the enum of A", func() {
		declare[struct {
			A string `query:"a" enum:"b,c"`
		}]("/a")
	})
	mustPanic(t, "a body cannot hold a chan int", func() { declare[struct{ Body struct{ A chan int } }]("/a") })
	mustPanic(t, "not a struct", func() { declare[int]("/a") })
	mustPanic(t, "what it reads takes another input", func() {
		api.Patch("a", "/a", "things", auth.Buyers(), "Change it", right.Handle,
			api.Reads(func(context.Context, byID) ([]any, error) { return nil, nil }))
	})
	mustPanic(t, "two routes for GET /api/a", func() {
		other := right
		other.ID = "b"
		_, _ = api.New(api.Options{Clock: fixed(), Routes: []api.Route{right.Route(), other.Route()}})
	})
	mustPanic(t, "two endpoints with the ID a", func() {
		_, _ = api.New(api.Options{Clock: fixed(), Routes: []api.Route{right.Route(), right.Route()}})
	})
}

func declare[In any](path string) {
	api.Endpoint[In, api.NoContent]{
		ID: "a", Method: "GET", Path: path, Public: true,
		Handle: func(context.Context, In) (api.NoContent, error) { return api.NoContent{}, nil },
	}.Route()
}

func mustPanic(t *testing.T, why string, do func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if text, _ := recover().(string); !strings.Contains(text, why) {
			t.Errorf("%s: panic %q", why, text)
		}
	}()
	do()
}
