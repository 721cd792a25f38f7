package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
)

// describer writes the OpenAPI document. Answers and requests have registries
// of their own, because a member that is always sent need not always be given;
// a type used for both is called …Input in requests.
type describer struct {
	answers  huma.Registry
	requests huma.Registry
}

// What the documents call the service.
const (
	productName = "Millésime"
	description = "Every operation of the service."
)

// OpenAPI writes the OpenAPI 3.1 document of the routes; the same routes always
// give the same bytes.
func OpenAPI(routes []Route, version string) ([]byte, error) {
	_, document, err := openAPI(routes, version)
	return document, err
}

func openAPI(routes []Route, version string) (*describer, []byte, error) {
	d := &describer{answers: newRegistry(schemaName)}
	d.requests = newRegistry(func(t reflect.Type, hint string) string {
		name := schemaName(t, hint)
		if _, taken := d.answers.Map()[name]; taken {
			return name + "Input"
		}
		return name
	})
	seen := map[reflect.Type]bool{}
	for _, route := range routes { // all answers before the first request
		nameFields(d.answers, answerType(route.operation()), seen)
		if t := answerType(route.operation()); !isRaw(t) {
			d.answers.Schema(t, true, route.Info().ID)
		}
	}
	hydra := d.answers.Schema(reflect.TypeFor[hydraError](), true, "")
	refused := d.answers.Schema(reflect.TypeFor[unauthenticated](), true, "")
	seen = map[reflect.Type]bool{}
	for _, route := range routes {
		nameFields(d.requests, route.operation().in, seen)
	}
	document := &huma.OpenAPI{
		OpenAPI: "3.1.0",
		Info: &huma.Info{
			Title: productName, Version: version, Description: description,
			License: &huma.License{Name: "Proprietary", Identifier: "LicenseRef-Proprietary"},
		},
		Servers: []*huma.Server{{URL: "/", Description: "The host that serves this document."}},
		Components: &huma.Components{
			Schemas: d.answers,
			SecuritySchemes: map[string]*huma.SecurityScheme{"bearer": {
				Type: "http", Scheme: "bearer", BearerFormat: "JWT",
				Description: "The token of POST /api/token/auth. An admin adds the header X-Switch-User to act as another user.",
			}},
		},
	}
	complete(d.answers, true)
	for _, route := range routes {
		document.AddOperation(d.operation(route.operation(), hydra, refused))
	}
	complete(d.requests, false)
	for _, route := range routes {
		if body := route.operation().plan.body; body != nil && body.json != nil {
			constrain(d.requests, d.requests.Schema(body.typ, true, bodyHint(route.operation())), rulesOf(body.typ))
		}
	}
	maps.Copy(d.answers.Map(), d.requests.Map())
	data, err := json.Marshal(document)
	if err != nil {
		return nil, nil, fmt.Errorf("marshal the OpenAPI document: %w", err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, data, "", "  "); err != nil {
		return nil, nil, fmt.Errorf("indent the OpenAPI document: %w", err)
	}
	indented.WriteByte('\n')
	for name := range d.requests.Map() { // back to what was answered, for who asks the describer on
		delete(d.answers.Map(), name)
	}
	return d, indented.Bytes(), nil
}

// answerType is the type of the body of success.
func answerType(op *operation) reflect.Type {
	if w, ok := reflect.TypeAssert[wrapper](reflect.New(op.out).Elem()); ok {
		return w.payloadType()
	}
	return op.out
}

// isRaw tells answers that are no JSON.
func isRaw(t reflect.Type) bool {
	return t == reflect.TypeFor[NoContent]() || t == reflect.TypeFor[File]() || t == reflect.TypeFor[Stream]()
}

func bodyHint(op *operation) string { return op.info.ID + "Body" }

func (d *describer) operation(op *operation, hydra, refused *huma.Schema) *huma.Operation {
	described := &huma.Operation{
		OperationID: op.info.ID, Method: op.info.Method, Path: op.info.Path, Summary: op.summary,
		Parameters: d.parameters(op), RequestBody: d.body(op),
		Responses: map[string]*huma.Response{
			strconv.Itoa(op.success): d.success(op),
			"default":                {Description: "Any other refusal.", Content: jsonContent(hydra)},
		},
		Extensions: map[string]any{"x-groups": groupsOf(op.info)},
		Security:   []map[string][]string{},
	}
	if op.tag != "" {
		described.Tags = []string{op.tag}
	}
	if op.info.Processing {
		described.Extensions["x-processing"] = true
	}
	if op.info.NotImpersonated {
		described.Extensions["x-not-impersonated"] = true
	}
	if !op.info.Public {
		described.Security = []map[string][]string{{"bearer": {}}}
		described.Responses["401"] = &huma.Response{Description: "No valid token.", Content: jsonContent(refused)}
		described.Responses["403"] = &huma.Response{Description: "Not for this user.", Content: jsonContent(hydra)}
	}
	if op.info.Cookie {
		described.Responses["401"] = &huma.Response{Description: "No valid cookie.", Content: jsonContent(refused)}
		described.Responses["403"] = &huma.Response{Description: "No valid XSRF token.", Content: jsonContent(hydra)}
	}
	if op.plan.body != nil || len(op.plan.params) > 0 {
		described.Responses["400"] = &huma.Response{Description: "A request that cannot be read.", Content: jsonContent(hydra)}
	}
	if op.plan.body != nil || len(op.plan.rules) > 0 || op.info.Method == http.MethodGet || op.info.Keyed {
		described.Responses["422"] = &huma.Response{Description: "Values against the rules.", Content: jsonContent(hydra)}
	}
	if op.mayBeAbsent || len(pathNames(op.info.Path)) > 0 {
		described.Responses["404"] = &huma.Response{Description: "No such thing, or not in the caller's sight.", Content: jsonContent(hydra)}
	}
	return described
}

func (d *describer) success(op *operation) *huma.Response {
	response := &huma.Response{Description: http.StatusText(op.success)}
	switch t := answerType(op); t {
	case reflect.TypeFor[NoContent]():
	case reflect.TypeFor[File](), reflect.TypeFor[Stream]():
		response.Content = binary(op.produces...)
	default:
		schema := d.answers.Schema(t, true, op.info.ID)
		noNullLists(schema)
		response.Content = jsonContent(schema)
	}
	return response
}

func (d *describer) body(op *operation) *huma.RequestBody {
	plan := op.plan.body
	if plan == nil {
		return nil
	}
	body := &huma.RequestBody{Required: !plan.optional}
	if op.readBack {
		body.Description = "Members of the answer that are not listed pass as they were read; a changed one is refused by its name."
	}
	if plan.json == nil {
		body.Content = binary("*/*")
		return body
	}
	schema := d.requests.Schema(plan.typ, true, bodyHint(op))
	noNullLists(schema)
	body.Content = map[string]*huma.MediaType{"application/json": {Schema: schema}}
	if op.info.Method == http.MethodPatch {
		body.Content["application/merge-patch+json"] = &huma.MediaType{Schema: schema}
	}
	return body
}

func jsonContent(schema *huma.Schema) map[string]*huma.MediaType {
	return map[string]*huma.MediaType{"application/ld+json": {Schema: schema}}
}

func binary(mediaTypes ...string) map[string]*huma.MediaType {
	content := map[string]*huma.MediaType{}
	for _, mediaType := range mediaTypes {
		content[mediaType] = &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString, Format: "binary"}}
	}
	return content
}

// groupsOf is the value of x-groups and of the permission map: names in
// alphabetical order, or "public".
func groupsOf(info Info) any {
	if info.Public {
		return "public"
	}
	names := make([]string, len(info.Groups))
	for i, g := range info.Groups {
		names[i] = string(g)
	}
	slices.Sort(names)
	return names
}
