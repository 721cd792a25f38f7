package app

import (
	"context"
	"errors"
	"testing"

	"millesime/modules/users/internal/domain"
	"millesime/platform/gate"
	"millesime/platform/picture"
)

type busy struct{}

func (busy) Clean(context.Context, string, picture.Limits) (string, error) { return "", gate.ErrBusy }

// A logo that nobody had time for is not taken, and not called faulty.
func TestLogosOfABusyMoment(t *testing.T) {
	t.Parallel()
	logo := "data:image/png;base64,"
	change := RecordChange{Logo: &logo}
	if err := change.clean(t.Context(), busy{}, domain.Media{}); !errors.Is(err, gate.ErrBusy) {
		t.Errorf("got %v", err)
	}
}
