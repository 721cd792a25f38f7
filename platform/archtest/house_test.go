package archtest_test

import (
	"testing"

	"millesime/platform/archtest"
)

// The repository keeps to its architecture.
func TestHouse(t *testing.T) {
	t.Parallel()
	module, packages, err := archtest.Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	if len(packages) < 10 {
		t.Fatalf("only %d packages found", len(packages))
	}
	for _, v := range archtest.Check(module, packages) {
		t.Error(v)
	}
}
