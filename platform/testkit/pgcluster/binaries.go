package pgcluster

import (
	"errors"
	"os/exec"
	"path/filepath"
	"slices"
)

// ErrMissing tells that no PostgreSQL server is installed.
var ErrMissing = errors.New("no PostgreSQL server found: neither on PATH nor in /usr/lib/postgresql")

type binaries struct{ initdb, postgres string }

// findBinaries looks on PATH, then where Debian and Red Hat put them, the
// newest version first.
func findBinaries() (binaries, error) {
	if initdb, err := exec.LookPath("initdb"); err == nil {
		if postgres, err := exec.LookPath("postgres"); err == nil {
			return binaries{initdb, postgres}, nil
		}
	}
	for _, pattern := range []string{"/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin"} {
		folders, err := filepath.Glob(pattern)
		if err != nil {
			return binaries{}, err
		}
		slices.Sort(folders)
		slices.Reverse(folders)
		for _, folder := range folders {
			initdb, err1 := exec.LookPath(filepath.Join(folder, "initdb"))
			postgres, err2 := exec.LookPath(filepath.Join(folder, "postgres"))
			if err1 == nil && err2 == nil {
				return binaries{initdb, postgres}, nil
			}
		}
	}
	return binaries{}, ErrMissing
}
