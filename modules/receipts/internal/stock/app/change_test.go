package app_test

import (
	"context"
	"testing"
	"time"

	"millesime/modules/receipts/internal/stock/app"
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/internal/stock/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/jobs"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// nobodys are people without names.
type nobodys struct{ people }

type people = usersapi.Parties

func (nobodys) Parties(context.Context, []int64) (map[int64]usersapi.Party, error) { return nil, nil }

// Who waits for a document that another one changes makes its step after that of the other.
func TestAStepIsMadeBehindTheLock(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		began := time.Date(2026, 11, 16, 10, 0, 0, 0, time.UTC)
		now := clock.NewFixed(began)
		sources := app.Sources{Stock: app.NewStock(store.New(d), now, jobs.NewQueue(d)), DB: d, Parties: nobodys{}}
		waits := func(context.Context, *db.Tx, domain.Reading, int64) (string, error) {
			now.Advance(time.Minute) // until the other one is done
			return "locked", nil
		}
		var at time.Time
		err := app.Change(t.Context(), sources, auth.Actor{ID: 4, Group: auth.Supplier}, 1, "", waits,
			func(_ context.Context, _ *db.Tx, _ string, step document.Step[string]) error {
				at = step.At
				return nil
			})
		if err != nil || !at.Equal(began.Add(time.Minute)) {
			t.Errorf("made at %s (%v)", at, err)
		}
	})
}
