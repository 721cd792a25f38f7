package domain

import (
	"strings"
	"testing"
)

func TestSealedSuccessor(t *testing.T) {
	t.Parallel()
	sealed, err := Seal("token", "successor")
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(sealed, "successor") {
		t.Fatal("the successor can be read")
	}
	if got, err := Unseal("token", sealed); err != nil || got != "successor" {
		t.Fatalf("got %q, %v", got, err)
	}
	for name, try := range map[string][2]string{
		"another token": {"tokem", sealed},
		"cut short":     {"token", sealed[:len(sealed)-4]},
		"not base64":    {"token", "*"},
	} {
		if got, err := Unseal(try[0], try[1]); err == nil {
			t.Errorf("%s: unsealed %q", name, got)
		}
	}
}
