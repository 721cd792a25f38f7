package fault

import (
	"errors"
	"strings"
	"time"
)

// Fault is an error meant for the caller. The exported fields are read by the
// one writer of error answers; modules only declare and derive faults.
type Fault struct {
	Code       string        // stable, "module.what", e.g. "orders.out_of_stock"
	Kind       Kind          // decides the HTTP status
	Text       Text          // what the user reads, placeholders filled
	Violations []Violation   // only with Kind Unprocessable
	Wait       time.Duration // Retry-After; 0 = none
	Extra      any           // JSON object merged into the answer; nil = none

	cause error
}

// New declares a fault with what it says in French and in English. Keep the result in a package variable ErrX.
func New(code string, kind Kind, fr, en string) *Fault {
	return &Fault{Code: code, Kind: kind, Text: Text{FR: fr, EN: en}}
}

// With derives a fault whose text has its placeholders filled, from "name",
// value pairs. errors.Is still matches the declared fault.
func (f *Fault) With(params ...any) *Fault {
	derived := *f
	derived.Text = f.Text.Fill(params...)
	return &derived
}

// Because derives a fault with a cause, which is logged and never sent.
func (f *Fault) Because(err error) *Fault {
	derived := *f
	derived.cause = err
	return &derived
}

// RetryAfter derives a fault that tells the caller when to come back.
func (f *Fault) RetryAfter(d time.Duration) *Fault {
	derived := *f
	derived.Wait = d
	return &derived
}

// Body derives a fault whose answer carries v's JSON members besides the
// description, e.g. the new quote of a conflict.
func (f *Fault) Body(v any) *Fault {
	derived := *f
	derived.Extra = v
	return &derived
}

// Line is what a person reads of the fault where there is one line for it: what is wrong with the values, where it tells that.
func (f *Fault) Line() Text {
	if len(f.Violations) == 0 {
		return f.Text
	}
	var fr, en []string
	for _, v := range f.Violations {
		fr, en = append(fr, v.Text.FR), append(en, v.Text.EN)
	}
	return Say(strings.Join(fr, " · "), strings.Join(en, " · "))
}

// Error is for logs: code, English text and cause.
func (f *Fault) Error() string {
	var s strings.Builder
	s.WriteString(f.Code + ": " + f.Text.EN)
	for _, v := range f.Violations {
		s.WriteString(" [" + v.PropertyPath + ": " + v.Code + "]")
	}
	if f.cause != nil {
		s.WriteString(": " + f.cause.Error())
	}
	return s.String()
}

// Unwrap gives the cause.
func (f *Fault) Unwrap() error { return f.cause }

// Is matches any fault of the same code.
func (f *Fault) Is(target error) bool {
	other, ok := target.(*Fault)
	return ok && other.Code == f.Code
}

// As finds the fault in an error's chain.
func As(err error) (*Fault, bool) {
	return errors.AsType[*Fault](err)
}
