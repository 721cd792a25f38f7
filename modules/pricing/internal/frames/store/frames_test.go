package store_test

import (
	"context"
	"reflect"
	"testing"
	"time"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/modules/pricing/internal/frames/store"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// A customer's frame is one statement, with its tiers in order and its suppliers, on its days alone.
func TestFrameOf(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s, at := store.New(d), time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
		frame := domain.KeptFrame{
			Frame: quote.Frame{
				Name: "CHR", From: "2026-01-01", To: "2026-12-31", Basis: quote.ByEquivalents,
				Tiers: []quote.Tier{{From: 1000, Rate: 5_00}, {From: 60, Rate: 2_00}}, SupplierIDs: []int64{9, 7},
			},
			Contract: "AC-1", Rebates: []quote.Tier{{From: 10_000, Rate: 1_00}}, BuyerIDs: []int64{3, 4}, CreatedAt: at, CreatedBy: 1, UpdatedAt: at,
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return s.InsertFrame(ctx, tx, &frame) })
		if err != nil {
			t.Fatal(err)
		}
		ctx, counter := db.CountStatements(t.Context())
		got, err := s.FrameOf(ctx, nil, 3, auth.Restaurant, "2026-12-31")
		want := frame.Frame
		want.Tiers, want.SupplierIDs = []quote.Tier{{From: 60, Rate: 2_00}, {From: 1000, Rate: 5_00}}, []int64{7, 9}
		if err != nil || counter.Count() != 1 || got == nil || !reflect.DeepEqual(*got, want) {
			t.Errorf("%d statements give %+v, %v; want %+v", counter.Count(), got, err, want)
		}
		for name, ask := range map[string]struct {
			customer int64
			group    auth.Group
			day      string
		}{
			"the day before":   {3, auth.Restaurant, "2025-12-31"},
			"the day after":    {3, auth.Restaurant, "2027-01-01"},
			"another customer": {5, auth.Restaurant, "2026-06-01"},
			"an individual":    {3, auth.Customer, "2026-06-01"},
		} {
			if got, err := s.FrameOf(t.Context(), nil, ask.customer, ask.group, ask.day); got != nil || err != nil {
				t.Errorf("%s: %+v, %v", name, got, err)
			}
		}
		err = d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return s.EndFrame(ctx, tx, frame.ID, at) })
		if got, readErr := s.FrameOf(t.Context(), nil, 3, auth.Restaurant, "2026-06-01"); got != nil || err != nil || readErr != nil {
			t.Errorf("ended: %+v, %v, %v", got, err, readErr)
		}
	})
}

// A buyer that enters a frame leaves the one it was in, whichever way it enters.
func TestABuyerIsInOneFrame(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s, at := store.New(d), time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
		frames := []domain.KeptFrame{
			{Frame: quote.Frame{Name: "A", From: "2026-01-01"}, BuyerIDs: []int64{3}, CreatedAt: at, UpdatedAt: at},
			{Frame: quote.Frame{Name: "B", From: "2026-01-01"}, BuyerIDs: []int64{3}, CreatedAt: at, UpdatedAt: at},
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			for i := range frames {
				if err := s.InsertFrame(ctx, tx, &frames[i]); err != nil {
					return err
				}
			}
			elsewhere, err := s.FramedElsewhere(ctx, tx, frames[0].ID, []int64{3, 4})
			if len(elsewhere) != 1 || elsewhere[3].Name != "B" {
				t.Errorf("elsewhere: %v", elsewhere)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		is := func(want ...int64) {
			t.Helper()
			if got, err := s.FramesOf(t.Context(), nil, 3); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("in %v, %v; want %v", got, err, want)
			}
		}
		is(frames[1].ID)
		set := func(group auth.Group, ids ...int64) (exist bool) {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
				exist, err = s.SetFramesOf(ctx, tx, 3, group, ids)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			return exist
		}
		if !set(auth.Restaurant, frames[0].ID) {
			t.Error("frame A does not exist")
		}
		is(frames[0].ID)
		if set(auth.Supplier, frames[0].ID, 999) {
			t.Error("frame 999 exists")
		}
		set(auth.Supplier, frames[0].ID, frames[1].ID)
		set(auth.Restaurant)
		is(frames[0].ID, frames[1].ID)
	})
}
