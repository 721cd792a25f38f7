package api_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"millesime/platform/api/apitest"
)

// The Hydra documentation is made of the routes: each operation once, and what it names is there.
func TestHydraDocumentation(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	got := client.Get("/api/docs.jsonld").Want(200)
	if media := got.Header.Get("Content-Type"); media != "application/ld+json" {
		t.Errorf("sent as %q", media)
	}
	golden(t, "docs.gen.jsonld", got.Body)
	for path, want := range map[string]string{
		"@id": "/api/docs.jsonld", "@type": "hydra:ApiDocumentation", "@context/@vocab": "/api/docs.jsonld#", "hydra:entrypoint": "",
	} {
		if text := got.Text(path); text != want {
			t.Errorf("%s: %s instead of %s", path, text, want)
		}
	}
	if text := client.Get("/api/contexts/Wine").Want(200).Text("@context/@vocab"); text != got.Text("@context/@vocab") {
		t.Errorf("the @type of an item is expanded by %s", text)
	}
	var document any
	got.JSON(&document)
	known, named, operations := map[string]bool{}, map[string]bool{}, []string{}
	var walk func(value any)
	walk = func(value any) {
		switch v := value.(type) {
		case []any:
			for _, item := range v {
				walk(item)
			}
		case map[string]any:
			id, _ := v["@id"].(string)
			if v["@type"] == "hydra:Class" {
				known[id] = true
			}
			if v["hydra:method"] != nil {
				operations = append(operations, id)
			}
			for _, member := range []string{"range", "domain", "expects", "returns", "owl:allValuesFrom"} {
				name, _ := v[member].(string)
				if of, ok := v[member].(map[string]any); ok {
					name, _ = of["@id"].(string)
				}
				if strings.HasPrefix(name, "#") {
					named[name] = true
				}
			}
			for _, item := range v {
				walk(item)
			}
		}
	}
	walk(document)
	for name := range named {
		if !known[name] {
			t.Errorf("%s leads nowhere", name)
		}
	}
	var declared []string
	for _, route := range s.routes() {
		declared = append(declared, "#"+route.Info().ID)
	}
	slices.Sort(declared)
	slices.Sort(operations)
	if !slices.Equal(operations, declared) {
		t.Errorf("operations %v instead of %v", operations, declared)
	}
}

// What a client finds by hand: the class of an item with what it may do there, its members, and links to the rest.
func TestHydraClasses(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	var document struct {
		Classes []struct {
			IRI        string `json:"@id"`
			Properties []struct {
				Title     string `json:"hydra:title"`
				Writeable bool   `json:"hydra:writeable"`
				Property  struct {
					Type       string          `json:"@type"`
					Range      json.RawMessage `json:"range"`
					Template   string          `json:"hydra:template"`
					Operations []struct {
						IRI     string `json:"@id"`
						Returns string `json:"returns"`
						Expects string `json:"expects"`
					} `json:"hydra:supportedOperation"`
				} `json:"hydra:property"`
			} `json:"hydra:supportedProperty"`
			Operations []struct {
				IRI     string   `json:"@id"`
				Type    []string `json:"@type"`
				Returns string   `json:"returns"`
				Expects string   `json:"expects"`
			} `json:"hydra:supportedOperation"`
		} `json:"hydra:supportedClass"`
	}
	client.Get("/api/docs.jsonld").Want(200).JSON(&document)
	found := map[string]string{}
	for _, class := range document.Classes {
		for _, o := range class.Operations {
			found[class.IRI+" "+o.IRI] = o.Type[1] + " " + o.Expects + " " + o.Returns
		}
		for _, p := range class.Properties {
			text := strings.Join(strings.Fields(string(p.Property.Range)), "")
			if p.Writeable {
				text += " writeable"
			}
			found[class.IRI+"/"+p.Title] = text
			for _, o := range p.Property.Operations {
				found[class.IRI+"/"+p.Title+" "+o.IRI] = p.Property.Template + " " + o.Expects + " " + o.Returns
			}
		}
	}
	for what, want := range map[string]string{
		"#Wine #wines.get":                     "schema:FindAction  #Wine",
		"#Wine #wines.edit":                    "schema:UpdateAction #Change owl:Nothing",
		"#Wine/name":                           `"xmls:string" writeable`,
		"#Wine/priceTaxExcl":                   `"xmls:decimal" writeable`,
		"#Wine/floorTaxExcl":                   `"xmls:decimal"`,
		"#Wine/since":                          `"xmls:dateTime"`,
		"#Wine/supplier":                       `"#Supplier"`,
		"#Wine/tags":                           `"xmls:string"`,
		"#Draft/organic":                       `"xmls:boolean" writeable`,
		"#Draft/lines":                         `"#LineInput" writeable`,
		"#Entrypoint/wines":                    `[{"@id":"hydra:Collection"},{"owl:equivalentClass":{"owl:allValuesFrom":{"@id":"#Wine"},"owl:onProperty":{"@id":"hydra:member"}}}]`,
		"#Entrypoint/wines #wines.list":        "/api/wines  hydra:Collection",
		"#Entrypoint/wines #wines.create":      "/api/wines #Draft #Wine",
		"#Entrypoint/wines/pdf #wines.pdf":     "/api/wines/pdf  ",
		"#Entrypoint/me/erasure #me.erase":     "/api/me/erasure  owl:Nothing",
		"#Entrypoint/wines/import":             "",
		"#ConstraintViolationList/hydra:title": `"xmls:string"`,
	} {
		if text, ok := found[what]; !ok || text != want {
			t.Errorf("%s: %q instead of %q", what, text, want)
		}
	}
}

// Every answer of the API leads to its documentation, refusals too.
func TestAnswersLeadToTheirDocumentation(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	const want = `</api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`
	for _, got := range []*apitest.Response{
		client.Get("/api/wines", apitest.Token(restaurantToken)).Want(200),
		client.Get("/api/wines/5", apitest.Token(restaurantToken), apitest.Header("If-None-Match", `"v7"`)).Want(304),
		client.Get("/api/wines").Want(401), client.Get("/api/nothing").Want(404), client.Get("/api/docs.jsonld").Want(200),
		client.Do(http.MethodPut, "/api/wines", nil).Want(405),
	} {
		if link := got.Header.Get("Link"); link != want {
			t.Errorf("Link: %q (%d)", link, got.Status)
		}
	}
	if link := client.Get("/").Header.Get("Link"); link != "" {
		t.Errorf("a page has the Link %q", link)
	}
}
