package versions

import (
	"fmt"
	"time"

	"millesime/platform/fault"
)

// ErrChangedMeanwhile refuses a write on an earlier version than the one there is. The answer tells both sides apart.
var ErrChangedMeanwhile = fault.New("changed_meanwhile", fault.Conflict,
	"Une autre personne a modifié ceci entre-temps : relisez ce qui est enregistré avant de recommencer.",
	"Somebody else changed this meanwhile: read what is saved before you try again.")

// Thing is what carries a version.
type Thing struct {
	Path    string // of Path
	Version int64  // now
	// Members are those whose name in the trail is not that in the API, by the former.
	Members map[string]string
}

// Path names a thing among all: "carriers/chrono".
func Path[Key int64 | string](kind string, key Key) string { return fmt.Sprint(kind, "/", key) }

// Meanwhile is what became of a thing since one of its versions, as far as the trail tells.
type Meanwhile struct {
	At                  time.Time // of the last change; zero: the trail tells of none
	Actor, Impersonator int64     // whose it was
	Members             []string  // that any of the changes touched
}

// StaleError is ErrChangedMeanwhile with what became of the thing since the version that was seen.
type StaleError struct {
	Meanwhile

	Version int64 // now
}

// Error says what happened.
func (*StaleError) Error() string { return ErrChangedMeanwhile.Error() }

// Unwrap gives the fault.
func (*StaleError) Unwrap() error { return ErrChangedMeanwhile }
