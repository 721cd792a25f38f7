package validate

import (
	ozzo "github.com/go-ozzo/ozzo-validation/v4"

	"millesime/platform/fault"
)

// Rule is one named rule: its check, its message and its effect on the OpenAPI
// schema. Rules are made in this package only; By makes a rule of a module.
type Rule interface {
	// Name is the rule's name in specification 5, and its message code.
	Name() string
	// Schema adds what the rule says to the schema of the field.
	Schema(s *Schema)

	refuse(o operand) (fault.Text, bool)
}

// errRefused is what our own ozzo rules answer; its text is never shown.
var errRefused = ozzo.NewError("refused", "refused")

// valueRule is a rule on a value that is there.
type valueRule struct {
	name   string
	params []any       // of the message, as "name", value pairs
	text   *fault.Text // instead of a message of the table
	schema func(s *Schema)
	ozzo   ozzo.Rule
}

func (r *valueRule) Name() string { return r.name }

func (r *valueRule) Schema(s *Schema) {
	if r.schema != nil {
		r.schema(s)
	}
}

func (r *valueRule) refuse(o operand) (fault.Text, bool) {
	if o.value == nil {
		return fault.Text{}, false
	}
	if !run(r.name, r.ozzo, o.value) {
		return fault.Text{}, false
	}
	if r.text != nil {
		return *r.text, true
	}
	return Message(r.name, r.params...), true
}

// strict makes an ozzo rule see empty values too, which ozzo v4.3.0 skips:
// whether "" or 0 passes is decided by the rule itself.
type strict struct {
	rule    ozzo.Rule
	emptyOK bool
}

func (s strict) Validate(value any) error {
	if !ozzo.IsEmpty(value) {
		return s.rule.Validate(value)
	}
	if s.emptyOK {
		return nil
	}
	return errRefused
}

// holds makes an ozzo rule of a condition.
type holds[T any] func(T) bool

func (h holds[T]) Validate(value any) error {
	v, err := convert[T](value)
	if err != nil {
		return err
	}
	if h(v) {
		return nil
	}
	return errRefused
}

// By makes a rule that a module needs for itself, such as a checksum. It is
// never asked about null; it is asked about "" and 0.
func By[T any](code string, text fault.Text, ok func(T) bool) Rule {
	return &valueRule{name: code, text: &text, ozzo: holds[T](ok)}
}
