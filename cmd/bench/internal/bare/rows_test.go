package bare

import (
	"testing"
	"time"
)

func TestValuesAreWrittenIntoStatements(t *testing.T) {
	t.Parallel()
	for want, value := range map[string]any{
		"NULL":              nil,
		"-12":               int64(-12),
		"TRUE":              true,
		"'Château d''Aubr'": "Château d'Aubr",
		`'{"a":1}'`:         []byte(`{"a":1}`),

		"'2026-11-29 22:49:07.62+00:00'": time.Date(2026, 11, 29, 23, 49, 7, 620000000, time.FixedZone("Paris", 3600)),
	} {
		if got := literal(value); got != want {
			t.Errorf("%v: %s, want %s", value, got, want)
		}
	}
	if got := list([]int64{3, 1, 20}); got != "3, 1, 20" {
		t.Errorf("ids: %s", got)
	}
}
