package validate

import "millesime/platform/fault"

// RequiredIf is Required while condition holds; target is the label of the
// field that the condition is about.
func RequiredIf(target fault.Text, condition bool) Rule {
	return &requiredIf{target: target, condition: condition}
}

type requiredIf struct {
	target    fault.Text
	condition bool
}

func (*requiredIf) Name() string { return "required_if" }

// Schema says nothing: OpenAPI has no word for it that clients read.
func (*requiredIf) Schema(*Schema) {}

func (r *requiredIf) refuse(o operand) (fault.Text, bool) {
	if !r.condition || !o.missing() {
		return fault.Text{}, false
	}
	return Message("required_if", "target", r.target), true
}
