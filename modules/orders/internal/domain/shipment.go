package domain

import (
	"fmt"
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

// Shipment is a parcel, or a pallet, that left with goods of an order.
type Shipment struct {
	ID             int64
	Number         string // EXP-2026-000001
	Carrier        string
	TrackingNumber string
	TrackingURL    string
	Lines          []ShipmentLine
	ShippedAt      time.Time
	DeliveredAt    time.Time // zero: on its way
	ShippedBy      auth.Signature
	MadeGood       map[int64]int64 // units by line that incidents credited, refunded, took back or had sent again
}

// ShipmentLine is what it holds of one line of the order.
type ShipmentLine struct {
	ItemID   int64
	Quantity int64
	Lots     []receiptsapi.LotUnits // of which it is as far as anybody knows, never more than the quantity
}

// Units of a shipment.
func (s Shipment) Units() int64 {
	var units int64
	for _, l := range s.Lines {
		units += l.Quantity
	}
	return units
}

// ErrNothingShipped refuses to give up a remainder that is the whole order.
var ErrNothingShipped = fault.New("orders.nothing_shipped", fault.Unprocessable,
	"Rien n’est encore expédié : annulez la commande au lieu de solder le reliquat.",
	"Nothing has been shipped yet: cancel the order instead of closing the remainder.")

// ErrShippedMeanwhile refuses a parcel that was filled in before another one left.
var ErrShippedMeanwhile = fault.New("orders.shipped_meanwhile", fault.Conflict,
	"Un colis de cette commande est parti entre-temps : vérifiez ce qui reste avant d’en expédier un autre.",
	"A parcel of this order left meanwhile: check what remains before you ship another one.")

// ErrNotReceived refuses to ship goods that are still expected, by name.
var ErrNotReceived = fault.New("orders.not_received", fault.Conflict,
	"{product} : {available} sur {wanted} en stock, le reste est attendu. Expédiez ce qui est là, le reste suivra.",
	"{product}: {available} of {wanted} in stock, the rest is expected. Ship what is there, the rest will follow.")

// CheckParcel refuses lines that are not the order's, more than remains of them, and lots that do not fit into their line.
func CheckParcel(items []Item, lines []ShipmentLine) error {
	left := map[int64]int64{}
	for _, i := range items {
		left[i.ID] = i.Remaining()
	}
	if err := checkLines("lines", lines, left, fault.Say("Il reste {rest} à expédier", "Only {rest} left to ship")); err != nil {
		return err
	}
	return checkLots(lines)
}

// part gives the line and the units of it.
func (l ShipmentLine) part() (itemID, units int64) { return l.ItemID, l.Quantity }

// checkLines refuses lines that are not the order's, and more units than are left of them. The violations lie below path;
// over has a place for {rest}.
func checkLines[L interface{ part() (itemID, units int64) }](path string, lines []L, left map[int64]int64, over fault.Text) error {
	var refused []fault.Violation
	for n, line := range lines {
		item, units := line.part()
		rest, known := left[item]
		switch {
		case !known:
			refused = append(refused, notInOrder(fmt.Sprintf("%s[%d].item", path, n)))
		case units > rest:
			refused = append(refused, fault.Violation{
				PropertyPath: fmt.Sprintf("%s[%d].quantity", path, n), Code: "max_value", Text: over.Fill("rest", fault.Units(max(rest, 0))),
			})
		default:
			left[item] = rest - units
		}
	}
	return fault.Check(refused)
}

// CheckPreparation refuses to ship where nothing is to be shipped: too early, or already done by somebody else.
func (o Summary) CheckPreparation() error {
	switch {
	case o.Status == Preparation || o.Status == PartiallyShipped:
		return nil
	case slices.Contains([]Status{PendingShipping, Shipped, PendingInvoice, Billed, Closed, Canceled, Incident}, o.Status):
		return About(o, ErrMovedMeanwhile)
	default:
		return About(o, ErrNoSuchMove)
	}
}

// CheckShipper lets the supplier ship everything, and an admin what lies in the shared warehouse (domain 5.4).
func (o Summary) CheckShipper(role Role, items []Item) error {
	elsewhere := func(i Item) bool { return i.Warehouse != receiptsapi.WarehouseDartess }
	if role == RoleSupplier || role == RoleAdmin && !slices.ContainsFunc(items, elsewhere) {
		return nil
	}
	return About(o, ErrMoveNotAllowed)
}

// UnitsRemaining are those of all lines still to be shipped.
func UnitsRemaining(items []Item) int64 {
	var units int64
	for _, i := range items {
		units += i.Remaining()
	}
	return units
}

// ItemsOf are the lines of the order that a parcel holds goods of.
func ItemsOf(items []Item, lines []ShipmentLine) []Item {
	var held []Item
	for _, i := range items {
		if slices.ContainsFunc(lines, func(l ShipmentLine) bool { return l.ItemID == i.ID }) {
			held = append(held, i)
		}
	}
	return held
}

// StockLines names the goods behind lines of an order.
func StockLines(orderID int64, items []Item, lines []ShipmentLine) []receiptsapi.Line {
	products := map[int64]int64{}
	for _, i := range items {
		products[i.ID] = i.Product.ID
	}
	out := make([]receiptsapi.Line, 0, len(lines))
	for _, l := range lines {
		out = append(out, receiptsapi.Line{
			OrderID: orderID, OrderItemID: l.ItemID, ProductID: products[l.ItemID], Quantity: l.Quantity, Lots: l.Lots,
		})
	}
	return out
}

// Lacking fills a refusal with the first product that falls short.
func Lacking(refusal *fault.Fault, items []Item, short []receiptsapi.Shortage) error {
	for _, s := range short {
		for _, i := range items {
			if i.Product.ID == s.ProductID {
				return refusal.With("product", i.Product.Name, "available", s.Available, "wanted", s.Wanted)
			}
		}
	}
	return refusal
}

// UnitsOf sums lines by line of the order.
func UnitsOf(lines []ShipmentLine) map[int64]int64 {
	units := map[int64]int64{}
	for _, line := range lines {
		units[line.ItemID] += line.Quantity
	}
	return units
}
