package api

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"millesime/platform/validate"
)

// rulesOf is what the rules of a type say of its schema; nil without rules.
func rulesOf(t reflect.Type) *validate.Schema {
	if r, ok := reflect.TypeAssert[ruled](reflect.New(t)); ok {
		return r.Rules().Schema()
	}
	return nil
}

// constrain copies rules into a schema, and into the schemas it refers to.
func constrain(registry huma.Registry, s *huma.Schema, rules *validate.Schema) {
	if s == nil || rules == nil {
		return
	}
	s = target(registry, s)
	for _, name := range rules.Required {
		if !slices.Contains(s.Required, name) {
			s.Required = append(s.Required, name)
		}
	}
	slices.Sort(s.Required)
	for _, name := range slices.Sorted(maps.Keys(rules.Properties)) {
		constrain(registry, s.Properties[name], rules.Properties[name])
	}
	constrain(registry, s.Items, rules.Items)
	s.Nullable = s.Nullable && !rules.NotNull
	if rules.Format != "" {
		s.Format = rules.Format
	}
	if rules.Pattern != "" {
		s.Pattern = rules.Pattern
	}
	s.MinLength, s.MaxLength = either(rules.MinLength, s.MinLength), either(rules.MaxLength, s.MaxLength)
	s.MinItems, s.MaxItems = either(rules.MinItems, s.MinItems), either(rules.MaxItems, s.MaxItems)
	s.Minimum, s.Maximum = either(number(rules.Minimum), s.Minimum), either(number(rules.Maximum), s.Maximum)
	if rules.Enum != nil {
		s.Enum = slices.Clone(rules.Enum)
		if s.Nullable {
			s.Enum = append(s.Enum, nil)
		}
	}
}

// target is the schema itself behind a reference or a choice of it or null.
func target(registry huma.Registry, s *huma.Schema) *huma.Schema {
	if len(s.AnyOf) > 0 {
		s = s.AnyOf[0]
	}
	if s.Ref != "" {
		return registry.SchemaFromRef(s.Ref)
	}
	return s
}

func either[T any](first, second *T) *T {
	if first != nil {
		return first
	}
	return second
}

func number(n json.Number) *float64 {
	value, err := n.Float64()
	if err != nil {
		return nil // none was given
	}
	return &value
}
