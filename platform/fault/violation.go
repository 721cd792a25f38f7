package fault

// Violation is one refused input value.
type Violation struct {
	PropertyPath string // as the client wrote it: "email", "items[2].quantity"
	Code         string // code of the rule: "required", "min", …
	Text         Text
}

// ErrViolations matches, by errors.Is, every fault made by Invalid.
var ErrViolations = New("violations", Unprocessable, "Certaines informations sont à corriger.", "Some values are not valid.")

// Check refuses input values that have violations; it is nil when there are none.
func Check(violations []Violation) error {
	if len(violations) == 0 {
		return nil
	}
	return Invalid(violations...)
}

// Invalid refuses input values: 422 with a ConstraintViolationList.
func Invalid(vs ...Violation) *Fault {
	f := *ErrViolations
	f.Violations = vs
	return &f
}

// At is a violation at a member, in both languages; params fill the placeholders of the texts, as Text.Fill does.
func At(path, code, fr, en string, params ...any) Violation {
	return Violation{PropertyPath: path, Code: code, Text: Say(fr, en).Fill(params...)}
}

// With is the violation with the placeholders of its text filled, from "name", value pairs.
func (v Violation) With(params ...any) Violation {
	v.Text = v.Text.Fill(params...)
	return v
}
