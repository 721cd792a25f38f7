package api

import (
	"reflect"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

// ruled is an input or body with rules of its own.
type ruled interface{ Rules() validate.Rules }

// addRules notes that the value at a path of the input has rules.
func (p *inputPlan) addRules(t reflect.Type, at []int) {
	if reflect.PointerTo(t).Implements(reflect.TypeFor[ruled]()) {
		p.rules = append(p.rules, at)
	}
}

// validate checks the rules of the input and of its body, all violations at
// once.
func (p *inputPlan) validate(v reflect.Value) error {
	var violations []fault.Violation
	for _, at := range p.rules {
		value := v.FieldByIndex(at)
		if value.Kind() == reflect.Pointer {
			if value.IsNil() {
				continue // an optional body that was not sent
			}
			value = value.Elem()
		}
		if r, ok := reflect.TypeAssert[ruled](value.Addr()); ok {
			violations = append(violations, r.Rules().Check()...)
		}
	}
	return fault.Check(violations)
}
