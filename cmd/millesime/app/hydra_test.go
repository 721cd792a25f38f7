package app_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// vocabulary is the Hydra documentation as a client reads it: the members of each class.
type vocabulary map[string]map[string]bool

func readVocabulary(t *testing.T, h *apptest.House) vocabulary {
	t.Helper()
	var document struct {
		Classes []struct {
			Title      string `json:"hydra:title"`
			Properties []struct {
				Title string `json:"hydra:title"`
			} `json:"hydra:supportedProperty"`
		} `json:"hydra:supportedClass"`
	}
	h.Guest(t).Get("/api/docs.jsonld").Want(200).JSON(&document)
	classes := vocabulary{}
	for _, class := range document.Classes {
		classes[class.Title] = map[string]bool{}
		for _, property := range class.Properties {
			classes[class.Title][property.Title] = true
		}
	}
	return classes
}

// check looks at every item of an answer: its @type is a class, and its members are told there.
func (v vocabulary) check(value any) []string {
	found := map[string]bool{}
	var walk func(value any)
	walk = func(value any) {
		switch part := value.(type) {
		case []any:
			for _, item := range part {
				walk(item)
			}
		case map[string]any:
			class, _ := part["@type"].(string)
			if class != "" && !strings.HasPrefix(class, "hydra:") && v[class] == nil {
				found[fmt.Sprintf("@type %s is no class of docs.jsonld", class)] = true
			}
			for name, member := range part {
				if v[class] != nil && !strings.HasPrefix(name, "@") && !v[class][name] {
					found[fmt.Sprintf("%s/%s is not told in docs.jsonld", class, name)] = true
				}
				walk(member)
			}
		}
	}
	walk(value)
	return slices.Sorted(maps.Keys(found))
}

// The Hydra documentation tells of the operations that the OpenAPI document tells of, each once.
func TestBothDocumentsTellOfTheSameOperations(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	told := map[string]int{}
	var walk func(value any, member string)
	walk = func(value any, member string) {
		switch part := value.(type) {
		case []any:
			for _, item := range part {
				walk(item, member)
			}
		case map[string]any:
			for name, item := range part {
				walk(item, name)
			}
			if id, ok := part["operationId"].(string); ok {
				told[id]++
			}
			if id, _ := part["@id"].(string); member == "hydra:supportedOperation" {
				told[strings.TrimPrefix(id, "#")] += 100
			}
		}
	}
	for _, path := range []string{"/api/docs.json", "/api/docs.jsonld"} {
		var document any
		h.Guest(t).Get(path).Want(200).JSON(&document)
		walk(document, "")
	}
	for id, times := range told {
		if times != 101 {
			t.Errorf("%s is told of %d times in docs.json and %d times in docs.jsonld", id, times%100, times/100)
		}
	}
	if len(told) < 100 {
		t.Errorf("%d operations", len(told))
	}
}
