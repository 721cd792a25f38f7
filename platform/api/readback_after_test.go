package api_test

import (
	"context"
	"errors"
	"testing"

	"millesime/platform/api"
)

// What an act left is shown; of one that was refused nothing is read.
func TestAfterAnAct(t *testing.T) {
	t.Parallel()
	shown := 0
	show := func(_ context.Context, id int64) (int64, error) {
		shown++
		return id, nil
	}
	if got, err := api.After(t.Context(), 7, nil, show); got != 7 || err != nil {
		t.Errorf("%d (%v)", got, err)
	}
	refused := errors.New("refused")
	if got, err := api.After(t.Context(), 7, refused, show); got != 0 || !errors.Is(err, refused) || shown != 1 {
		t.Errorf("%d (%v), read %d times", got, err, shown)
	}
}
