package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Sources are the other modules that the catalogue asks.
type Sources struct {
	Products  productsapi.Products
	Rows      productsapi.Rows
	Prices    pricingapi.Prices
	Stock     receiptsapi.Stock
	Ledger    receiptsapi.Ledger
	Parties   usersapi.Parties
	Terms     usersapi.Terms
	Access    usersapi.Access
	Purchases ordersapi.Purchases
}

// Catalogue answers viewers: lists, facets, one product, suppliers. The index finds and sorts; the rows of a page then come from the
// shelf within the viewer's scope, with their stock and the viewer's own prices.
type Catalogue struct {
	Sources

	live   *Live
	shelf  *Shelf
	own    *OwnPrices
	alerts *Alerts
}

// NewCatalogue makes the catalogue over its index.
func NewCatalogue(live *Live, shelf *Shelf, own *OwnPrices, sources Sources, alerts *Alerts) *Catalogue {
	return &Catalogue{Sources: sources, live: live, shelf: shelf, own: own, alerts: alerts}
}

// Row is a product as a list shows it to one viewer.
type Row struct {
	*productsapi.Product // shared by all readers

	Supplier string // its name
	Level    receiptsapi.Level
	Tag      string
	Tags     []string
	Price    *pricingapi.ViewerPrice // nil: no price for this viewer
	Held     bool                    // by another agent, whose customer the buyer is
	Waits    bool                    // the viewer is told when it can be ordered again
	// Individual viewers are shown no professional list price (domain 2).
	Individual bool
}

// List finds products. q says what to look for; who looks is the context's actor.
func (c *Catalogue) List(ctx context.Context, q index.Query, customer int64, w lists.Part) (lists.Page[Row], error) {
	v, snapshot, err := c.look(ctx, &q, customer, q.ByWhatIsPaid())
	if err != nil {
		return lists.Page[Row]{}, err
	}
	page, err := snapshot.Page(&q, w)
	if err != nil {
		return lists.Page[Row]{}, err
	}
	products, err := c.shelf.Rows(ctx, v.scope, page.IDs)
	if err != nil {
		return lists.Page[Row]{}, err
	}
	rows, err := c.rows(ctx, v, snapshot, products)
	if err == nil {
		err = c.alerts.mark(ctx, v.actor, rows)
	}
	return index.Showing(page, rows), err
}

// IDs finds all products that List would, whatever the page.
func (c *Catalogue) IDs(ctx context.Context, q index.Query, customer int64) ([]int64, error) {
	_, snapshot, err := c.look(ctx, &q, customer, q.ByWhatIsPaid())
	if err != nil {
		return nil, err
	}
	page, err := snapshot.Page(&q, lists.Part{})
	return page.IDs, err
}

// Facets counts what List would find. tag is equal for equal answers.
func (c *Catalogue) Facets(ctx context.Context, q index.Query, customer int64) (facets *index.Facets, tag string, err error) {
	_, snapshot, err := c.look(ctx, &q, customer, true) // it tells the lowest price and the highest
	if err != nil {
		return nil, "", err
	}
	return snapshot.Facets(&q), snapshot.Tag(&q), nil
}

// look works out who looks, and narrows the query to what they see, at their own prices where it asks for prices.
func (c *Catalogue) look(ctx context.Context, q *index.Query, customer int64, priced bool) (viewer, *index.Snapshot, error) {
	v, err := c.viewer(ctx, customer)
	if err == nil && q.Store {
		v, err = v.inShops()
	}
	if err != nil {
		return viewer{}, nil, err
	}
	snapshot, err := c.live.Snapshot(ctx)
	q.Scope, q.PriceGroup = v.scope, v.priceGroup
	if q.Store {
		q.PriceGroup = auth.Customer // whoever buys there pays these prices
	} else if err == nil && priced {
		q.Own, err = c.own.Of(ctx, v, snapshot)
	}
	return v, snapshot, err
}

// Detail is a whole product with what could replace it, what is on its way, and what was ordered of it.
type Detail struct {
	Row
	Substitutes []Row
	Lots        []elabel.Lot          // the newest
	Arrivals    []receiptsapi.Arrival // not promised to anybody yet
	Purchases   []ordersapi.Purchase  // the newest that the viewer may read
}

// substitutes is how many a product's page offers (domain 3: same appellation and colour, near price).
const substitutes = 4

// Product reads one product, in its supplier's shop where store says so. Its error is ErrProductNotFound when the viewer does not see it.
func (c *Catalogue) Product(ctx context.Context, id, customer int64, store bool) (Detail, error) {
	v, err := c.viewer(ctx, customer)
	if err == nil && store {
		v, err = v.inShops()
	}
	if err != nil {
		return Detail{}, err
	}
	product, ok, err := c.shelf.Product(ctx, v.scope, id)
	if err != nil {
		return Detail{}, err
	}
	if !ok {
		return Detail{}, domain.ErrProductNotFound
	}
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return Detail{}, err
	}
	others, err := c.shelf.Rows(ctx, v.scope, snapshot.Substitutes(id, v.scope, v.priceGroup, substitutes))
	if err != nil {
		return Detail{}, err
	}
	rows, err := c.rows(ctx, v, snapshot, append([]*productsapi.Product{product}, others...))
	if err != nil {
		return Detail{}, err
	}
	detail := Detail{Row: rows[0], Substitutes: inStock(rows[1:])}
	err = c.lookAhead(ctx, v, &detail)
	return detail, err
}

// lookAhead adds what is on its way, what was ordered before, and whether the viewer waits.
func (c *Catalogue) lookAhead(ctx context.Context, v viewer, d *Detail) error {
	var err error
	if d.Lots, err = c.shelf.Lots(ctx, d.ID); err != nil {
		return err
	}
	if d.Level.Incoming > 0 {
		if d.Arrivals, err = c.shelf.Arrivals(ctx, d.ID); err != nil {
			return err
		}
	}
	customer := v.buyer
	if customer == v.actor.ID {
		customer = 0 // its own orders are its scope
	}
	if d.Purchases, err = c.Purchases.LastOf(ctx, v.actor, customer, d.ID); err != nil {
		return err
	}
	shown := []Row{d.Row}
	err = c.alerts.mark(ctx, v.actor, shown)
	d.Row = shown[0]
	return err
}

// inStock leaves out what was sold since the snapshot was made.
func inStock(rows []Row) []Row {
	kept := rows[:0]
	for _, row := range rows {
		if row.Level.Available() > 0 {
			kept = append(kept, row)
		}
	}
	return kept
}

// rows completes products with stock, prices and names: one batch each.
func (c *Catalogue) rows(ctx context.Context, v viewer, snapshot *index.Snapshot, products []*productsapi.Product) ([]Row, error) {
	if len(products) == 0 {
		return nil, nil
	}
	ids := make([]int64, len(products))
	for i := range products {
		ids[i] = products[i].ID
	}
	levels, err := c.shelf.Levels(ctx, ids)
	if err != nil {
		return nil, err
	}
	prices, err := c.prices(ctx, v, products)
	if err != nil {
		return nil, err
	}
	rows := make([]Row, len(products))
	for i, p := range products {
		row := &rows[i]
		row.Product, row.Level, row.Individual = p, levels[p.ID], v.priceGroup == auth.Customer
		facts := domain.FactsOf(p)
		row.Tag = facts.Tag(c.Stock, row.Level)
		row.Tags = facts.Tags(row.Tag)
		row.Supplier = snapshot.SupplierName(p.SupplierID)
		row.Held = slices.Contains(v.held, p.SupplierID)
		if price, ok := prices[p.ID]; ok && !row.Held {
			row.Price = &price
		}
	}
	return rows, nil
}

// Supplied is a supplier whose products the viewer sees.
type Supplied struct {
	index.Supplied
	Conditions usersapi.SupplierConditions
}

// SuppliersOpenTo implements usersapi.Storefronts.
func (c *Catalogue) SuppliersOpenTo(ctx context.Context, group auth.Group) ([]int64, error) {
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	groups := []auth.Group{group}
	if group == auth.CSE { // works councils buy in shops too
		groups = append(groups, auth.Customer)
	}
	var ids []int64
	for _, group := range groups {
		for _, s := range snapshot.Suppliers(productsapi.Scope{AllSuppliers: true, OpenTo: group}) {
			ids = append(ids, s.ID)
		}
	}
	return ids, nil
}

// Suppliers lists those whose products the viewer sees, by name.
func (c *Catalogue) Suppliers(ctx context.Context, p lists.Part) (lists.Page[Supplied], error) {
	v, err := c.viewer(ctx, 0)
	if err != nil {
		return lists.Page[Supplied]{}, err
	}
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return lists.Page[Supplied]{}, err
	}
	page := lists.Cut(snapshot.Suppliers(v.scope), p)
	ids := lists.Map(page, func(s index.Supplied) int64 { return s.ID }).Rows
	var conditions map[int64]usersapi.SupplierConditions
	if len(ids) > 0 {
		if conditions, err = c.Terms.Conditions(ctx, ids); err != nil {
			return lists.Page[Supplied]{}, err
		}
	}
	return lists.Map(page, func(s index.Supplied) Supplied { return Supplied{Supplied: s, Conditions: conditions[s.ID]} }), nil
}
