package versions

import (
	"context"
	"fmt"

	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// ErrChangedMeanwhile refuses a write on an earlier version than the one there is. The answer tells both sides apart.
var ErrChangedMeanwhile = fault.New("changed_meanwhile", fault.Conflict, fault.Text{
	FR: "Une autre personne a modifié ceci entre-temps : comparez les deux versions avant d’enregistrer.",
	EN: "Somebody else changed this meanwhile: compare both versions before you save.",
})

// Thing is what carries a version.
type Thing struct {
	Path    string // of Path
	Version int64  // now
	// Members are those whose name in the trail is not that in the API, by the former.
	Members map[string]string
}

// Path names a thing as the API does, below its prefix: "carriers/chrono".
func Path[Key int64 | string](resource string, key Key) string { return fmt.Sprint(resource, "/", key) }

// StaleError is ErrChangedMeanwhile with what became of the thing since the version that was seen.
type StaleError struct {
	audit.Meanwhile

	Version int64 // now
}

// Error says what happened.
func (*StaleError) Error() string { return ErrChangedMeanwhile.Error() }

// Unwrap gives the fault.
func (*StaleError) Unwrap() error { return ErrChangedMeanwhile }

// Check refuses, with a StaleError, a write by somebody who saw another version than the one there is; 0: who does not say which,
// where that is allowed. Call it under the lock of the thing.
func Check(ctx context.Context, d *db.DB, in db.Handle, thing Thing, seen int64) error {
	if seen == 0 || seen == thing.Version {
		return nil
	}
	since, err := audit.Since(ctx, d, in, thing.Path, seen)
	if err != nil {
		return err
	}
	for i, name := range since.Members {
		if called, ok := thing.Members[name]; ok {
			since.Members[i] = called
		}
	}
	return &StaleError{Meanwhile: since, Version: thing.Version}
}
