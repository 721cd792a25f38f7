package domain

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Priced is a payload with all that is known about it: what the API answers and an order is made from.
type Priced struct {
	ID         string // of the saved cart, "" when there is none
	Version    int64
	Payload    Payload
	Actor      auth.Actor
	Customer   *usersapi.Party
	Billing    *usersapi.Address
	Shipping   *usersapi.Address
	Products   map[int64]catalogueapi.Product
	Levels     map[int64]receiptsapi.Level
	Suppliers  map[int64]usersapi.Party
	Conditions map[int64]usersapi.SupplierConditions
	CGVHashes  map[int64]string // of the terms ordered on; only where something is ordered
	Tags       map[int64]string // by product
	Payments   []Payment        // of the quote's parts; nil while nobody is known to buy
	Quote      pricingapi.Quote
	Blockers   []fault.Violation
	Orders     []int64 // after validation
	Quotations []int64 // after step quotation
}

// price computes a payload over its facts.
func (s Sources) price(ctx context.Context, tx *db.Tx, at time.Time, actor auth.Actor, p Payload, f facts) (Priced, error) {
	quote, err := s.Quoter.Quote(ctx, tx, quoteRequest(at, actor, p, f))
	if err != nil {
		return Priced{}, err
	}
	priced := Priced{
		Payload: p, Actor: actor, Customer: f.customer, Billing: f.billing, Shipping: f.shipping,
		Products: f.products, Levels: f.levels, Suppliers: f.suppliers, Conditions: f.conditions, CGVHashes: f.cgvHashes, Quote: quote,
	}
	priced.Payments = payments(actor, f, quote)
	priced.Tags = tags(s.Stock, p, f)
	priced.Blockers = append(stockBlockers(p, priced.Tags, f), quantityBlockers(p, f)...)
	for _, b := range quote.Blockers {
		priced.Blockers = append(priced.Blockers, fault.Violation{PropertyPath: b.PropertyPath, Code: b.Code, Text: b.Text})
	}
	return priced, nil
}

func quoteRequest(at time.Time, actor auth.Actor, p Payload, f facts) pricingapi.Request {
	request := pricingapi.Request{
		At: at, Reader: pricingapi.Reader{ID: actor.ID, Group: actor.Group}, Customer: pricingCustomer(actor, f),
		CarrierCode: p.CarrierCode, RelayCode: p.RelayCode, PromoCode: p.PromoCode,
	}
	if f.shipping != nil && f.billing != nil {
		request.Destination = &pricingapi.Destination{Country: f.shipping.Country, Postcode: f.shipping.Postcode}
	}
	for i, item := range p.Items {
		product := f.products[item.ProductID]
		request.Lines = append(request.Lines, pricingapi.Line{
			Key: strconv.Itoa(i), ProductID: product.ID, SupplierID: product.SupplierID,
			Quantity: item.Quantity, Discount: item.Discount, Granted: item.Granted, VATRate: product.VATRate,
			BottleSizeMl: int64(product.BottleSizeMl), WeightGrams: int64(product.WeightGrams),
			Warehouse: product.Warehouse, Store: item.Store || request.Customer.Individual,
		})
	}
	for _, id := range f.supplierIDs() {
		request.Suppliers = append(request.Suppliers, f.pricingSupplier(actor, id))
	}
	return request
}

func pricingCustomer(actor auth.Actor, f facts) pricingapi.Customer {
	switch {
	case f.customer != nil:
		return pricingapi.Customer{
			ID: f.customer.ID, Group: f.customer.Group, Individual: f.customer.Group == auth.Customer,
		}
	case buysForItself(actor.Group):
		return pricingapi.Customer{ID: actor.ID, Group: actor.Group, Individual: actor.Group == auth.Customer}
	default:
		return pricingapi.Customer{}
	}
}

// tags names the stock situation of each product, for all its lines together (domain 3.2, 3.3).
func tags(stock receiptsapi.Stock, p Payload, f facts) map[int64]string {
	wanted := quantities(p)
	out := make(map[int64]string, len(wanted))
	for id, quantity := range wanted {
		product := f.products[id]
		level := f.levels[id]
		level.Warehouse = product.Warehouse
		out[id] = stock.Tag(level, receiptsapi.TagQuery{
			Quantity: quantity, Threshold: int64(product.AlertThreshold), Active: product.Active,
		})
	}
	return out
}

// quantities sums the units of each product: the same product on two lines counts once.
func quantities(p Payload) map[int64]int64 {
	sums := make(map[int64]int64, len(p.Items))
	for _, item := range p.Items {
		sums[item.ProductID] += item.Quantity
	}
	return sums
}

func itemPath(i int, field string) string { return fmt.Sprintf("items[%d].%s", i, field) }
