package auth_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
)

// A link opens what it was signed for until its time is over, under an older secret too; whatever is changed of it opens nothing.
func TestALinkOpensOneThingForATime(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC)
	pass := auth.Pass{Document: 12, Person: 5, Until: now.Add(time.Hour)}
	links := auth.NewLinks("first secret, which is long enough", "second secret, which is long enough")
	token := auth.NewLinks("second secret, which is long enough").Sign(pass)
	if got, err := links.Check(token, now); err != nil || got != pass {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := links.Check(token, now.Add(time.Hour)); !errors.Is(err, auth.ErrLinkEnded) {
		t.Errorf("ended: %v", err)
	}
	parts := strings.Split(token, ".")
	other := strings.Split(links.Sign(auth.Pass{Document: 13, Person: 5, Until: pass.Until}), ".")
	for what, forged := range map[string]string{
		"another document": strings.Join([]string{other[0], parts[1], parts[2], parts[3]}, "."), "another person": strings.Join([]string{parts[0], "6", parts[2], parts[3]}, "."),
		"another time": strings.Join([]string{parts[0], parts[1], parts[2] + "0", parts[3]}, "."), "no signature": strings.Join(parts[:3], "."), "nothing": "", "long": strings.Repeat("x.", 9999),
		"another secret": auth.NewLinks("another secret, which is long enough").Sign(pass), "an XSRF token": auth.NewXSRF("first secret, which is long enough").Token(),
	} {
		if _, err := links.Check(forged, now); !errors.Is(err, auth.ErrNoLink) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
