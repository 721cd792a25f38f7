package api

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"millesime/platform/money"
)

const schemaPrefix = "#/components/schemas/"

// newRegistry makes a registry that knows the types of the platform: amounts
// and rates are numbers in JSON.
func newRegistry(namer func(t reflect.Type, hint string) string) huma.Registry {
	registry := huma.NewMapRegistry(schemaPrefix, namer)
	number := reflect.TypeFor[float64]()
	registry.RegisterTypeAlias(reflect.TypeFor[money.Cents](), number)
	registry.RegisterTypeAlias(reflect.TypeFor[money.Micro](), number)
	registry.RegisterTypeAlias(reflect.TypeFor[money.Rate](), number)
	return registry
}

// complete corrects what the engine reflects differently from what is sent:
// members of embedded structs that share a Go name with an outer one, pointers,
// which may be null whatever they point to, and lists, which never are. In an answer every
// member is there unless it is left out when empty; in a request the rules say
// what is required, later.
func complete(registry huma.Registry, answers bool) {
	done := map[string]bool{}
	for {
		var names []string // completing one may add others
		for name := range registry.Map() {
			if !done[name] {
				names = append(names, name)
			}
		}
		if len(names) == 0 {
			return
		}
		slices.Sort(names)
		for _, name := range names {
			done[name] = true
			completeOne(registry, name, answers)
		}
	}
}

func completeOne(registry huma.Registry, name string, answers bool) {
	schema, t := registry.Map()[name], registry.TypeFromRef(schemaPrefix+name)
	if t == nil || t.Kind() != reflect.Struct || schema.Type != huma.TypeObject {
		return
	}
	schema.Required = nil
	if answers {
		schema.AdditionalProperties = nil // later versions may send more
	}
	for _, f := range flatten(t) {
		member := jsonName(f.StructField)
		if member == "" {
			continue
		}
		if schema.Properties[member] == nil {
			if schema.Properties == nil {
				schema.Properties = map[string]*huma.Schema{}
			}
			schema.Properties[member] = huma.SchemaFromField(registry, f.StructField, name+f.Name)
		}
		kind, partly := fieldValue(f.Type)
		if !partly {
			kind = f.Type
		}
		optional := strings.Contains(f.Tag.Get("json"), ",omit")
		property := schema.Properties[member]
		writeCodes(property, kind)
		if partly && takesNull(kind) || kind.Kind() == reflect.Pointer && !(answers && optional) {
			schema.Properties[member] = orNull(property)
		}
		nullValues(property, kind)
		if answers && !optional {
			schema.Required = append(schema.Required, member)
		}
	}
	slices.Sort(schema.Required)
	schema.Required = slices.Compact(schema.Required) // a member may hide that of an embedded type
	for _, member := range slices.Sorted(maps.Keys(schema.Properties)) {
		noNullLists(schema.Properties[member])
	}
}

// nullValues lets the values of a map be null when they are pointers.
func nullValues(s *huma.Schema, t reflect.Type) {
	if values, ok := s.AdditionalProperties.(*huma.Schema); ok && t.Kind() == reflect.Map && t.Elem().Kind() == reflect.Pointer {
		s.AdditionalProperties = orNull(values)
	}
}

// writeCodes writes out the values of a type that lists them by a method Codes, as groups and states do, unless the field
// itself says which (`enum:"done,refused"`).
func writeCodes(s *huma.Schema, t reflect.Type) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		if t.Kind() == reflect.Slice && s != nil {
			s = s.Items
		}
		t = t.Elem()
	}
	codes, ok := t.MethodByName("Codes")
	if !ok || t.Kind() != reflect.String || len(s.Enum) > 0 {
		return
	}
	list := codes.Func.Call([]reflect.Value{reflect.Zero(t)})[0]
	for i := range list.Len() {
		s.Enum = append(s.Enum, list.Index(i).String())
	}
}

// noNullLists undoes the engine's default of nullable arrays.
func noNullLists(s *huma.Schema) {
	if s == nil {
		return
	}
	if s.Type == huma.TypeArray {
		s.Nullable = false
	}
	noNullLists(s.Items)
	for _, alternative := range s.AnyOf {
		noNullLists(alternative)
	}
	if values, ok := s.AdditionalProperties.(*huma.Schema); ok {
		noNullLists(values)
	}
}

// orNull lets a schema be null too.
func orNull(s *huma.Schema) *huma.Schema {
	if s.Ref != "" || s.Type == "" || s.Type == huma.TypeObject || s.Type == huma.TypeArray {
		return &huma.Schema{AnyOf: []*huma.Schema{s, {Type: "null"}}}
	}
	copied := *s
	copied.Nullable = true
	if len(copied.Enum) > 0 && !slices.Contains(copied.Enum, nil) {
		copied.Enum = append(slices.Clone(copied.Enum), nil)
	}
	return &copied
}
