package usersapi

import "context"

// PersonalData is a module's part of the file that people may ask for about
// themselves (docs/security.md).
type PersonalData interface {
	// PersonalData gives what the module keeps about a person, by section; each
	// marshals to JSON.
	PersonalData(ctx context.Context, userID int64) (map[string]any, error)
}
