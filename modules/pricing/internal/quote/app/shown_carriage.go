package app

import (
	"context"
	"slices"

	carriagestore "millesime/modules/pricing/internal/carriage/store"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/memory"
)

// keptPlaces is for how many departments and days carriage is remembered.
const keptPlaces = 250

// place is where goods go to, and when they were ordered.
type place struct{ department, day string }

// carriage is who carries goods to a place, at what price.
type carriage struct {
	carriers []domain.Carrier
	grids    []domain.Grid // of all suppliers
	relays   []domain.RelayPoint
}

// of is the carriage of the goods of these suppliers.
func (c carriage) of(supplierIDs []int64) carriage {
	c.grids = slices.DeleteFunc(slices.Clone(c.grids), func(g domain.Grid) bool {
		return g.SupplierID != 0 && !slices.Contains(supplierIDs, g.SupplierID)
	})
	return c
}

// shownCarriage is the carriage by which carts are priced, in memory until a fee or a carrier changes.
type shownCarriage struct {
	store *carriagestore.Store
	kept  *memory.Kept[place, carriage]
}

func newShownCarriage(s *carriagestore.Store, c clock.Clock) *shownCarriage {
	return &shownCarriage{store: s, kept: memory.New[place, carriage](c, keptPlaces, memory.UntilTold)}
}

// to is the carriage of the goods of some suppliers to a place.
func (s *shownCarriage) to(ctx context.Context, at place, supplierIDs []int64) (carriage, error) {
	found, _, err := s.kept.One(ctx, at, func(ctx context.Context) (carriage, bool, error) {
		all, err := read(ctx, s.store, nil, at, func() ([]domain.Grid, error) { return s.store.AllGrids(ctx, at.department, at.day) })
		return all, true, err
	})
	return found.of(supplierIDs), err
}

// now reads the same as it is now.
func (s *shownCarriage) now(ctx context.Context, in db.Handle, at place, supplierIDs []int64) (carriage, error) {
	return read(ctx, s.store, in, at, func() ([]domain.Grid, error) { return s.store.Grids(ctx, in, supplierIDs, at.department, at.day) })
}

func read(
	ctx context.Context, s *carriagestore.Store, in db.Handle, at place, grids func() ([]domain.Grid, error),
) (c carriage, err error) {
	if c.carriers, c.relays, err = s.CarriersTo(ctx, in, at.department); err != nil {
		return c, err
	}
	c.grids, err = grids()
	return c, err
}
