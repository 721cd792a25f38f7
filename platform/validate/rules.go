package validate

import (
	"slices"
	"strconv"

	"millesime/platform/fault"
)

// Rules are the rules of one request type, returned by its method Rules.
type Rules []FieldRules

// FieldRules are the rules of one field; made by Field, Every, Nested or Each.
type FieldRules struct {
	name   string
	check  func(path string) []fault.Violation
	schema func(parent *Schema)
}

// Check gives one violation for each field that is refused, in the order of
// the rules; none when all is well.
func (rs Rules) Check() []fault.Violation { return rs.checkAt("") }

func (rs Rules) checkAt(prefix string) []fault.Violation {
	var violations []fault.Violation
	for _, f := range rs {
		violations = append(violations, f.check(prefix+f.name)...)
	}
	return violations
}

// Err is Check as one fault of kind Unprocessable, or nil.
func (rs Rules) Err() error {
	if violations := rs.Check(); len(violations) > 0 {
		return fault.Invalid(violations...)
	}
	return nil
}

// Field checks one value; target points to the struct's field, which may itself
// be a pointer or a Partial.
func Field(name string, target any, rules ...Rule) FieldRules {
	return FieldRules{
		name: name,
		check: func(path string) []fault.Violation {
			return checkValue(path, resolve(target), rules)
		},
		schema: func(parent *Schema) {
			if _, partial := target.(Partial); partial { // required says that it cannot be null, not that it must be sent
				rules = slices.DeleteFunc(slices.Clone(rules), func(r Rule) bool { return r == Rule(Required) })
			}
			parent.apply(name, rules)
		},
	}
}

// mostViolations is how many refused values of one list are told: a list of a
// million wrong ones must not become an answer of a hundred megabytes.
const mostViolations = 200

// Every checks each value of a list, e.g. `groups[1]`.
func Every[T any](name string, list *[]T, rules ...Rule) FieldRules {
	return FieldRules{
		name: name,
		check: func(path string) []fault.Violation {
			var violations []fault.Violation
			for i := range *list {
				found := checkValue(indexed(path, i), resolve(&(*list)[i]), rules)
				if violations = append(violations, found...); len(violations) >= mostViolations {
					break
				}
			}
			return violations
		},
		schema: func(parent *Schema) {
			item := parent.property(name).item()
			for _, r := range rules {
				r.Schema(item)
			}
		},
	}
}

// Nested checks a struct by its own rules, e.g. `address.postcode`; a nil
// target is skipped. Pass its method: (*Address).Rules.
func Nested[T any](name string, target *T, rules func(*T) Rules) FieldRules {
	return FieldRules{
		name: name,
		check: func(path string) []fault.Violation {
			if target == nil {
				return nil
			}
			return rules(target).checkAt(path + ".")
		},
		schema: func(parent *Schema) { rules(new(T)).describe(parent.property(name)) },
	}
}

// Each checks each struct of a list by its own rules, e.g. `items[2].quantity`.
func Each[T any](name string, list *[]T, rules func(*T) Rules) FieldRules {
	return FieldRules{
		name: name,
		check: func(path string) []fault.Violation {
			var violations []fault.Violation
			for i := range *list {
				found := rules(&(*list)[i]).Check()
				for n := range found { // where it stands is written for what is refused alone
					found[n].PropertyPath = indexed(path, i) + "." + found[n].PropertyPath
				}
				if violations = append(violations, found...); len(violations) >= mostViolations {
					break
				}
			}
			return violations
		},
		schema: func(parent *Schema) { rules(new(T)).describe(parent.property(name).item()) },
	}
}

func indexed(path string, i int) string { return path + "[" + strconv.Itoa(i) + "]" }
