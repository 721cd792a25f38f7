package api

import (
	"net/http"
	"reflect"
	"strings"
)

// addRoute puts an operation where a client finds it: on the class of the item that its path is of, else on a link from the
// item that its path begins with, else on a link from the entry point.
func (c *hydraClasses) addRoute(op *operation, routes []Route) {
	path := op.info.Path
	if class := c.itemAt(path, routes); class != nil {
		class.Operations = append(class.Operations, c.operation(op))
		c.markWriteable(class, op)
		return
	}
	owner, name := c.class(entrypoint), strings.TrimPrefix(path, Prefix+"/")
	for at := path; ; {
		at = at[:strings.LastIndexByte(at, '/')]
		if at == Prefix {
			break
		}
		if class := c.itemAt(at, routes); class != nil {
			owner, name = class, path[len(at)+1:]
			break
		}
	}
	link := owner.link(name, path)
	link.Operations = append(link.Operations, c.operation(op))
	if op.info.Method == http.MethodGet {
		link.Range = c.linked(op)
	}
}

// link finds or makes the link of a name. A member of the same name keeps its own.
func (c *hydraClass) link(name, template string) *hydraTerm {
	title := name
	if p := c.property(title); p != nil && p.Property.Type != "hydra:Link" {
		title += " (link)"
	}
	if p := c.property(title); p != nil {
		return &p.Property
	}
	p := &hydraProperty{
		Type: "hydra:SupportedProperty", Title: title, Readable: true,
		Property: hydraTerm{IRI: c.IRI + "/link/" + name, Type: "hydra:Link", Label: name, Domain: c.IRI, Template: template},
	}
	c.Properties = append(c.Properties, p)
	return &p.Property
}

// itemAt is the class of the items of a path that ends with a parameter; nil when there is none.
func (c *hydraClasses) itemAt(path string, routes []Route) *hydraClass {
	if !strings.HasSuffix(path, "}") {
		return nil
	}
	name := ""
	for _, route := range routes {
		op := route.operation()
		parent := path[:strings.LastIndexByte(path, '/')]
		switch method := op.info.Method; {
		case op.info.Path == path && method == http.MethodGet:
			return c.named(className(answerType(op), resourceOf(path)))
		case op.info.Path == path && method == http.MethodPatch:
			name = className(answerType(op), resourceOf(path))
		case op.info.Path == parent && method == http.MethodGet && name == "":
			if member := memberOf(answerType(op)); member != nil {
				name = className(member, resourceOf(path))
			}
		}
	}
	return c.named(name)
}

func (c *hydraClasses) named(name string) *hydraClass {
	if name == "" {
		return nil
	}
	return c.class(name)
}

// resourceOf is the first segment of a path.
func resourceOf(path string) string {
	resource, _, _ := strings.Cut(strings.TrimPrefix(path, Prefix+"/"), "/")
	return resource
}

// memberOf is what a Collection holds; nil for anything else.
func memberOf(t reflect.Type) reflect.Type {
	if _, list := reflect.TypeAssert[batch](reflect.New(t).Elem()); !list {
		return nil
	}
	members, _ := t.FieldByName("Members")
	return members.Type.Elem()
}

func (c *hydraClasses) operation(op *operation) hydraOperation {
	described := hydraOperation{
		IRI: "#" + op.info.ID, Type: []string{"hydra:Operation", actions[op.info.Method]}, Method: op.info.Method, Title: op.summary,
		Returns: c.returned(op),
	}
	if body := op.plan.body; body != nil && body.json != nil {
		schema := c.d.requests.Schema(body.typ, true, bodyHint(op))
		if schema.Ref != "" {
			described.Expects = "#" + strings.TrimPrefix(schema.Ref, schemaPrefix)
		}
	}
	return described
}

// returned is the class of an answer.
func (c *hydraClasses) returned(op *operation) string {
	t := answerType(op)
	switch {
	case t == reflect.TypeFor[NoContent]():
		return "owl:Nothing"
	case memberOf(t) != nil:
		return "hydra:Collection"
	}
	if class := c.named(className(t, resourceOf(op.info.Path))); class != nil {
		return class.IRI
	}
	return ""
}

// linked is what a link leads to, a collection with the class of its members.
func (c *hydraClasses) linked(op *operation) any {
	member := memberOf(answerType(op))
	if member == nil {
		if returned := c.returned(op); returned != "" {
			return returned
		}
		return nil
	}
	type reference struct {
		IRI string `json:"@id"`
	}
	of := c.named(className(member, resourceOf(op.info.Path)))
	if of == nil {
		return "hydra:Collection"
	}
	return []any{reference{"hydra:Collection"}, map[string]any{"owl:equivalentClass": map[string]any{
		"owl:onProperty": reference{"hydra:member"}, "owl:allValuesFrom": reference{of.IRI},
	}}}
}

// markWriteable tells which members of an item a change of it takes.
func (c *hydraClasses) markWriteable(class *hydraClass, op *operation) {
	body := op.plan.body
	if body == nil || body.typ.Kind() != reflect.Struct || (op.info.Method != http.MethodPatch && op.info.Method != http.MethodPut) {
		return
	}
	for _, f := range flatten(body.typ) {
		if p := class.property(jsonName(f.StructField)); p != nil {
			p.Writeable = true
		}
	}
}
