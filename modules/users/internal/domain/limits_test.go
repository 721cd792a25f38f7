package domain_test

import (
	"errors"
	"testing"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/fault"
)

// A time to wait is told in the unit people count it in, rounded up.
func TestTimeToWaitInWords(t *testing.T) {
	t.Parallel()
	for wait, want := range map[time.Duration]string{
		0:                          "1 s",
		900 * time.Millisecond:     "1 s",
		59 * time.Second:           "59 s",
		61 * time.Second:           "2 min",
		118*time.Minute + 1:        "119 min",
		119*time.Minute + 1:        "2 h",
		684 * time.Minute:          "12 h",
		46*time.Hour + time.Minute: "47 h",
		47*time.Hour + 1:           "2 jours",
		7 * 24 * time.Hour:         "7 jours",
	} {
		var told *fault.Fault
		if err := domain.TooManyCalls(wait); !errors.As(err, &told) || told.Text.FR != "Trop de demandes. Réessayez dans "+want+"." {
			t.Errorf("%s: %v instead of %s", wait, err, want)
		}
	}
}
