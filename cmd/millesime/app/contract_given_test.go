package app_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// Amounts, numbers and days of requests where absence is no other answer than 0, each with why.
func zeroMeansAbsent() map[string]string {
	return map[string]string{
		"discountValue": "no discount is a discount of 0 % (specification 7, the cart's lines)",
		"damaged":       "nothing was broken",
		"share":         "the share of a grape that nobody told, kept as 0",
		"pricePercent":  "a price moved by 0 % stays",
		"item":          "numbers of lines begin at 1",
		"revision":      "revisions begin at 1",
		"version":       "versions begin at 1",
	}
}

// A number or a day that a call takes is required, or null and absence are told apart from 0 and "", or 0 is refused.
// What is left out never becomes a price, a quantity or an end.
func TestWhatIsLeftOutOfARequestIsNeverZero(t *testing.T) {
	t.Parallel()
	document := readContract(t, apptest.Start(t, testkit.URL(t, db.SQLite)))
	day := regexp.MustCompile(`(On|Until|Before)$`)
	excused := zeroMeansAbsent()
	used := map[string]bool{}
	members := 0
	document.eachRequest(func(call string, member requestMember) {
		types := member.types()
		isDay := slices.Contains(types, "string") && (member.schema["format"] == "date" || day.MatchString(member.name))
		if !isDay && !slices.Contains(types, "number") && !slices.Contains(types, "integer") {
			return
		}
		members++
		if isDay && member.schema["format"] != "date" {
			t.Errorf("%s: %s takes \"\" for a day", call, member.path)
		}
		least, _ := member.schema["minimum"].(interface{ Float64() (float64, error) })
		if member.required || slices.Contains(types, "null") {
			return
		}
		if least != nil {
			if value, err := least.Float64(); err == nil && value > 0 {
				return
			}
		}
		if excused[member.name] == "" {
			t.Errorf("%s: %s may be left out, and is 0 then", call, member.path)
		}
		used[member.name] = true
	})
	if members < 150 {
		t.Errorf("only %d numbers and days were looked at", members)
	}
	for name := range excused {
		if !used[name] {
			t.Errorf("%s needs no excuse any more", name)
		}
	}
}

// requestMember is a member of a request's body as the document tells of it.
type requestMember struct {
	path, name string
	schema     map[string]any
	required   bool
}

func (m requestMember) types() []string {
	if one, ok := m.schema["type"].(string); ok {
		return []string{one}
	}
	var all []string
	list, _ := m.schema["type"].([]any)
	for _, value := range list {
		name, _ := value.(string)
		all = append(all, name)
	}
	return all
}

// eachRequest visits every member of every request's body, those of lists and objects in it too.
func (c *contract) eachRequest(visit func(call string, member requestMember)) {
	for _, path := range slices.Sorted(maps.Keys(c.paths)) {
		item := object(c.paths[path])
		for _, method := range slices.Sorted(maps.Keys(item)) {
			for _, media := range object(object(object(item[method])["requestBody"])["content"]) {
				c.eachMember("", object(object(media)["schema"]), 0, func(m requestMember) {
					visit(strings.ToUpper(method)+" "+path, m)
				})
				break // the same body in every media type
			}
		}
	}
}

const deepestBody = 8 // a body that contains itself ends here

func (c *contract) eachMember(at string, schema map[string]any, depth int, visit func(requestMember)) {
	schema = c.resolved(schema)
	if depth > deepestBody {
		return
	}
	if items := object(schema["items"]); items != nil {
		c.eachMember(at+"[]", items, depth+1, visit)
	}
	required, _ := schema["required"].([]any)
	for name, value := range object(schema["properties"]) {
		member := requestMember{path: at + "." + name, name: name, schema: object(value), required: slices.Contains(required, any(name))}
		visit(member)
		c.eachMember(member.path, member.schema, depth+1, visit)
	}
}

// resolved is the schema behind a reference, or a choice of it or null.
func (c *contract) resolved(schema map[string]any) map[string]any {
	if choices, ok := schema["anyOf"].([]any); ok {
		schema = object(choices[0])
	}
	if name, ok := schema["$ref"].(string); ok {
		return object(c.components[strings.TrimPrefix(name, "#/components/schemas/")])
	}
	return schema
}
