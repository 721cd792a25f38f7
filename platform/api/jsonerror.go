package api

import (
	"strconv"

	"millesime/platform/fault"
)

// memberError is a refused member of a body. The path is put together on the
// way out, so that bodies without faults pay nothing for it.
type memberError struct {
	path    string
	unknown bool
	wanted  fault.Text // what would be right
	cause   error
}

func (e *memberError) Error() string {
	if e.unknown {
		return e.path + ": unknown member"
	}
	return e.path + ": " + e.wanted.EN
}

func (e *memberError) Unwrap() error { return e.cause }

func wanted(fr, en string) error { return &memberError{wanted: fault.Text{FR: fr, EN: en}} }

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
