package app_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// contract is the OpenAPI document as a client reads it, with a compiled schema for each answer that was looked at.
type contract struct {
	paths      map[string]any
	components map[string]any // schemas by name
	compiler   *jsonschema.Compiler
	schemas    map[string]*jsonschema.Schema
}

const contractURL = "https://millesime.test/openapi.json"

func readContract(t *testing.T, h *apptest.House) *contract {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(h.Guest(t).Get("/api/docs.json").Want(200).Body))
	if err != nil {
		t.Fatal(err)
	}
	root := object(value)
	components := object(object(root["components"])["schemas"])
	for _, schema := range components {
		closed(object(schema))
	}
	c := &contract{paths: object(root["paths"]), components: components, compiler: jsonschema.NewCompiler(), schemas: map[string]*jsonschema.Schema{}}
	c.compiler.DefaultDraft(jsonschema.Draft2020)
	c.compiler.AssertFormat()
	if err := c.compiler.AddResource(contractURL, root); err != nil {
		t.Fatal(err)
	}
	return c
}

// closed refuses members that a schema does not name: an answer that has more than the document tells is a mismatch too.
func closed(schema map[string]any) {
	if _, open := schema["additionalProperties"]; !open && schema["properties"] != nil {
		schema["additionalProperties"] = false
	}
}

// reads are the paths that can be read, in order.
func (c *contract) reads() []string {
	var all []string
	for path, item := range c.paths {
		if object(item)["get"] != nil {
			all = append(all, path)
		}
	}
	slices.Sort(all)
	return all
}

// takesBack tells whether what is read at a path is changed there by sending it back. Rows of an import are a list, and the number of
// an invoice is given once.
func (c *contract) takesBack(path string) bool {
	otherwise := []string{"/api/product_imports/{id}/rows", "/api/invoices/{id}"}
	return object(c.paths[path])["patch"] != nil && !slices.Contains(otherwise, path)
}

// check compares an answer to GET with what the document says of it; the mismatches are "pointer: what is wrong".
func (c *contract) check(path string, got *apitest.Response) []string {
	responses := object(object(object(c.paths[path])["get"])["responses"])
	status := strconv.Itoa(got.Status)
	if responses[status] == nil {
		if got.Status < http.StatusMultipleChoices || responses["default"] == nil {
			return []string{": nothing is said of status " + status}
		}
		status = "default"
	}
	content := object(object(responses[status])["content"])
	media := got.Header.Get("Content-Type")
	if plain, _, _ := strings.Cut(media, ";"); content[media] == nil {
		media = plain
	}
	if content[media] == nil {
		return []string{fmt.Sprintf(": sent as %q, told as %q", media, slices.Sorted(maps.Keys(content)))}
	}
	if !strings.HasSuffix(media, "json") || object(object(content[media])["schema"])["format"] == "binary" {
		return nil
	}
	schema, err := c.schema(path, status, media)
	if err != nil {
		return []string{": " + err.Error()}
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(got.Body))
	if err != nil {
		return []string{": " + err.Error()}
	}
	return mismatches(schema.Validate(value))
}

func (c *contract) schema(path, status, media string) (*jsonschema.Schema, error) {
	at := "#"
	for _, step := range []string{"paths", path, "get", "responses", status, "content", media, "schema"} {
		at += "/" + strings.NewReplacer("~", "~0", "/", "~1", "{", "%7B", "}", "%7D", "+", "%2B").Replace(step)
	}
	if known := c.schemas[at]; known != nil {
		return known, nil
	}
	schema, err := c.compiler.Compile(contractURL + at)
	c.schemas[at] = schema
	return schema, err
}

var numbers = regexp.MustCompile(`/\d+`)

// mismatches are told once for all members of a list.
func mismatches(err error) []string {
	invalid, ok := errors.AsType[*jsonschema.ValidationError](err)
	if !ok {
		if err != nil {
			return []string{": " + err.Error()}
		}
		return nil
	}
	found := map[string]bool{}
	english := message.NewPrinter(language.English)
	var walk func(e *jsonschema.ValidationError)
	walk = func(e *jsonschema.ValidationError) {
		for _, cause := range e.Causes {
			walk(cause)
		}
		if _, group := e.ErrorKind.(*kind.Group); len(e.Causes) > 0 || group {
			return
		}
		pointer := numbers.ReplaceAllString("/"+strings.Join(e.InstanceLocation, "/"), "/*")
		found[pointer+": "+e.ErrorKind.LocalizedString(english)] = true
	}
	walk(invalid)
	return slices.Sorted(maps.Keys(found))
}

func object(value any) map[string]any {
	members, _ := value.(map[string]any)
	return members
}
