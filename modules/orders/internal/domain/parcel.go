package domain

import (
	"fmt"
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// ErrNothingShipped refuses to give up a remainder that is the whole order.
var ErrNothingShipped = fault.New("orders.nothing_shipped", fault.Unprocessable, fault.Text{
	FR: "Rien n’est encore expédié : annulez la commande au lieu de solder le reliquat.",
	EN: "Nothing has been shipped yet: cancel the order instead of closing the remainder.",
})

// ErrShippedMeanwhile refuses a parcel that was filled in before another one left.
var ErrShippedMeanwhile = fault.New("orders.shipped_meanwhile", fault.Conflict, fault.Text{
	FR: "Un colis de cette commande est parti entre-temps : vérifiez ce qui reste avant d’en expédier un autre.",
	EN: "A parcel of this order left meanwhile: check what remains before you ship another one.",
})

// ErrNotReceived refuses to ship goods that are still expected, by name.
var ErrNotReceived = fault.New("orders.not_received", fault.Conflict, fault.Text{
	FR: "{product} : {available} sur {wanted} en stock, le reste est attendu. Expédiez ce qui est là, le reste suivra.",
	EN: "{product}: {available} of {wanted} in stock, the rest is expected. Ship what is there, the rest will follow.",
})

// checkParcel refuses lines that are not the order's, and more than remains of them.
func checkParcel(items []Item, lines []ShipmentLine) error {
	var refused []fault.Violation
	left := map[int64]int64{}
	for _, i := range items {
		left[i.ID] = i.Remaining()
	}
	for n, line := range lines {
		rest, known := left[line.ItemID]
		switch {
		case !known:
			refused = append(refused, notInOrder(fmt.Sprintf("lines[%d].item", n)))
		case line.Quantity > rest:
			refused = append(refused, fault.Violation{
				PropertyPath: fmt.Sprintf("lines[%d].quantity", n), Code: "max_value", Text: fault.Text{
					FR: "Il reste {rest} unités à expédier", EN: "{rest} units remain to be shipped",
				}.Fill("rest", max(rest, 0)),
			})
		default:
			left[line.ItemID] = rest - line.Quantity
		}
	}
	if len(refused) > 0 {
		return fault.Invalid(refused...)
	}
	return nil
}

// Units of a shipment.
func (s Shipment) Units() int64 {
	var units int64
	for _, l := range s.Lines {
		units += l.Quantity
	}
	return units
}

func unitsRemaining(items []Item) int64 {
	var units int64
	for _, i := range items {
		units += i.Remaining()
	}
	return units
}

// itemsOf are the lines of the order that a parcel holds goods of.
func itemsOf(items []Item, lines []ShipmentLine) []Item {
	var held []Item
	for _, i := range items {
		if slices.ContainsFunc(lines, func(l ShipmentLine) bool { return l.ItemID == i.ID }) {
			held = append(held, i)
		}
	}
	return held
}

// stockLines names the goods behind lines of an order.
func stockLines(orderID int64, items []Item, lines []ShipmentLine) []receiptsapi.Line {
	products := map[int64]int64{}
	for _, i := range items {
		products[i.ID] = i.Product.ID
	}
	out := make([]receiptsapi.Line, 0, len(lines))
	for _, l := range lines {
		out = append(out, receiptsapi.Line{
			OrderID: orderID, OrderItemID: l.ItemID, ProductID: products[l.ItemID], Quantity: l.Quantity,
		})
	}
	return out
}

// notReceived names the first product that is not there.
func notReceived(items []Item, short []receiptsapi.Shortage) error {
	return aboutShortage(ErrNotReceived, items, short)
}

// aboutShortage fills a refusal with the first product that falls short.
func aboutShortage(refusal *fault.Fault, items []Item, short []receiptsapi.Shortage) error {
	for _, s := range short {
		for _, i := range items {
			if i.Product.ID == s.ProductID {
				return refusal.With("product", i.Product.Name, "available", s.Available, "wanted", s.Wanted)
			}
		}
	}
	return refusal
}
