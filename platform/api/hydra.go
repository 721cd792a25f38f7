package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
)

// documentationPath is where the Hydra description of the API is, in the form in which API Platform gives its own.
const documentationPath = Prefix + "/docs.jsonld"

// documentationLink leads from each answer to it.
const documentationLink = `<` + documentationPath + `>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`

const documentationContext = `{"@vocab":"` + documentationPath + `#","hydra":"http://www.w3.org/ns/hydra/core#",` +
	`"rdf":"http://www.w3.org/1999/02/22-rdf-syntax-ns#","rdfs":"http://www.w3.org/2000/01/rdf-schema#",` +
	`"xmls":"http://www.w3.org/2001/XMLSchema#","owl":"http://www.w3.org/2002/07/owl#","schema":"https://schema.org/",` +
	`"domain":{"@id":"rdfs:domain","@type":"@id"},"range":{"@id":"rdfs:range","@type":"@id"},` +
	`"expects":{"@id":"hydra:expects","@type":"@id"},"returns":{"@id":"hydra:returns","@type":"@id"}}`

// documentation is a hydra:ApiDocumentation. It has no hydra:entrypoint, since the API has none: where links lead stands
// with them.
type documentation struct {
	Context     json.RawMessage `json:"@context"`
	IRI         string          `json:"@id"`
	Type        string          `json:"@type"`
	Title       string          `json:"hydra:title"`
	Description string          `json:"hydra:description"`
	Classes     []*hydraClass   `json:"hydra:supportedClass"`
}

// hydraClass is what the @type of an item names, what a body holds, or Entrypoint with the links that no item has.
type hydraClass struct {
	IRI        string           `json:"@id"`
	Type       string           `json:"@type"`
	Title      string           `json:"hydra:title"`
	Properties []*hydraProperty `json:"hydra:supportedProperty"`
	Operations []hydraOperation `json:"hydra:supportedOperation"`
}

// hydraProperty is a member of an item, or a link from it.
type hydraProperty struct {
	Type      string    `json:"@type"`
	Property  hydraTerm `json:"hydra:property"`
	Title     string    `json:"hydra:title"`
	Required  bool      `json:"hydra:required"`
	Readable  bool      `json:"hydra:readable"`
	Writeable bool      `json:"hydra:writeable"`
}

type hydraTerm struct {
	IRI        string           `json:"@id"`
	Type       string           `json:"@type"` // rdf:Property or hydra:Link
	Label      string           `json:"rdfs:label"`
	Domain     string           `json:"domain"`
	Range      any              `json:"range,omitempty"`
	Template   string           `json:"hydra:template,omitempty"` // of a link
	Operations []hydraOperation `json:"hydra:supportedOperation,omitempty"`
}

type hydraOperation struct {
	IRI     string   `json:"@id"`
	Type    []string `json:"@type"`
	Method  string   `json:"hydra:method"`
	Title   string   `json:"hydra:title"`
	Expects string   `json:"expects,omitempty"`
	Returns string   `json:"returns,omitempty"` // left out for files and streams
}

// actions say in schema.org's words what a method does, as API Platform does.
var actions = map[string]string{ //nolint:gochecknoglobals // constant
	http.MethodGet: "schema:FindAction", http.MethodPost: "schema:CreateAction", http.MethodPut: "schema:ReplaceAction",
	http.MethodPatch: "schema:UpdateAction", http.MethodDelete: "schema:DeleteAction",
}

// hydraOf writes the description of the routes that a describer knows; the same routes always give the same bytes.
func hydraOf(d *describer, routes []Route) ([]byte, error) {
	classes := newHydraClasses(d)
	classes.addSchemas()
	for _, route := range routes { // all members before the first link, which may have the name of one
		classes.addAnswer(route.operation())
	}
	for _, route := range routes {
		classes.addRoute(route.operation(), routes)
	}
	data, err := json.Marshal(documentation{
		Context: json.RawMessage(documentationContext), IRI: documentationPath, Type: "hydra:ApiDocumentation",
		Title: productName, Description: description, Classes: classes.sorted(),
	})
	if err != nil {
		return nil, fmt.Errorf("marshal the Hydra document: %w", err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, data, "", "  "); err != nil {
		return nil, fmt.Errorf("indent the Hydra document: %w", err)
	}
	indented.WriteByte('\n')
	return indented.Bytes(), nil
}
