package validate

import (
	"encoding/json"
	"slices"
)

// Schema is what rules add to the OpenAPI schema of a request; it marshals as
// such. Types are not its business: they come from Go.
type Schema struct {
	Required   []string           `json:"required,omitempty"`
	Properties map[string]*Schema `json:"properties,omitempty"`
	Items      *Schema            `json:"items,omitempty"`
	Format     string             `json:"format,omitempty"`
	Pattern    string             `json:"pattern,omitempty"`
	MinLength  *int               `json:"minLength,omitempty"`
	MaxLength  *int               `json:"maxLength,omitempty"`
	MinItems   *int               `json:"minItems,omitempty"`
	MaxItems   *int               `json:"maxItems,omitempty"`
	Minimum    json.Number        `json:"minimum,omitempty"`
	Maximum    json.Number        `json:"maximum,omitempty"`
	Enum       []any              `json:"enum,omitempty"`
	NotNull    bool               `json:"-"` // null is refused, whatever the Go type
}

// Schema gives what the rules say about the object they belong to. Call it on
// the rules of a zero value.
func (rs Rules) Schema() *Schema {
	s := &Schema{}
	rs.describe(s)
	return s
}

func (rs Rules) describe(s *Schema) {
	for _, f := range rs {
		f.schema(s)
	}
}

// apply adds the rules of the property called name.
func (s *Schema) apply(name string, rules []Rule) {
	property := s.property(name)
	for _, r := range rules {
		if (r == Rule(Required) || r == Rule(Sent)) && !slices.Contains(s.Required, name) {
			s.Required = append(s.Required, name)
		}
		if r == Rule(Optional) {
			return // "" passes too, which the rules that follow would deny
		}
		r.Schema(property)
	}
}

func (s *Schema) property(name string) *Schema {
	if s.Properties == nil {
		s.Properties = map[string]*Schema{}
	}
	if s.Properties[name] == nil {
		s.Properties[name] = &Schema{}
	}
	return s.Properties[name]
}

func (s *Schema) item() *Schema {
	if s.Items == nil {
		s.Items = &Schema{}
	}
	return s.Items
}
