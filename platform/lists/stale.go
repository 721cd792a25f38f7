package lists

import "millesime/platform/fault"

// Stale declares the refusal of a cursor that a list did not give, under the code of its module.
func Stale(code string) *fault.Fault {
	return fault.New(code, fault.Malformed,
		"Cette page de la liste n’existe plus : revenez à la première.", "This page of the list no longer exists: go back to the first one.")
}
