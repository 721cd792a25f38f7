package fault

// Violation is one refused input value.
type Violation struct {
	PropertyPath string // as the client wrote it: "email", "items[2].quantity"
	Code         string // code of the rule: "required", "min", …
	Text         Text
}

// ErrViolations matches, by errors.Is, every fault made by Invalid.
var ErrViolations = New("violations", Unprocessable, "Certaines informations sont à corriger.", "Some values are not valid.")

// Invalid refuses input values: 422 with a ConstraintViolationList.
func Invalid(vs ...Violation) *Fault {
	f := *ErrViolations
	f.Violations = vs
	return &f
}
