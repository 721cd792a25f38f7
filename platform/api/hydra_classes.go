package api

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// HydraClass is for types whose @type is another word than their name. The resource is the first segment of the path where the
// item is, "" where it is a part of another; "" as the class says that it cannot be told.
type HydraClass interface {
	HydraClass(resource string) string
}

// entrypoint has the links that belong to no item.
const entrypoint = "Entrypoint"

// hydraClasses are gathered by their names.
type hydraClasses struct {
	d      *describer
	byName map[string]*hydraClass
}

func newHydraClasses(d *describer) *hydraClasses {
	return &hydraClasses{d: d, byName: map[string]*hydraClass{}}
}

func (c *hydraClasses) sorted() []*hydraClass {
	all := make([]*hydraClass, 0, len(c.byName))
	for _, name := range slices.Sorted(maps.Keys(c.byName)) {
		class := c.byName[name]
		slices.SortFunc(class.Properties, func(a, b *hydraProperty) int { return strings.Compare(a.Title, b.Title) })
		all = append(all, class)
	}
	return all
}

func (c *hydraClasses) class(name string) *hydraClass {
	if c.byName[name] == nil {
		c.byName[name] = &hydraClass{
			IRI: "#" + name, Type: "hydra:Class", Title: name, Properties: []*hydraProperty{}, Operations: []hydraOperation{},
		}
	}
	return c.byName[name]
}

// className is the class of an answer's type; "" when it is none, or depends on where it is.
func className(t reflect.Type, resource string) string {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || isRaw(t) {
		return ""
	}
	if own, ok := reflect.TypeAssert[HydraClass](reflect.New(t).Elem()); ok {
		return own.HydraClass(resource)
	}
	if slices.ContainsFunc(flatten(t), func(f structField) bool { return jsonName(f.StructField) == "@type" }) {
		return contextName(t)
	}
	return schemaName(t, "")
}

// isList tells Collections and their parts, for which Hydra has words of its own.
func isList(t reflect.Type) bool {
	_, list := reflect.TypeAssert[batch](reflect.New(t).Elem())
	return list || t == reflect.TypeFor[View]()
}

// addSchemas makes classes of all that is answered, and of the bodies that are taken.
func (c *hydraClasses) addSchemas() {
	for _, from := range []struct {
		registry huma.Registry
		readable bool
	}{{c.d.answers, true}, {c.d.requests, false}} {
		for _, name := range slices.Sorted(maps.Keys(from.registry.Map())) {
			t := from.registry.TypeFromRef(schemaPrefix + name)
			if t == nil || t.Kind() != reflect.Struct || isList(t) || t == reflect.TypeFor[unauthenticated]() {
				continue
			}
			if !from.readable {
				c.addMembers(name, from.registry, t, false)
			} else if class := className(t, ""); class != "" {
				c.addMembers(class, from.registry, t, true)
			}
		}
	}
}

// addAnswer adds what an operation answers to the class that it has there.
func (c *hydraClasses) addAnswer(op *operation) {
	t := answerType(op)
	if member := memberOf(t); member != nil {
		t = member
	}
	if name := className(t, resourceOf(op.info.Path)); name != "" {
		c.addMembers(name, c.d.answers, t, true)
	}
}

// addMembers describes the members of a type as properties of a class; another type of the class may have told of some.
func (c *hydraClasses) addMembers(name string, registry huma.Registry, t reflect.Type, readable bool) {
	class := c.class(name)
	schema := registry.Schema(t, true, name)
	if schema.Ref != "" {
		schema = registry.SchemaFromRef(schema.Ref)
	}
	for member, value := range schema.Properties {
		if strings.HasPrefix(member, "@") || class.property(member) != nil {
			continue
		}
		class.Properties = append(class.Properties, &hydraProperty{
			Type: "hydra:SupportedProperty", Title: member, Readable: readable, Writeable: !readable,
			Required: !readable && slices.Contains(schema.Required, member),
			Property: hydraTerm{
				IRI: class.IRI + "/" + member, Type: "rdf:Property", Label: member, Domain: class.IRI, Range: c.rangeOf(registry, value, readable),
			},
		})
	}
}

func (c *hydraClass) property(title string) *hydraProperty {
	for _, p := range c.Properties {
		if p.Title == title {
			return p
		}
	}
	return nil
}

// rangeOf is what the values of a schema are: a class or a type of XML Schema; nil for objects with free names.
func (c *hydraClasses) rangeOf(registry huma.Registry, s *huma.Schema, answers bool) any {
	if s.Ref != "" {
		name := strings.TrimPrefix(s.Ref, schemaPrefix)
		if answers {
			name = className(registry.TypeFromRef(s.Ref), "")
		}
		if name == "" {
			return nil
		}
		return "#" + name
	}
	for _, either := range s.AnyOf {
		if found := c.rangeOf(registry, either, answers); found != nil {
			return found
		}
	}
	switch s.Type {
	case huma.TypeArray:
		return c.rangeOf(registry, s.Items, answers)
	case huma.TypeString:
		switch s.Format {
		case "date-time":
			return "xmls:dateTime"
		case "date":
			return "xmls:date"
		}
		return "xmls:string"
	case huma.TypeInteger:
		return "xmls:integer"
	case huma.TypeNumber:
		return "xmls:decimal"
	case huma.TypeBoolean:
		return "xmls:boolean"
	}
	return nil
}
