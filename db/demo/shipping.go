package demo

import (
	"context"
	_ "embed" // relays.sql
	"encoding/json"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// offer is a carrier as the migrations know it, priced by the platform's grids (domain 4.6).
type offer struct {
	code, label string
	express     bool
	relay       bool
}

func offers() []choice[offer] {
	return []choice[offer]{
		{offer{code: "messagerie", label: "Messagerie vin"}, 80},
		{offer{code: "express", label: "Express 24 h", express: true}, 9},
		{offer{code: "relais", label: "Point de retrait", relay: true}, 7},
		{offer{code: "kerval", label: "Kerval Transport, sur rendez-vous"}, 4},
	}
}

// price of a parcel group: 12.00 up to 12 units, 18.00 up to 24, 0.60 a unit beyond; express costs half more.
func (f offer) price(units int64) money.Cents {
	fee := money.Cents(1200)
	switch {
	case units > 24:
		fee = 1800 + 60*money.Cents(units-24)
	case units > 12:
		fee = 1800
	}
	if f.express {
		fee += fee / 2
	}
	return fee
}

// Heaviest parcel groups in grams.
const (
	expressGrams = 300_000
	relayGrams   = 60_000
)

// ship chooses a carrier that takes all goods of a checkout and shares its fees among the orders.
func (c *checkout) ship(s source, relays map[string]json.RawMessage) {
	c.offer = weighted(s, offers())
	groups, heaviest := c.parcels()
	relay, known := relays[c.orders[0].buyer.shippingDepartment]
	switch {
	case c.offer.express && heaviest > expressGrams, c.offer.relay && (groups != 1 || heaviest > relayGrams || !known):
		c.offer = offers()[0].value
	case c.offer.relay:
		c.relay = &relay
	}
	c.share()
}

// share splits what the carrier asks among the orders: for goods of Dartess by 75 cl equivalents, for others of their supplier's order. A
// reached franco makes a share free.
func (c *checkout) share() {
	var shared int64
	weights := make([]int64, len(c.orders))
	for i, o := range c.orders {
		for _, l := range o.lines {
			if l.product.row.Warehouse == pricingapi.WarehouseDartess {
				shared += l.quantity
				weights[i] += l.quantity * int64(l.product.row.BottleSizeMl)
			}
		}
	}
	shares := make([]money.Cents, len(c.orders))
	if shared > 0 {
		shares = money.Spread(c.offer.price(shared), weights)
	}
	for i, o := range c.orders {
		o.shipping = shares[i]
		if own := o.units(pricingapi.WarehouseDartess, false); own > 0 {
			o.shipping += c.offer.price(own)
		}
		if o.francoReached() {
			o.shipping = 0
		}
	}
}

// parcels counts the groups that the goods travel in and weighs the heaviest.
func (c *checkout) parcels() (groups int, heaviest int64) {
	var dartess int64
	for _, o := range c.orders {
		var own int64
		for _, l := range o.lines {
			weight := l.quantity * int64(l.product.row.WeightGrams)
			if l.product.row.Warehouse == pricingapi.WarehouseDartess {
				dartess += weight
			} else {
				own += weight
			}
		}
		if own > 0 {
			groups++
		}
		heaviest = max(heaviest, own)
	}
	if dartess > 0 {
		groups++
	}
	return groups, max(heaviest, dartess)
}

// units held in a warehouse, or outside of it.
func (o *order) units(warehouse string, inside bool) (sum int64) {
	for _, l := range o.lines {
		if (l.product.row.Warehouse == warehouse) == inside {
			sum += l.quantity
		}
	}
	return sum
}

func (o *order) francoReached() bool {
	value, quantity := o.seller.terms.FreeShippingFromValueCents, o.seller.terms.FreeShippingFromQuantity
	if o.store {
		value, quantity = o.seller.terms.StoreFreeShippingFromValueCents, o.seller.terms.StoreFreeShippingFromQuantity
	}
	var goods money.Cents // in a shop as individuals see them, incl. tax
	var equivalents sale.Equivalents
	for _, l := range o.lines {
		if o.store {
			goods += l.gross
		} else {
			goods += l.net
		}
		equivalents += sale.Equivalents75(int64(l.product.row.BottleSizeMl), l.quantity)
	}
	return value != nil && goods >= *value || quantity != nil && equivalents.Reaches(*quantity)
}

//go:embed relays.sql
var relayRows string

// addRelays writes the pickup points.
func addRelays(ctx context.Context, tx *db.Tx) error {
	_, err := tx.IDB().NewRaw(relayRows).Exec(ctx)
	return err
}

// readRelays gives the copy of one pickup point for each department.
func readRelays(ctx context.Context, tx *db.Tx) (map[string]json.RawMessage, error) {
	var rows []struct{ Code, Label, Street, Postcode, City string }
	err := tx.IDB().NewSelect().TableExpr("relays").Column("code", "label", "street", "postcode", "city").
		Where("carrier_code = ?", "relais").Order("code").Scan(ctx, &rows)
	relays := make(map[string]json.RawMessage, len(rows))
	for _, r := range rows {
		relays[r.Postcode[:2]] = marshal(ordersapi.Relay{Code: r.Code, Label: r.Label, Address: r.Street + ", " + r.Postcode + " " + r.City})
	}
	return relays, err
}
