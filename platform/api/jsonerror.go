package api

import (
	"errors"
	"strconv"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// memberError is a refused member of a body. The path is put together on the
// way out, so that bodies without faults pay nothing for it.
type memberError struct {
	path    string
	unknown bool
	wanted  fault.Text // what would be right
	cause   error
	broken  *fault.Violation // the rule that a value of the right type breaks; nil otherwise
}

func (e *memberError) Error() string {
	if e.unknown {
		return e.path + ": unknown member"
	}
	return e.path + ": " + e.wanted.EN
}

func (e *memberError) Unwrap() error { return e.cause }

func wanted(fr, en string) error { return &memberError{wanted: fault.Text{FR: fr, EN: en}} }

// brokenRule says what is against the rules in an amount or a rate that is a number: its decimals, or its size.
func brokenRule(err error) *fault.Violation {
	if fine, ok := errors.AsType[money.TooFineError](err); ok {
		most := fault.Say("Deux", "Two")
		if fine.Decimals != 2 { // cents and rates
			most = fault.Same(strconv.Itoa(fine.Decimals))
		}
		return &fault.Violation{Code: "decimals", Text: fault.Text{FR: most.FR + " décimales au plus", EN: most.EN + " decimals at most"}}
	}
	if errors.Is(err, money.ErrTooLarge) {
		return &fault.Violation{Code: "too_large", Text: fault.Say("Ce nombre est trop grand", "This number is too large")}
	}
	return nil
}

// below puts the name of the surrounding member before the path.
func below(name string, err error) error {
	bad, ok := err.(*memberError) //nolint:errorlint // made by this decoder, never wrapped
	if !ok {
		return err
	}
	switch {
	case bad.path == "":
		bad.path = name
	case bad.path[0] == '[':
		bad.path = name + bad.path
	default:
		bad.path = name + "." + bad.path
	}
	return bad
}

func belowIndex(i int, err error) error { return below("["+strconv.Itoa(i)+"]", err) }
