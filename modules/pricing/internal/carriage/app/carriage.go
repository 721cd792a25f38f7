// Package app lets owners of warehouses and administrators set what delivery costs.
package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/carriage/domain"
	"millesime/modules/pricing/internal/carriage/store"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/modules/products/productsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Carriage is what owners of warehouses and administrators set about delivery: grids, carriers and pickup points. A change prices the
// very next checkout of every process; carts are shown with what their process remembers until it is told.
type Carriage struct {
	store    *store.Store
	db       *db.DB
	clock    clock.Clock
	parties  usersapi.Parties
	products productsapi.Products
}

// NewCarriage makes it over its store.
func NewCarriage(d *db.DB, c clock.Clock, parties usersapi.Parties, products productsapi.Products) *Carriage {
	return &Carriage{db: d, store: store.New(d), clock: c, parties: parties, products: products}
}

// Today is the day in Paris.
func (c *Carriage) Today() string { return clock.DateOf(c.clock.Now()) }

// Grids reads a page of the grids that an actor sees: a supplier its own and the platform's, admins all.
func (c *Carriage) Grids(ctx context.Context, actor auth.Actor, filter domain.GridFilter) (lists.Page[domain.GridView], error) {
	filter.Today = c.Today()
	if !actor.Group.IsAdmin() {
		filter.SupplierID = actor.ID
	}
	page, err := c.store.KeptGrids(ctx, filter)
	if err != nil {
		return lists.Page[domain.GridView]{}, err
	}
	views, err := c.views(ctx, page.Rows...)
	return lists.With(page, views), err
}

// Grid reads one that the actor sees.
func (c *Carriage) Grid(ctx context.Context, actor auth.Actor, id int64) (domain.GridView, error) {
	grid, err := c.seen(ctx, nil, actor, id)
	if err != nil {
		return domain.GridView{}, err
	}
	views, err := c.views(ctx, grid)
	if err != nil {
		return domain.GridView{}, err
	}
	return views[0], nil
}

// Add keeps a new grid.
func (c *Carriage) Add(ctx context.Context, actor auth.Actor, grid domain.KeptGrid) (domain.GridView, error) {
	grid.Active = true
	if err := c.owned(ctx, actor, &grid); err != nil {
		return domain.GridView{}, err
	}
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return c.put(ctx, tx, domain.KeptGrid{}, &grid) })
	if err != nil {
		return domain.GridView{}, err
	}
	return c.Grid(ctx, actor, grid.ID)
}

// Change lets change work on a grid. Orders keep what they were charged.
func (c *Carriage) Change(
	ctx context.Context, actor auth.Actor, id, seen int64, change func(*domain.KeptGrid),
) (domain.GridView, error) {
	err := c.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := c.store.LockDefaultGrids(ctx, tx); err != nil {
			return err
		}
		grid, err := c.seen(ctx, tx, actor, id)
		if err != nil {
			return err
		}
		if !actor.Group.IsAdmin() && grid.SupplierID != actor.ID {
			return domain.ErrGridOfOthers
		}
		if err := audit.CheckSeen(ctx, c.db, tx, gridThing(grid), seen); err != nil {
			return err
		}
		before := grid
		change(&grid)
		if same, err := audit.Same(gridTrail(before), gridTrail(grid)); same || err != nil {
			return err
		}
		if err := c.put(ctx, tx, before, &grid); err != nil || !before.IsDefault() {
			return err
		}
		if left, err := c.store.HasDefaultGrid(ctx, tx, c.Today()); err != nil || left {
			return err
		}
		return domain.LastDefault(before, grid)
	})
	if err != nil {
		return domain.GridView{}, err
	}
	return c.Grid(ctx, actor, id)
}

func (c *Carriage) put(ctx context.Context, tx *db.Tx, before domain.KeptGrid, grid *domain.KeptGrid) error {
	carriers, err := c.store.KeptCarriers(ctx, nil)
	if err != nil {
		return err
	}
	if err := grid.Check(carriers); err != nil {
		return err
	}
	grid.Version = before.Version + 1
	if err := c.store.PutGrid(ctx, tx, grid); err != nil {
		return err
	}
	if err := auditGrid(ctx, tx, before, *grid); err != nil {
		return err
	}
	return tx.Publish(ctx, pricingevents.ShippingFeesChangedV1{GridID: grid.ID, SupplierID: grid.SupplierID})
}

// owned makes a supplier's grid its own, and refuses a supplier that is none.
func (c *Carriage) owned(ctx context.Context, actor auth.Actor, grid *domain.KeptGrid) error {
	if !actor.Group.IsAdmin() {
		if grid.Owner != quote.OwnerSupplier || grid.SupplierID != 0 && grid.SupplierID != actor.ID {
			return domain.ErrGridOfOthers
		}
		grid.SupplierID = actor.ID
	}
	if grid.Owner != quote.OwnerSupplier {
		grid.SupplierID = 0
		return nil
	}
	found, err := c.parties.Parties(ctx, []int64{grid.SupplierID})
	if err == nil && found[grid.SupplierID].Group != auth.Supplier {
		err = domain.NoSupplier()
	}
	return err
}

// seen reads a grid; one of another supplier is not there.
func (c *Carriage) seen(ctx context.Context, in db.Handle, actor auth.Actor, id int64) (domain.KeptGrid, error) {
	grid, err := c.store.KeptGrid(ctx, in, id, c.Today())
	if err != nil {
		return domain.KeptGrid{}, err
	}
	if !actor.Group.IsAdmin() && grid.SupplierID != actor.ID && grid.Owner != quote.OwnerPlatform {
		return domain.KeptGrid{}, domain.ErrGridNotFound
	}
	return grid, nil
}

func (c *Carriage) views(ctx context.Context, grids ...domain.KeptGrid) ([]domain.GridView, error) {
	var suppliers []int64
	for _, g := range grids {
		if g.SupplierID != 0 && !slices.Contains(suppliers, g.SupplierID) {
			suppliers = append(suppliers, g.SupplierID)
		}
	}
	companies := map[int64]usersapi.Party{}
	if len(suppliers) > 0 {
		var err error
		if companies, err = c.parties.Parties(ctx, suppliers); err != nil {
			return nil, err
		}
	}
	return lists.Each(grids, func(g domain.KeptGrid) domain.GridView {
		return domain.GridView{KeptGrid: g, Company: companies[g.SupplierID].DisplayName(), Status: g.Status(c.Today())}
	}), nil
}
