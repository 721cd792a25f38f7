package main

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:embed all:_screen
var screenFiles embed.FS

const everyone = 10 // groups

// addScreen makes the screens of a collection of the API, a list, a detail and a form: their routes, feature, texts and tests.
func addScreen(h *house, feature string, words []string) error {
	n, err := namesOf(words)
	if err != nil {
		return err
	}
	if !word.MatchString(feature) {
		return fmt.Errorf("%q: a feature is a folder of ui/src/features, one word", feature)
	}
	c, err := h.collection(n.many)
	if err != nil {
		return err
	}
	place := feature + "/" + n.many
	if feature == n.many {
		place = feature
	}
	template, err := fs.Sub(screenFiles, "_screen")
	if err != nil {
		return err
	}
	if err := h.copied(template, n, func(file string) string {
		switch folder, name := path.Split(n.in(file)); folder {
		case "feature/":
			return "ui/src/features/" + place + "/" + name
		case "locales/":
			return "ui/src/locales/" + strings.TrimSuffix(name, ".json") + "/" + n.many + ".json"
		default:
			return "ui/src/routes/_app/" + n.many + "/" + name
		}
	}); err != nil {
		return err
	}
	fill := strings.NewReplacer("features/place/", "features/"+place+"/", "'members': 'here',", c.sample, "'reader'", "'"+c.reader()+"'")
	for file, text := range h.files {
		h.files[file] = fill.Replace(text)
	}
	for _, e := range screenEdits(c, place) {
		e.text = n.in(e.text)
		if err := h.edit(e); err != nil {
			return err
		}
	}
	h.next = n.in(`
  say what things are called: ui/src/locales/{fr,en}/specimens.json, and menu.specimens in {fr,en}/common.json
  give ` + c.reader() + ` a row in the demo: ui/e2e/visits.spec.ts opens the first one
  ./task test:ui -- src/features/` + feature + ` src/shared/access src/locales`)
	return nil
}

// collection is what the API's document says of the rows that a screen lists.
type collection struct {
	schema string   // of a row
	sample string   // a row in TypeScript, without its @id
	groups []string // who may read it
}

// reader is somebody who may read it.
func (c collection) reader() string {
	for _, group := range []string{"supplier", "restaurant", "admin"} {
		if slices.Contains(c.groups, group) {
			return group
		}
	}
	return c.groups[0]
}

// schema is what the document says of a value.
type schema struct {
	Ref        string `json:"$ref"`
	Type       any
	Format     string
	Enum       []any
	Items      *schema
	Properties map[string]schema
	Required   []string
}

// operation is what the document says of a call.
type operation struct {
	Parameters  []parameter
	RequestBody content
	Responses   map[string]content
	Groups      any `json:"x-groups"` // names, or "public"
}

type content struct {
	Content map[string]struct{ Schema schema }
}

type parameter struct {
	Name   string
	Schema schema
}

// collection reads the document for GET /NAME and GET /NAME/{id}, and for POST /NAME.
func (h *house) collection(name string) (collection, error) {
	var document struct {
		Paths      map[string]map[string]operation
		Components struct{ Schemas map[string]schema }
	}
	text, err := h.read("docs/reference/openapi.gen.json")
	if err != nil {
		return collection{}, err
	}
	if err := json.Unmarshal([]byte(text), &document); err != nil {
		return collection{}, err
	}
	get := document.Paths["/api/"+name]["get"]
	groups, ok := get.Groups.([]any)
	if !ok {
		return collection{}, fmt.Errorf("the API has no GET /%s for people who are signed in: make its module first, and run ./task gen", name)
	}
	const prefix = "#/components/schemas/"
	page := document.Components.Schemas[strings.TrimPrefix(get.Responses["200"].Content["application/ld+json"].Schema.Ref, prefix)]
	members := page.Properties["hydra:member"]
	if members.Items == nil {
		return collection{}, fmt.Errorf("GET /%s answers no collection", name)
	}
	found := collection{schema: strings.TrimPrefix(members.Items.Ref, prefix)}
	for _, group := range groups {
		found.groups = append(found.groups, fmt.Sprint(group))
	}
	row := document.Components.Schemas[found.schema]
	sorted := slices.ContainsFunc(get.Parameters, func(p parameter) bool {
		_, byName := p.Schema.Properties["name"]
		_, byDate := p.Schema.Properties["createdAt"]
		return p.Name == "order" && byName && byDate
	})
	if !sorted || row.Properties["name"].Type != "string" || row.Properties["createdAt"].Format != "date-time" {
		return collection{}, fmt.Errorf("rows of /%s lack a name or a createdAt, or are not sorted by both: copy the screen of another list", name)
	}
	if _, ok := document.Paths["/api/"+name+"/{id}"]["get"]; !ok {
		return collection{}, fmt.Errorf("the API has no GET /%s/{id}: copy the screen of another list", name)
	}
	body := document.Paths["/api/"+name]["post"].RequestBody.Content["application/json"].Schema.Ref
	if !slices.Equal(document.Components.Schemas[strings.TrimPrefix(body, prefix)].Required, []string{"name"}) {
		return collection{}, fmt.Errorf("POST /%s does not take a name alone: copy the screen of another list", name)
	}
	found.sample, err = sampleOf(row)
	return found, err
}

// sampleOf is a row in TypeScript, with a value of each member that it must have.
func sampleOf(row schema) (string, error) {
	var members []string
	for _, name := range row.Required {
		member := row.Properties[name]
		var value string
		switch {
		case strings.HasPrefix(name, "@"):
			continue
		case name == "id" || name == "name":
			members = append(members, name+",")
			continue
		case member.Format == "date-time":
			value = "'2026-03-02T09:00:00Z'"
		case len(member.Enum) > 0:
			value = fmt.Sprintf("'%v'", member.Enum[0])
		case member.Type == "string":
			value = "''"
		case member.Type == "integer", member.Type == "number":
			value = "0"
		case member.Type == "boolean":
			value = "false"
		case member.Type == "array":
			value = "[]"
		default:
			if types, ok := member.Type.([]any); !ok || !slices.Contains(types, any("null")) {
				return "", fmt.Errorf("%s is neither text nor number: copy the screen of another list", name)
			}
			value = "null"
		}
		members = append(members, name+": "+value+",")
	}
	return strings.Join(members, "\n  "), nil
}

// screenEdits are the lines by which the interface knows the screen, whose feature is in a place of its own.
func screenEdits(c collection, place string) []edit {
	const (
		access     = "ui/src/shared/access/route-access"
		visits     = "ui/e2e/visits.spec.ts"
		navigation = "ui/src/features/shell/frame/navigation.ts"
	)
	allowed, decided, email := "'everyone'", "'signedIn'", ""
	expected := edit{file: access + ".test.ts", mark: "// new screen: everyone"}
	row := "  '%s',"
	if len(c.groups) < everyone {
		allowed = "['" + strings.Join(c.groups, "', '") + "']"
		decided = allowed
		expected.mark = "// new screen: some"
		row = "  ['%s', '" + strings.Join(c.groups, " ") + "'],"
	}
	expected.text = fmt.Sprintf(row+"\n"+row+"\n"+row, "/specimens", "/specimens/create", "/specimens/12")
	if reader := c.reader(); reader != "supplier" {
		email = ", '', '" + reader + "@millesime.test'"
	}
	return []edit{
		expected,
		{file: access + ".ts", mark: "// new screen", text: "  ['/specimens', " + allowed + "],\n  ['/specimens/*', " + allowed + "],"},
		{
			file: "ui/src/testing/route-decisions.ts", mark: "// new screen",
			text: "  '/specimens': " + decided + ",\n  '/specimens/create': " + decided + ",\n  '/specimens/$specimenId': " + decided + ",",
		},
		{file: navigation, mark: "  IconHome,", text: "  IconNotes,", after: true},
		{
			file: navigation, mark: "// new screen",
			text: "      { to: '/specimens', label: 'menu.specimens', icon: IconNotes, reads: 'specimens.list' },",
		},
		{file: "ui/src/locales/fr/common.json", mark: "\"menu\": {", text: "    \"specimens\": \"Specimens\",", after: true},
		{file: "ui/src/locales/en/common.json", mark: "\"menu\": {", text: "    \"specimens\": \"Specimens\",", after: true},
		{
			file: "ui/src/api/types.ts", mark: "// new screen",
			text: "/** A row of the list of specimens. */\nexport type Specimen = Schemas['" + c.schema + "']\n",
		},
		{file: "ui/everyday.ts", mark: "// new screen", text: "    '" + place + "/specimens.test.tsx',"},
		{
			file: visits, mark: "// new screen: " + c.reader(),
			text: "      '/specimens': '/specimens',\n      '/specimens/create': '/specimens/create',\n" +
				"      '/specimens/$specimenId': () => recordOf('specimens'" + email + "),",
		},
	}
}
