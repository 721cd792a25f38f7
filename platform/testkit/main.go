package testkit

import (
	"fmt"
	"os"
	"testing"
)

// Main is the TestMain of packages that use PostgreSQL:
//
//	func TestMain(m *testing.M) { testkit.Main(m) }
//
// It waits until a server started for these tests has stopped. Without it the
// server stops as well, a moment after the process. What a package started for all its tests, after stops.
func Main(m *testing.M, after ...func()) {
	code := m.Run()
	for _, stop := range after {
		stop()
	}
	if err := spares.dropAll(); err != nil {
		fmt.Fprintf(os.Stderr, "PostgreSQL test databases: %v\n", err)
	}
	if ownCluster != nil {
		if err := ownCluster.Stop(); err != nil {
			fmt.Fprintf(os.Stderr, "PostgreSQL did not stop well: %v\n", err)
		}
	}
	os.Exit(code)
}
