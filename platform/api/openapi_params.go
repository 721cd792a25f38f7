package api

import (
	"github.com/danielgtaylor/huma/v2"
)

// parameters describes what an operation reads besides its body. Cookies are
// set by the server and not for callers to know.
func (d *describer) parameters(op *operation) []*huma.Param {
	rules := rulesOf(op.in)
	var described []*huma.Param
	for i := range op.plan.params {
		p := &op.plan.params[i]
		if p.place == inCookie || p.place == inHeader && p.name == "If-None-Match" {
			continue
		}
		if p.isOrder() {
			described = append(described, describeOrder(p))
			continue
		}
		schema := d.requests.Schema(p.field.Type, true, op.info.ID+p.field.Name)
		schema.Nullable = false // an optional parameter is absent, never null
		writeCodes(schema, p.field.Type)
		if rules != nil {
			constrain(d.requests, schema, rules.Properties[p.name])
		}
		param := &huma.Param{Name: p.name, In: string(p.place), Schema: schema, Required: p.place == inPath}
		if p.place == inQuery && p.isList() {
			param.Name += "[]"
		}
		describePage(p.name, schema)
		described = append(described, param)
	}
	if op.info.Keyed {
		described = append(described, describeKey())
	}
	if op.info.Cookie {
		described = append(described, &huma.Param{
			Name: xsrfHeader, In: "header", Schema: &huma.Schema{Type: huma.TypeString},
			Description: "The value of the cookie XSRF-TOKEN; required without a Bearer token.",
		})
	}
	return described
}

// describeKey tells what names a command.
func describeKey() *huma.Param {
	least, most := 1, maxKey
	return &huma.Param{
		Name: keyHeader, In: string(inHeader),
		Schema: &huma.Schema{Type: huma.TypeString, MinLength: &least, MaxLength: &most, Pattern: visible.String()},
		Description: "Made by the caller for each act, best a UUID, and sent again with each repetition of it: the act is done once, " +
			"and for seven days a repetition is answered as the first was. 422 with another request, 409 while the first is being answered.",
	}
}

// describeOrder tells the keys that a list sorts by.
func describeOrder(p *param) *huma.Param {
	schema := &huma.Schema{Type: huma.TypeObject, AdditionalProperties: false, Properties: map[string]*huma.Schema{}}
	for _, key := range p.keys {
		schema.Properties[key] = &huma.Schema{Type: huma.TypeString, Enum: []any{"asc", "desc"}}
	}
	return &huma.Param{
		Name: p.name, In: string(inQuery), Schema: schema, Style: "deepObject", Explode: yes(),
		Description: "Several keys count in the order in which they are given.",
	}
}

// describePage tells the limits of the parameters of Page.
func describePage(name string, schema *huma.Schema) {
	low, high := 1.0, float64(MaxItemsPerPage)
	switch name {
	case "page":
		schema.Minimum, schema.Default = &low, 1
	case "itemsPerPage":
		low = AllItems
		schema.Minimum, schema.Maximum, schema.Default = &low, &high, DefaultItemsPerPage
		schema.Description = "-1 for everything"
	case "after":
		schema.Description = "the cursor of hydra:view.hydra:next, instead of page"
	}
}

func yes() *bool {
	value := true
	return &value
}
