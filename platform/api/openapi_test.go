package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"millesime/platform/api"
	"millesime/platform/auth"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares with a committed file; `go test ./platform/api -update`
// writes it.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs from what is written now:\n%s", name, got)
	}
}

func TestOpenAPI(t *testing.T) {
	t.Parallel()
	routes := (&sample{}).routes()
	document, err := api.OpenAPI(routes, "1.2.3")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "openapi.gen.json", document)
	for range 10 {
		again, err := api.OpenAPI((&sample{}).routes(), "1.2.3")
		if err != nil || !bytes.Equal(again, document) {
			t.Fatalf("another document: %v", err)
		}
	}
	client, _ := serve(t, nil)
	if served := client.Get("/api/docs.json").Want(200).Body; !bytes.Equal(served, document) {
		t.Error("another document is served")
	}
}

// Every $ref leads somewhere and no array is nullable.
func TestOpenAPIHoldsTogether(t *testing.T) {
	t.Parallel()
	data, err := api.OpenAPI((&sample{}).routes(), "1")
	if err != nil {
		t.Fatal(err)
	}
	var document map[string]any
	if err := json.Unmarshal(data, &document); err != nil {
		t.Fatal(err)
	}
	components, _ := document["components"].(map[string]any)
	schemas, _ := components["schemas"].(map[string]any)
	var walk func(any)
	walk = func(value any) {
		switch v := value.(type) {
		case []any:
			for _, item := range v {
				walk(item)
			}
		case map[string]any:
			if ref, ok := v["$ref"].(string); ok && schemas[strings.TrimPrefix(ref, "#/components/schemas/")] == nil {
				t.Errorf("%s leads nowhere", ref)
			}
			if types, ok := v["type"].([]any); ok && types[0] == "array" {
				t.Errorf("nullable array: %v", v)
			}
			for _, item := range v {
				walk(item)
			}
		}
	}
	walk(document)
	if len(schemas) == 0 {
		t.Error("no schemas")
	}
}

type graded struct {
	Before  *auth.Status  `json:"before"`
	May     []auth.Status `json:"may"`
	Outcome string        `json:"outcome" enum:"done,refused,"`
	Now     auth.Status   `json:"now" enum:"valid,blocked"`
}

// A closed set is written out: that of a type with Codes, and before it what the member itself says.
func TestOpenAPITellsClosedSets(t *testing.T) {
	t.Parallel()
	data, err := api.OpenAPI([]api.Route{api.Endpoint[nothing, graded]{
		ID: "graded.get", Method: http.MethodGet, Path: "/graded", Tag: "wines", Summary: "A grade", Groups: buyers(),
		Handle: func(context.Context, nothing) (graded, error) { return graded{}, nil },
	}.Route()}, "1")
	if err != nil {
		t.Fatal(err)
	}
	var document struct {
		Components struct {
			Schemas struct {
				Graded struct {
					Properties map[string]struct {
						Enum  []any
						Items struct{ Enum []any }
					}
				}
			}
		}
	}
	if err := json.Unmarshal(data, &document); err != nil {
		t.Fatal(err)
	}
	for member, want := range map[string][]any{
		"before": {"processing", "valid", "blocked", "deleted", nil}, "may": {"processing", "valid", "blocked", "deleted"},
		"outcome": {"done", "refused", ""}, "now": {"valid", "blocked"},
	} {
		told := document.Components.Schemas.Graded.Properties[member]
		if got := slices.Concat(told.Enum, told.Items.Enum); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v", member, got)
		}
	}
}

func TestPermissions(t *testing.T) {
	t.Parallel()
	var operations []api.Info
	for _, route := range (&sample{}).routes() {
		operations = append(operations, route.Info())
	}
	permissions, err := api.Permissions(operations)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "permissions.gen.json", permissions)
}
