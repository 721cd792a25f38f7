package api

import (
	"fmt"
	"reflect"

	"millesime/platform/tidy"
)

type member struct {
	path   []int
	decode decodeFunc
}

// planStruct reads an object: members by their exact name, those that begin
// with @ ignored unless declared, any other refused.
func (c *compiler) planStruct(t reflect.Type) decodeFunc {
	members := map[string]member{}
	for _, f := range flatten(t) {
		name := jsonName(f.StructField)
		if name == "" {
			continue
		}
		if other, taken := members[name]; taken && len(other.path) <= len(f.path) {
			continue // the outer field wins, as in encoding/json
		}
		members[name] = member{f.path, c.plan(f.Type, f.Tag.Get("ref"))}
	}
	return func(s *scanner, v reflect.Value) error {
		if s.null() {
			return nil
		}
		if s.peek() != '{' {
			return wanted("un objet est attendu", "an object is expected")
		}
		for first := true; s.next(first); first = false {
			key := s.key()
			m, known := members[string(key)]
			if !known {
				if len(key) > 0 && key[0] == '@' {
					s.raw()
					continue
				}
				return &memberError{path: string(key), unknown: true}
			}
			if err := m.decode(s, v.FieldByIndex(m.path)); err != nil {
				return below(string(key), err)
			}
		}
		return nil
	}
}

func (c *compiler) planMap(t reflect.Type, resource string) decodeFunc {
	if t.Key().Kind() != reflect.String {
		panic(fmt.Sprintf("api: the keys of a body's %s are not texts", t))
	}
	inner := c.plan(t.Elem(), resource)
	return func(s *scanner, v reflect.Value) error {
		if s.null() {
			return nil
		}
		if s.peek() != '{' {
			return wanted("un objet est attendu", "an object is expected")
		}
		v.Set(reflect.MakeMap(t))
		for first := true; s.next(first); first = false {
			start := s.pos
			key := tidy.Text(string(s.key()))
			if err := whole(s.data[start:s.pos]); err != nil {
				return err
			}
			item := reflect.New(t.Elem()).Elem()
			if err := inner(s, item); err != nil {
				return below(key, err)
			}
			v.SetMapIndex(reflect.ValueOf(key).Convert(t.Key()), item)
		}
		return nil
	}
}

func (c *compiler) planSlice(t reflect.Type, resource string) decodeFunc {
	inner := c.plan(t.Elem(), resource)
	return func(s *scanner, v reflect.Value) error {
		if s.null() {
			return nil
		}
		if s.peek() != '[' {
			return wanted("une liste est attendue", "a list is expected")
		}
		v.Set(reflect.MakeSlice(t, 0, 0))
		for i := 0; s.next(i == 0); i++ {
			v.Grow(1)
			v.SetLen(i + 1)
			if err := inner(s, v.Index(i)); err != nil {
				return belowIndex(i, err)
			}
		}
		return nil
	}
}
