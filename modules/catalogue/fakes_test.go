package catalogue_test

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"sync"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// prices knows group prices and permanent discounts only.
type prices struct {
	mu    sync.Mutex
	rows  map[int64]pricingapi.ListPrice
	terms map[int64]money.Rate // what the last batch was given
}

func (p *prices) put(id int64, list pricingapi.ListPrice) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.rows[id] = list
}

func (p *prices) ListPrices(context.Context, []int64) (map[int64]pricingapi.ListPrice, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.rows), nil
}

func (p *prices) StorePrices(context.Context, db.Handle, []int64) (map[int64]money.Cents, error) {
	return nil, nil
}

func (p *prices) PricesOf(_ context.Context, _ db.Handle, ids []int64) (map[int64]pricingapi.ProductPrices, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := map[int64]pricingapi.ProductPrices{}
	for _, id := range ids {
		row := p.rows[id]
		found[id] = pricingapi.ProductPrices{ProductID: id, SupplierID: row.SupplierID, ListTaxExcl: row.ListTaxExcl, Groups: row.Groups}
	}
	return found, nil
}

func (p *prices) SetPrices(context.Context, *db.Tx, []pricingapi.ProductPrices) error { return nil }

func (p *prices) ViewerPrices(
	_ context.Context, viewer pricingapi.Viewer, terms map[int64]money.Rate, products []pricingapi.ProductRef, listed map[int64]pricingapi.ListPrice,
) (map[int64]pricingapi.ViewerPrice, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.terms = terms
	found := map[int64]pricingapi.ViewerPrice{}
	for _, product := range products {
		row, ok := listed[product.ID]
		if !ok || viewer.Individual && row.StoreTaxIncl == 0 {
			continue
		}
		list := cmp.Or(row.Groups[viewer.Group], row.ListTaxExcl)
		own := list.Micro().Less(terms[product.SupplierID])
		price := pricingapi.ViewerPrice{
			ListTaxExcl: row.ListTaxExcl, PriceTaxExcl: own.Round(), StoreTaxIncl: row.StoreTaxIncl,
			PriceTaxIncl: own.Round() + money.Percent(own.Round(), product.VATRate),
			Trace: []sale.TraceStep{{
				Code: sale.StepListPrice, Label: fault.Text{FR: "Tarif", EN: "List price"}, Before: list.Micro(), After: list.Micro(),
			}},
		}
		if rate := terms[product.SupplierID]; rate != 0 {
			price.Trace = append(price.Trace, sale.TraceStep{
				Code: sale.StepPermanentDiscount, Label: fault.Text{FR: "Remise permanente", EN: "Permanent discount"},
				Rate: rate, Before: list.Micro(), After: own,
			})
		}
		if viewer.Individual {
			price.PriceTaxIncl = row.StoreTaxIncl
		}
		found[product.ID] = price
	}
	return found, nil
}

// Conditions are the permanent discounts.
func (p *prices) Conditions(_ context.Context, _ pricingapi.Viewer, terms map[int64]money.Rate) (pricingapi.Conditions, error) {
	return discounts(terms), nil
}

type discounts map[int64]money.Rate

func (discounts) Lines() int { return 0 }

func (d discounts) Price(of pricingapi.ProductRef, before money.Cents) money.Cents {
	return before.Micro().Less(d[of.SupplierID]).Round()
}

// stock knows levels and the tags that the tests need.
type stock struct {
	receiptsapi.Stock

	mu     sync.Mutex
	levels map[int64]receiptsapi.Level
}

func (s *stock) put(id, onHand int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	level := s.levels[id]
	level.ProductID, level.OnHand = id, onHand
	s.levels[id] = level
}

func (s *stock) Levels(_ context.Context, _ db.Handle, ids []int64) (map[int64]receiptsapi.Level, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	found := map[int64]receiptsapi.Level{}
	for _, id := range ids {
		if level, ok := s.levels[id]; ok {
			found[id] = level
		}
	}
	return found, nil
}

func (s *stock) Tag(level receiptsapi.Level, q receiptsapi.TagQuery) string {
	switch {
	case !q.Active:
		return receiptsapi.TagDesactivated
	case level.Available() == 0:
		return receiptsapi.TagOutOfStock
	case level.Available()-q.Quantity <= q.Threshold:
		return receiptsapi.TagStockAlert
	case level.Warehouse == receiptsapi.WarehouseDartess:
		return receiptsapi.TagDartessWarehouse
	}
	return receiptsapi.TagNormal
}

// directory is embedded where its own name is that of a method.
type directory = usersapi.Parties

// users knows people, the suppliers of agents and the terms of customers.
type users struct {
	directory
	usersapi.Terms
	usersapi.Access

	parties map[int64]usersapi.Party
	agents  map[int64][]int64
	terms   map[int64]map[int64]usersapi.CustomerTerms
	clients map[int64][]int64 // whom an actor may order for
}

func (u *users) Party(_ context.Context, id int64) (usersapi.Party, error) {
	p, ok := u.parties[id]
	if !ok {
		return p, usersapi.ErrUserNotFound
	}
	return p, nil
}

func (u *users) Parties(_ context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	found := map[int64]usersapi.Party{}
	for _, id := range ids {
		if p, ok := u.parties[id]; ok {
			found[id] = p
		}
	}
	return found, nil
}

func (u *users) CGVHashes(context.Context, []int64) (map[int64]usersapi.CGVHash, error) {
	return nil, nil
} // the catalogue asks for none

func (u *users) Conditions(_ context.Context, ids []int64) (map[int64]usersapi.SupplierConditions, error) {
	found := map[int64]usersapi.SupplierConditions{}
	for _, id := range ids {
		franco, storeFranco := money.Cents(300_00), money.Cents(90_00)
		found[id] = usersapi.SupplierConditions{
			SupplierID: id, FreeShippingFromValue: &franco, StoreFreeShippingValue: &storeFranco,
		}
	}
	return found, nil
}

func (u *users) CustomerTerms(_ context.Context, id int64) (map[int64]usersapi.CustomerTerms, error) {
	return u.terms[id], nil
}

func (u *users) SupplierIDs(_ context.Context, id int64) ([]int64, error) { return u.agents[id], nil }

func (u *users) MayOrderFor(_ context.Context, actor auth.Actor, id int64) (bool, error) {
	return slices.Contains(u.clients[actor.ID], id), nil
}

// ledger knows what is on its way.
type ledger struct {
	receiptsapi.Ledger

	arrivals []receiptsapi.Arrival
}

func (l *ledger) Arrivals(context.Context, int64) ([]receiptsapi.Arrival, error) {
	return l.arrivals, nil
}

// purchases knows what was ordered before, and for whom that was asked last.
type purchases struct {
	ordersapi.Purchases

	rows     []ordersapi.Purchase
	customer int64
}

func (p *purchases) LastOf(_ context.Context, _ auth.Actor, customer, _ int64) ([]ordersapi.Purchase, error) {
	p.customer = customer
	return p.rows, nil
}
