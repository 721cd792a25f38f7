package api

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// inputPlan is how a request becomes an input type, worked out once when the
// route is declared.
type inputPlan struct {
	params []param
	pageAt []int // where Page is embedded; nil where it is not
	body   *bodyPlan
	rules  [][]int // where rules apply; nil is the input itself
}

// planInput reads the tags of an input type. It panics on a type that cannot
// be decoded, when the program starts.
func planInput(t reflect.Type) *inputPlan {
	plan := &inputPlan{}
	if t.Kind() != reflect.Struct {
		return plan // Endpoint.check has its say
	}
	plan.addRules(t, nil)
	if f, ok := t.FieldByName("Page"); ok && f.Anonymous && f.Type == reflect.TypeFor[Page]() {
		plan.pageAt = f.Index
	}
	for _, f := range flatten(t) {
		plan.addField(t, f)
	}
	return plan
}

func (p *inputPlan) addField(t reflect.Type, f structField) {
	for _, at := range []place{inPath, inQuery, inHeader, inCookie} {
		if name := f.Tag.Get(string(at)); name != "" {
			if f.Tag.Get("enum") != "" {
				panic(fmt.Sprintf("api: the enum of %s in %s holds nobody to it: say it in Rules", f.Name, t))
			}
			planned := planParam(f, at, name)
			if planned.isOrder() {
				planned.keys = sortKeys(t)
			}
			p.params = append(p.params, planned)
			return
		}
	}
	if f.Name != "Body" {
		panic(fmt.Sprintf("api: field %s of %s has no tag path, query, header or cookie", f.Name, t))
	}
	p.body = planBody(f)
	p.addRules(p.body.typ, f.path)
}

// checkPath holds the fields against the path of the endpoint.
func (p *inputPlan) checkPath(id, path string) {
	names := pathNames(path)
	for i := range p.params {
		if p.params[i].place != inPath {
			continue
		}
		p.params[i].index = slices.Index(names, p.params[i].name)
		if p.params[i].index < 0 {
			panic(fmt.Sprintf("api: endpoint %q: the path has no {%s}", id, p.params[i].name))
		}
		names[p.params[i].index] = "" // taken
	}
	for _, name := range names {
		if name != "" {
			panic(fmt.Sprintf("api: endpoint %q: no field reads {%s}", id, name))
		}
	}
}

// pathNames lists the parameters of a path, in order.
func pathNames(path string) []string {
	var names []string
	for segment := range strings.SplitSeq(path, "/") {
		if strings.HasPrefix(segment, "{") {
			names = append(names, strings.Trim(segment, "{}"))
		}
	}
	return names
}

// decode fills v, a settable value of the planned type, and checks its rules. reads gives what the caller reads of what the
// body changes; nil where that does not matter.
func (p *inputPlan) decode(r *request, v reflect.Value, reads func() ([]any, error)) error {
	if err := p.checkQuery(r); err != nil {
		return err
	}
	for i := range p.params {
		if err := p.params[i].decode(r, v.FieldByIndex(p.params[i].field.path)); err != nil {
			return err
		}
	}
	if page := p.page(v); page != nil {
		if err := page.settle(r); err != nil {
			return err
		}
	}
	if p.body != nil {
		if err := p.body.decode(r, v.FieldByIndex(p.body.field.path), reads); err != nil {
			return err
		}
	}
	return p.validate(v)
}

// page is the part of a list that an input asks for; nil when it is no list's.
func (p *inputPlan) page(v reflect.Value) *Page {
	if p.pageAt == nil {
		return nil
	}
	page, _ := reflect.TypeAssert[*Page](v.FieldByIndex(p.pageAt).Addr())
	return page
}

// readsCookie tells whether the request brings a cookie that the input reads.
func (p *inputPlan) readsCookie(r *request) bool {
	return slices.ContainsFunc(p.params, func(param param) bool {
		return param.place == inCookie && r.cookie(param.name) != ""
	})
}
