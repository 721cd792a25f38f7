// Package refused reads refusals in tests.
package refused

import "millesime/platform/fault"

// Codes are those of refused values, by their paths; nil of what refuses none.
func Codes(err error) map[string]string {
	f, ok := fault.As(err)
	if !ok {
		return nil
	}
	codes := map[string]string{}
	for _, v := range f.Violations {
		codes[v.PropertyPath] = v.Code
	}
	return codes
}
