package validate

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"

	"millesime/platform/fault"
)

// Partial is a member of a partial body: absent, null or a value. Given tells
// whether the member was sent, and its value, nil for null.
type Partial interface {
	Given() (value any, given bool)
}

// operand is what a rule sees of a field.
type operand struct {
	value    any  // nil for null
	absent   bool // not sent in a partial body
	explicit bool // sent for sure, so that 0 and false are values
}

func resolve(target any) operand {
	field := reflect.ValueOf(target)
	if field.Kind() != reflect.Pointer || field.IsNil() {
		panic(fmt.Sprintf("validate: %T is not a pointer to a field", target))
	}
	field = field.Elem()
	if p, ok := reflect.TypeAssert[Partial](field); ok {
		value, given := p.Given()
		return operand{value: value, absent: !given, explicit: true}
	}
	if field.Kind() != reflect.Pointer {
		return operand{value: field.Interface()}
	}
	if field.IsNil() {
		return operand{}
	}
	return operand{value: field.Elem().Interface(), explicit: true}
}

// missing is what Required refuses: null, blank text, an empty list, and a zero
// that cannot be told from an absent value.
func (o operand) missing() bool {
	v := reflect.ValueOf(o.value)
	switch v.Kind() {
	case reflect.Invalid:
		return true
	case reflect.String:
		return strings.TrimSpace(v.String()) == ""
	case reflect.Slice, reflect.Map, reflect.Array:
		return v.Len() == 0
	default:
		return !o.explicit && ozzo.Required.Validate(o.value) != nil
	}
}

func checkValue(path string, o operand, rules []Rule) []fault.Violation {
	if o.absent {
		if slices.Contains(rules, Rule(Sent)) {
			return []fault.Violation{Violation(path, string(Required))}
		}
		return nil
	}
	// A 0 that may have been sent is told its bounds before it is told to be missing.
	if v := reflect.ValueOf(o.value); !o.explicit && (v.CanInt() || v.CanFloat()) && slices.Contains(rules, Rule(Required)) {
		rules = append(slices.DeleteFunc(slices.Clone(rules), func(r Rule) bool { return r == Rule(Required) }), Required)
	}
	for _, r := range rules {
		if r == Rule(Optional) {
			if o.missing() {
				return nil
			}
			continue
		}
		if text, ok := r.refuse(o); ok {
			return []fault.Violation{{PropertyPath: path, Code: r.Name(), Text: text}}
		}
	}
	return nil
}

// run asks the ozzo rule. A rule on a type it cannot check is a mistake of the
// program, not of the client.
func run(name string, rule ozzo.Rule, value any) (refused bool) {
	err := rule.Validate(value)
	if err == nil {
		return false
	}
	if _, ok := errors.AsType[ozzo.Error](err); !ok {
		panic(fmt.Sprintf("validate: rule %s on %T: %v", name, value, err))
	}
	return true
}
