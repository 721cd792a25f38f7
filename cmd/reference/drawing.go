package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"millesime/platform/archtest"
)

// What stands before and after the arrows in the drawing of the house.
const (
	beforeArrows = "%% Who asks whom through a facade: ./task gen writes these lines from the code.\n"
	afterArrows  = "    end\n"
)

// drawArrows writes into the drawing of a document which modules each asks through their facades.
func drawArrows(document string) error {
	root, packages, err := archtest.Load(".")
	if err != nil {
		return err
	}
	text, err := os.ReadFile(document) //nolint:gosec // a document of the repository
	if err != nil {
		return err
	}
	head, rest, found := strings.Cut(string(text), beforeArrows)
	_, tail, closed := strings.Cut(rest, afterArrows)
	if !found || !closed {
		return errors.New(document + " has no place for the arrows between modules")
	}
	var b strings.Builder
	b.WriteString(head + beforeArrows)
	arrows := archtest.Arrows(root, packages)
	for _, module := range slices.Sorted(maps.Keys(arrows)) {
		fmt.Fprintf(&b, "      %s --> %s\n", module, strings.Join(arrows[module], " & "))
	}
	b.WriteString(afterArrows + tail)
	return os.WriteFile(document, []byte(b.String()), 0o644) //nolint:gosec // documents are for everybody
}
