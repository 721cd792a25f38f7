package auth_test

import (
	"strings"
	"testing"

	"millesime/platform/auth"
)

func TestXSRF(t *testing.T) {
	t.Parallel()
	x := auth.NewXSRF(secretNew, secretOld)
	token, other := x.Token(), x.Token()
	nonce, signature, _ := strings.Cut(token, ".")
	foreign := auth.NewXSRF("somebody else's secret").Token()
	if token == other {
		t.Fatal("two tokens are the same")
	}
	if old := auth.NewXSRF(secretOld).Token(); !x.Check(old, old) {
		t.Error("the old secret does not verify")
	}
	for _, c := range []struct {
		name, cookie, header string
		want                 bool
	}{
		{"same token", token, token, true},
		{"nothing", "", "", false},
		{"no header", token, "", false},
		{"no cookie", "", token, false},
		{"two of ours", token, other, false},
		{"planted by another site", foreign, foreign, false},
		{"unsigned", nonce, nonce, false},
		{"signature alone", "." + signature, "." + signature, false},
		{"other nonce", "x." + signature, "x." + signature, false},
	} {
		if got := x.Check(c.cookie, c.header); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
