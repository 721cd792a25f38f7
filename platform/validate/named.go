package validate

import (
	"time"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"

	"millesime/platform/fault"
)

// named are the rules without parameters: constants, so that nothing can change
// them.
type named string

// The rules without parameters (specification 5; date is ours).
const (
	// Required refuses null, blank text, empty lists, and 0 or false unless the
	// field is a pointer or a Partial, where a zero is known to have been sent.
	Required named = "required"
	// Sent refuses a Partial that was left out; null, which clears, is an answer.
	Sent named = "sent"
	// Optional ends the checks, without violation, where Required would refuse.
	Optional named = "optional"
	// Email accepts an address of at most 254 characters, all of them ASCII.
	Email named = "email"
	// Integer accepts a whole number, as a number or as text.
	Integer named = "integer"
	// Password accepts "" or at least 8 characters with an uppercase letter, a
	// lowercase letter, a digit and one of #?!@$%^&*-.
	Password named = "password"
	// NumVAT accepts "" or two uppercase letters followed by 11 digits.
	NumVAT named = "numvat"
	// Date accepts a civil date YYYY-MM-DD.
	Date named = "date"
)

// maxEmail is the longest address SMTP carries (RFC 5321, 4.5.3.1.3).
const maxEmail = 254

func (n named) Name() string { return string(n) }

func (n named) Schema(s *Schema) {
	switch n {
	case Email:
		s.Format, s.MaxLength = "email", new(maxEmail)
	case Password:
		s.Format = "password"
	case Date:
		s.Format = "date"
	case NumVAT:
		s.Pattern = numvatPattern.String()
	case Required:
		s.NotNull = true // that it must be sent concerns the parent (Schema.apply)
	case Sent, Optional, Integer:
		// Sent concerns the parent too, integer the Go type.
	}
}

func (n named) refuse(o operand) (fault.Text, bool) {
	refused := false
	switch {
	case n == Required:
		refused = o.missing()
	case n != Optional && n != Sent && o.value != nil:
		refused = run(string(n), n.ozzo(), o.value)
	}
	if !refused {
		return fault.Text{}, false
	}
	return Message(string(n)), true
}

func (n named) ozzo() ozzo.Rule {
	switch n {
	case Email:
		return holds[string](func(s string) bool { return len(s) <= maxEmail && emailPattern.MatchString(s) })
	case Integer:
		return holds[any](isInteger)
	case Password:
		return holds[string](func(s string) bool { return s == "" || isPassword(s) })
	case NumVAT:
		return ozzo.Match(numvatPattern)
	case Date:
		return holds[string](func(s string) bool {
			_, err := time.Parse(time.DateOnly, s)
			return err == nil
		})
	case Required, Sent, Optional:
	}
	panic("validate: unknown rule " + string(n))
}
