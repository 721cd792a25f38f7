package api

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"

	"millesime/platform/fault"
	"millesime/platform/tidy"
	"millesime/platform/validate"
)

// decodeFunc reads the value at the scanner's position into v. null leaves v
// as it is: the zero value.
type decodeFunc func(s *scanner, v reflect.Value) error

// compile works out the decoder of a type, once, when a route is declared.
func compile(t reflect.Type) decodeFunc {
	return (&compiler{known: map[planKey]*decodeFunc{}}).plan(t, "")
}

// planKey: the tag `ref` of a field changes how references below it are read.
type planKey struct {
	t        reflect.Type
	resource string
}

// compiler remembers the types under work, so that types may contain
// themselves.
type compiler struct{ known map[planKey]*decodeFunc }

func (c *compiler) plan(t reflect.Type, resource string) decodeFunc {
	key := planKey{t, resource}
	if ready, ok := c.known[key]; ok {
		return func(s *scanner, v reflect.Value) error { return (*ready)(s, v) }
	}
	slot := new(decodeFunc)
	c.known[key] = slot
	*slot = c.planNew(t, resource)
	return *slot
}

func (c *compiler) planNew(t reflect.Type, resource string) decodeFunc {
	pointer := reflect.PointerTo(t)
	switch {
	case t == reflect.TypeFor[Verbatim]():
		return decodeVerbatim
	case t == reflect.TypeFor[Reference]():
		return planReference(resource)
	case pointer.Implements(reflect.TypeFor[patchField]()):
		return c.planField(t, resource)
	case pointer.Implements(jsonUnmarshaler):
		return decodeUnmarshaler
	case pointer.Implements(textUnmarshaler):
		return decodeTextUnmarshaler
	}
	switch t.Kind() {
	case reflect.Struct:
		return c.planStruct(t)
	case reflect.Map:
		return c.planMap(t, resource)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return decodeStandard // base64
		}
		return c.planSlice(t, resource)
	case reflect.Pointer:
		inner := c.plan(t.Elem(), resource)
		return func(s *scanner, v reflect.Value) error {
			if s.null() {
				return nil
			}
			v.Set(reflect.New(t.Elem()))
			return inner(s, v.Elem())
		}
	case reflect.Interface, reflect.Array:
		return decodeStandard
	}
	return planBasic(t)
}

func planReference(resource string) decodeFunc {
	return func(s *scanner, v reflect.Value) error {
		ref, err := referenceFromJSON(s.raw(), resource)
		if err != nil {
			form := resource
			if form == "" {
				form = "…"
			}
			form = IRI(form, 1)
			return &memberError{cause: err, wanted: fault.Say("une référence est attendue, par exemple "+form,
				"a reference is expected, such as "+form)}
		}
		v.SetInt(int64(ref))
		return nil
	}
}

func (c *compiler) planField(t reflect.Type, resource string) decodeFunc {
	value, _ := t.FieldByName("Value")
	inner, nullable := c.plan(value.Type, resource), takesNull(value.Type)
	return func(s *scanner, v reflect.Value) error {
		field, _ := reflect.TypeAssert[patchField](v.Addr())
		isNull := s.null()
		field.MarkSet(isNull)
		if isNull {
			return refusedNull(nullable)
		}
		return inner(s, v.FieldByIndex(value.Index))
	}
}

func refusedNull(nullable bool) error {
	if nullable {
		return nil
	}
	missing := validate.Violation("", string(validate.Required))
	return &memberError{broken: &missing}
}

func decodeUnmarshaler(s *scanner, v reflect.Value) error {
	u, _ := reflect.TypeAssert[json.Unmarshaler](v.Addr())
	return refused(u.UnmarshalJSON(s.raw()))
}

func decodeTextUnmarshaler(s *scanner, v reflect.Value) error {
	if s.null() {
		return nil
	}
	text, err := s.tidied()
	if err != nil {
		return err
	}
	u, _ := reflect.TypeAssert[encoding.TextUnmarshaler](v.Addr())
	return refused(u.UnmarshalText([]byte(text)))
}

func refused(err error) error {
	if err == nil {
		return nil
	}
	return &memberError{cause: err, broken: brokenRule(err), wanted: fault.Say("le format n’est pas celui attendu",
		"the format is not the expected one")}
}

func wantedText() error { return wanted("un texte est attendu", "a text is expected") }

func planBasic(t reflect.Type) decodeFunc {
	switch t.Kind() {
	case reflect.String:
		return decodeString
	case reflect.Bool:
		return decodeBool
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return planNumber("un nombre entier est attendu", "a whole number is expected", func(v reflect.Value, text string) error {
			n, err := strconv.ParseInt(wholeText(text), 10, t.Bits())
			v.SetInt(n)
			return err
		})
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		const fr, en = "un nombre entier positif est attendu", "a whole positive number is expected"
		return planNumber(fr, en, func(v reflect.Value, text string) error {
			n, err := strconv.ParseUint(wholeText(text), 10, t.Bits())
			v.SetUint(n)
			return err
		})
	case reflect.Float32, reflect.Float64:
		return planNumber("un nombre est attendu", "a number is expected", func(v reflect.Value, text string) error {
			n, err := strconv.ParseFloat(text, t.Bits())
			v.SetFloat(n)
			return err
		})
	}
	panic(fmt.Sprintf("api: a body cannot hold a %s", t))
}

func decodeBool(s *scanner, v reflect.Value) error {
	if s.null() {
		return nil
	}
	switch s.peek() {
	case 't', 'f':
		v.SetBool(s.raw()[0] == 't')
		return nil
	}
	return wanted("vrai ou faux est attendu", "true or false is expected")
}

// planNumber accepts a number or a numeric string.
func planNumber(fr, en string, set setText) decodeFunc {
	return func(s *scanner, v reflect.Value) error {
		if s.null() {
			return nil
		}
		text := ""
		switch c := s.peek(); {
		case c == '"':
			text = tidy.Text(string(unquote(s.raw())))
		case c == '-' || (c >= '0' && c <= '9'):
			text = string(s.raw())
		}
		if !isNumber(text) || set(v, text) != nil {
			return wanted(fr, en)
		}
		return nil
	}
}
