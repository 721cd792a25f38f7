package app

import (
	"context"
	"errors"
	"testing"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/gate"
	"millesime/platform/picture"
)

type busy struct{ Pictures }

func (busy) Clean(context.Context, string, picture.Limits) (string, error) { return "", gate.ErrBusy }

// A photo that nobody had time for is not taken, and not called faulty.
func TestPhotosOfABusyMoment(t *testing.T) {
	t.Parallel()
	r := domain.Report{Kind: domain.IncidentDamaged, Lines: []domain.ReportedLine{{ItemID: 1, Quantity: 1, Photo: "data:image/png;base64,"}}}
	if err := cleanPhotos(t.Context(), busy{}, &r); !errors.Is(err, gate.ErrBusy) {
		t.Errorf("got %v", err)
	}
}
