package api

import (
	"reflect"

	"millesime/platform/tidy"
)

// place is where a parameter comes from.
type place string

const (
	inPath   place = "path"
	inQuery  place = "query"
	inHeader place = "header"
	inCookie place = "cookie"
)

// param is one planned parameter of an input.
type param struct {
	name  string
	place place
	field structField
	set   setText  // of the value, or of an element of a list
	index int      // of a path parameter: its position in the path
	keys  []string // of an Order
}

func planParam(f structField, at place, name string) param {
	p := param{name: name, place: at, field: f}
	if p.isOrder() {
		return p
	}
	t, resource := f.Type, f.Tag.Get("ref")
	if at == inQuery && p.isList() {
		t = t.Elem()
	}
	p.set = planText(t, resource)
	return p
}

func (p *param) isList() bool {
	return p.field.Type.Kind() == reflect.Slice && p.field.Type.Elem().Kind() != reflect.Uint8
}

// decode writes the parameter's value into the field v.
func (p *param) decode(r *request, v reflect.Value) error {
	switch {
	case p.isOrder():
		return p.decodeOrder(r, v)
	case p.place == inQuery && p.isList():
		return p.decodeList(r, v)
	}
	text := p.text(r)
	if text == "" {
		return nil // as if absent
	}
	return p.put(v, p.name, text)
}

func (p *param) text(r *request) string {
	switch p.place {
	case inPath:
		return r.params[p.index]
	case inQuery:
		return tidy.Text(string(r.ctx.QueryArgs().Peek(p.name)))
	case inHeader:
		return r.header(p.name)
	case inCookie:
		return r.cookie(p.name)
	}
	return ""
}

func (p *param) put(v reflect.Value, name, text string) error {
	err := errUnreadable
	if readable(text) {
		err = p.set(v, text)
	}
	switch {
	case err == nil:
		return nil
	case p.place == inPath:
		return ErrNotFound.Because(err) // no resource can have such an id
	}
	return badParam(name, err)
}

// decodeList reads name[]=a&name[]=b, name[0]=a&name[1]=b and name=a&name=b.
func (p *param) decodeList(r *request, v reflect.Value) error {
	for key, value := range r.ctx.QueryArgs().All() {
		text := tidy.Text(string(value))
		if !p.takes(string(key)) || text == "" {
			continue
		}
		item := reflect.New(v.Type().Elem()).Elem()
		if err := p.put(item, p.name+"[]", text); err != nil {
			return err
		}
		v.Set(reflect.Append(v, item))
	}
	return nil
}
