// Package constant gives the properties of a package the same examples in every everyday run, so that a change alone turns
// them red; the full run (MILLESIME_TEST_FULL=1) looks at others each time, and rapid prints the seed of what fails.
// -rapid.seed has the last word. Each package that uses rapid imports it in a test:
//
//	_ "millesime/platform/testkit/constant"
package constant

import (
	"flag"
	"os"

	_ "pgregory.net/rapid" // its flags
)

// seed of the everyday run; rapid takes 0 for a random one.
const seed = "1"

func init() { //nolint:gochecknoinits // flags are read before a test can say anything
	if os.Getenv("MILLESIME_TEST_FULL") == "1" {
		return
	}
	if err := flag.Set("rapid.seed", seed); err != nil {
		panic(err)
	}
}
