// Package app lets sellers write price lists and their readers see them.
package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	"millesime/modules/pricing/internal/lists/store"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Sources are the modules that price lists ask.
type Sources struct {
	Parties   usersapi.Parties
	Terms     usersapi.Terms
	Access    usersapi.Access
	Products  pricingapi.Products
	Purchases pricingapi.Purchases
}

// PriceLists are the mercuriales that sellers write and buyers order from.
type PriceLists struct {
	Sources
	listWriter

	prices *quotestore.Store
	db     *db.DB
	clock  clock.Clock
}

// NewPriceLists makes them over their store and the modules they ask.
func NewPriceLists(sources Sources, d *db.DB, c clock.Clock) *PriceLists {
	return &PriceLists{Sources: sources, listWriter: listWriter{store.New(d)}, prices: quotestore.New(d), db: d, clock: c}
}

// Today is the civil day that lists are judged by.
func (p *PriceLists) Today() string { return clock.DateOf(p.clock.Now()) }

// scope is which lists the actor may read, by supplier and customer: an agent those that it may price.
func (p *PriceLists) scope(ctx context.Context, a auth.Actor) (lists.Scope, error) {
	if a.Group != auth.CommercialAgent {
		return p.Access.Scope(ctx, a)
	}
	pairs, err := p.Access.PricedPairs(ctx, a.ID)
	scope := lists.Scope{AgentID: a.ID, Assigned: make([]lists.Assignment, 0, len(pairs))}
	for _, pair := range pairs {
		scope.Assigned = append(scope.Assigned, lists.Assignment{SupplierID: pair.SupplierID, CustomerID: pair.CustomerID})
	}
	return scope, err
}

// List gives a page of the lists that the actor may read.
func (p *PriceLists) List(ctx context.Context, a auth.Actor, filter domain.ListFilter) (lists.Page[domain.PriceList], error) {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return lists.Page[domain.PriceList]{}, err
	}
	if len(filter.Customers) > 0 {
		// Who is told which lists name somebody else is told who has them.
		if filter.Customers = acquainted(scope, filter.Customers); len(filter.Customers) == 0 {
			return lists.Page[domain.PriceList]{}, nil
		}
	}
	page, err := p.store.PriceLists(ctx, scope, a.Group, p.Today(), filter)
	if err != nil {
		return page, err
	}
	if err := p.name(ctx, a, scope, page.Rows); err != nil {
		return page, err
	}
	return page, p.countShown(ctx, a, page.Rows)
}

// countShown counts what a buyer sees of each list: wines that are closed to its group are in none of its screens.
func (p *PriceLists) countShown(ctx context.Context, a auth.Actor, found []domain.PriceList) error {
	if !domain.IsListBuyer(a.Group) || len(found) == 0 {
		return nil
	}
	ids := make([]int64, len(found))
	for i, l := range found {
		ids[i] = l.ID
	}
	listed, err := p.store.ListedProducts(ctx, ids)
	if err != nil {
		return err
	}
	shown, err := p.Products.Shown(ctx, a, slices.Concat(slices.Collect(maps.Values(listed))...))
	if err != nil {
		return err
	}
	for i, l := range found {
		hidden := slices.DeleteFunc(listed[l.ID], func(id int64) bool { return shown[id] })
		found[i].Products = l.Products - int64(len(hidden))
	}
	return nil
}

// acquainted are those customers whom a reader may know of in lists.
func acquainted(scope lists.Scope, customers []int64) []int64 {
	if scope.CustomerID == 0 && scope.AgentID == 0 {
		return customers
	}
	return slices.DeleteFunc(customers, func(id int64) bool {
		return id != scope.CustomerID && !slices.ContainsFunc(scope.Assigned, func(a lists.Assignment) bool { return a.CustomerID == id })
	})
}

// PriceList gives one that the actor may read, with the lists of its series that the actor may read, the newest first.
func (p *PriceLists) PriceList(ctx context.Context, a auth.Actor, id int64) (domain.PriceList, []domain.PriceList, error) {
	one, series, err := p.read(ctx, a, id)
	if err != nil {
		return one, nil, err
	}
	if one.Revisable, err = p.revisable(ctx, a, one); err != nil {
		return one, nil, err
	}
	counted := []domain.PriceList{one}
	err = p.countShown(ctx, a, counted)
	return counted[0], series, err
}

// revisable tells whether the reader may prepare the next list of a series: somebody of the reader's is left whom it is for.
func (p *PriceLists) revisable(ctx context.Context, a auth.Actor, one domain.PriceList) (bool, error) {
	if !one.Writable || one.PublishedAt.IsZero() || len(one.Groups)+len(one.CustomerIDs) == 0 {
		return false, nil
	}
	strangers, err := p.strangers(ctx, a, one)
	return len(one.Groups) > 0 || len(strangers) < len(one.CustomerIDs), err
}

func (p *PriceLists) read(ctx context.Context, a auth.Actor, id int64) (domain.PriceList, []domain.PriceList, error) {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return domain.PriceList{}, nil, err
	}
	one, err := p.store.PriceList(ctx, nil, scope, a.Group, id)
	if err != nil {
		return one, nil, err
	}
	series, err := p.store.Series(ctx, nil, scope, a.Group, one.SeriesID)
	if err != nil {
		return one, nil, err
	}
	named := []domain.PriceList{one}
	err = p.name(ctx, a, scope, named)
	return named[0], series, err
}

// name notes who the supplier is, and those of the addressees whom the reader may know of.
func (p *PriceLists) name(ctx context.Context, a auth.Actor, scope lists.Scope, found []domain.PriceList) error {
	var ids []int64
	for i := range found {
		found[i].Writable = writable(scope, found[i])
		found[i].Removable = removable(scope, found[i])
		found[i].CustomerIDs = known(scope, found[i])
		if scope.CustomerID != 0 {
			found[i].Groups = slices.DeleteFunc(found[i].Groups, func(g auth.Group) bool { return g != a.Group })
		}
		ids = append(append(ids, found[i].SupplierID), found[i].CustomerIDs...)
	}
	parties, err := p.Parties.Parties(ctx, ids)
	if err != nil {
		return err
	}
	for i := range found {
		found[i].Supplier, found[i].Customers = parties[found[i].SupplierID], parties
	}
	return nil
}

// known are the customers of a list whom a reader may know of: a buyer itself alone, an agent those it is assigned to.
func known(scope lists.Scope, l domain.PriceList) []int64 {
	if scope.CustomerID == 0 && scope.AgentID == 0 {
		return l.CustomerIDs
	}
	var ids []int64
	for _, id := range l.CustomerIDs {
		if id == scope.CustomerID || scope.AgentID != 0 && assigned(scope, l.SupplierID, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// writable tells whether a reader may write a list that it reads: an agent those that are for its customers alone.
func writable(scope lists.Scope, l domain.PriceList) bool {
	if scope.AgentID != 0 {
		return len(l.Groups) == 0 && len(known(scope, l)) == len(l.CustomerIDs)
	}
	return scope.CustomerID == 0
}

// removable tells whether a reader may end or delete a list: an agent those that it wrote (domain 2).
func removable(scope lists.Scope, l domain.PriceList) bool {
	return writable(scope, l) && (scope.AgentID == 0 || scope.AgentID == l.CreatedBy)
}

func assigned(scope lists.Scope, supplierID, customerID int64) bool {
	return slices.ContainsFunc(scope.Assigned, func(a lists.Assignment) bool {
		return a.SupplierID == supplierID && a.CustomerID == customerID
	})
}

// ListLine is a product of a list as its reader sees it.
type ListLine struct {
	Product  pricingapi.Product
	Tiers    []quote.ListEntry
	Paid     []quote.PaidTier // by the reader who buys by the list; none for who keeps it
	List     money.Cents      // step 1, of whom the list is for
	Previous *money.Cents     // its first tier in the list that this one follows
	ClosedTo []auth.Group     // of those whom the list is for, as who keeps it is told
	Last     *pricingapi.Paid
}

// Lines are a list and its products, in its order. A product that the actor no longer sees is left out.
func (p *PriceLists) Lines(ctx context.Context, a auth.Actor, id int64) (domain.PriceList, []ListLine, error) {
	one, series, err := p.read(ctx, a, id)
	if err != nil {
		return one, nil, err
	}
	found, err := p.lines(ctx, a, one, series)
	return one, found, err
}

func (p *PriceLists) lines(ctx context.Context, a auth.Actor, one domain.PriceList, series []domain.PriceList) ([]ListLine, error) {
	asked := []int64{one.ID}
	previous := before(one, series)
	if previous != nil {
		asked = append(asked, previous.ID)
	}
	entries, err := p.store.Entries(ctx, nil, asked...)
	if err != nil {
		return nil, err
	}
	one.Entries = entries[one.ID]
	ids := one.ProductIDs()
	products, err := p.Products.Seen(ctx, a, ids)
	if err != nil {
		return nil, err
	}
	against, err := p.heldAgainst(ctx, a, one, ids)
	if err != nil {
		return nil, err
	}
	paid, err := p.paid(ctx, a, one, products, against.prices)
	if err != nil {
		return nil, err
	}
	tiers, old := domain.Tiers(one.Entries), map[int64][]quote.ListEntry{}
	if previous != nil {
		old = domain.Tiers(entries[previous.ID])
	}
	found := make([]ListLine, 0, len(ids))
	for _, id := range ids {
		product, ok := products[id]
		if !ok {
			continue
		}
		line := ListLine{Product: product, Tiers: tiers[id], Paid: paid[id], List: against.list(id), Last: against.last(id)}
		if one.Writable {
			line.ClosedTo = one.ClosedTo(product)
		}
		if was := old[id]; len(was) > 0 {
			line.Previous = &was[0].Price
		}
		found = append(found, line)
	}
	return found, nil
}

// groupOf is whose prices of step 1 a list is held against: the buyer's own, else those of whom it is for.
func groupOf(a auth.Actor, l domain.PriceList) auth.Group {
	switch {
	case domain.IsListBuyer(a.Group):
		return a.Group
	case len(l.Groups) > 0:
		return l.Groups[0]
	case len(l.CustomerIDs) > 0:
		return l.Customers[l.CustomerIDs[0]].Group
	default:
		return ""
	}
}

// paid is what a cart charges the reader for the products of a list, whichever of its lists prices them.
func (p *PriceLists) paid(
	ctx context.Context, a auth.Actor, l domain.PriceList, products map[int64]pricingapi.Product, before map[int64]pricingapi.ListPrice,
) (map[int64][]quote.PaidTier, error) {
	if !domain.IsListBuyer(a.Group) {
		return nil, nil
	}
	at, refs, ids := l.PricedAt(p.clock.Now()), make([]pricingapi.ProductRef, 0, len(products)), make([]int64, 0, len(products))
	for id, product := range products {
		refs, ids = append(refs, pricingapi.ProductRef{ID: id, SupplierID: product.SupplierID}), append(ids, id)
	}
	all, err := p.store.ActiveLists(ctx, nil, a.ID, a.Group, clock.DateOf(at), ids)
	if err != nil {
		return nil, err
	}
	terms, err := p.Terms.CustomerTerms(ctx, a.ID)
	if err != nil {
		return nil, err
	}
	rates := map[int64]money.Rate{l.SupplierID: terms[l.SupplierID].PermanentDiscount}
	return quote.PaidTiers(at, pricingapi.Viewer{CustomerID: a.ID, Group: a.Group}, rates, all, refs, before), nil
}

// lastPaid is what a list's one customer last paid: the reader, or the only one it names.
func (p *PriceLists) lastPaid(ctx context.Context, a auth.Actor, l domain.PriceList, ids []int64) (map[int64]pricingapi.Paid, error) {
	customer := a.ID
	if !domain.IsListBuyer(a.Group) {
		if len(l.CustomerIDs) != 1 {
			return nil, nil
		}
		customer = l.CustomerIDs[0]
	}
	scope, err := p.Access.Scope(ctx, a)
	if err != nil {
		return nil, err
	}
	return p.Purchases.LastPaid(ctx, scope, l.SupplierID, customer, ids)
}

// Overlaps are the products that a list prices together with others of its supplier; who only buys is told by its prices.
func (p *PriceLists) Overlaps(ctx context.Context, a auth.Actor, id int64) ([]domain.Overlap, map[int64]pricingapi.Product, error) {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return nil, nil, err
	}
	one, err := p.store.PriceList(ctx, nil, scope, a.Group, id)
	if err != nil {
		return nil, nil, err
	}
	entries, err := p.store.Entries(ctx, nil, id)
	if err != nil {
		return nil, nil, err
	}
	one.Entries = entries[id]
	others, err := p.store.Published(ctx, one.SupplierID, max(one.From, p.Today()), one.ProductIDs())
	if err != nil {
		return nil, nil, err
	}
	if scope.AgentID != 0 {
		others = slices.DeleteFunc(others, func(l domain.PriceList) bool { return len(known(scope, l)) == 0 })
	}
	groups, err := p.groups(ctx, append(others, one))
	if err != nil {
		return nil, nil, err
	}
	overlaps := one.Overlaps(others, groups)
	ids := lists.Each(overlaps, func(o domain.Overlap) int64 { return o.ProductID })
	products, err := p.Products.Seen(ctx, a, ids)
	return overlaps, products, err
}

// groups are those of the customers that lists name.
func (p *PriceLists) groups(ctx context.Context, of []domain.PriceList) (map[int64]auth.Group, error) {
	var ids []int64
	for _, l := range of {
		ids = append(ids, l.CustomerIDs...)
	}
	parties, err := p.Parties.Parties(ctx, ids)
	groups := make(map[int64]auth.Group, len(parties))
	for id, party := range parties {
		groups[id] = party.Group
	}
	return groups, err
}
