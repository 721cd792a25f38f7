package domain

import (
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// Promises are units that are not there yet, by line of an order, the earliest first.
type Promises map[int64][]receiptsapi.Promise

// units of a line that are not there yet.
func (p Promises) units(itemID int64) int64 {
	var units int64
	for _, promise := range p[itemID] {
		units += promise.Units
	}
	return units
}

// TagOf is the tag of a line as it is now: one that waited for a receipt when it was ordered does so while units of it are not
// there yet (domain 3.3). Quotations hold nothing, and say what they were asked with.
func (o Order) TagOf(i Item) string {
	switch {
	case o.Status.IsQuotation():
		return i.Tag
	case len(o.Promises[i.ID]) > 0: // it may have been there, as it was counted at first
		return receiptsapi.TagPendingReceipt
	case i.Tag != receiptsapi.TagPendingReceipt:
		return i.Tag
	}
	if i.Warehouse == receiptsapi.WarehouseDartess {
		return receiptsapi.TagDartessWarehouse
	}
	return receiptsapi.TagNormal
}

// MayGiveUp tells whether a role may give up what is not there yet: who may call off the order, until all of it has left.
func (o Summary) MayGiveUp(role Role) bool {
	return slices.Contains(parties(), role) && o.waitsForGoods()
}

func (o Summary) waitsForGoods() bool {
	return slices.Contains([]Status{Processing, WaitingPayment, PaidError, Paid, Validated, Preparation, PartiallyShipped}, o.Status)
}

// CheckGivingUp refuses to give up what nobody waits for any more, or is not the role's to give up. Sellers say why, as when they
// cancel.
func (o Summary) CheckGivingUp(role Role, comment string) error {
	switch {
	case !o.waitsForGoods():
		return About(o, ErrNoSuchMove)
	case !o.MayGiveUp(role):
		return About(o, ErrMoveNotAllowed)
	case role != RoleBuyer && comment == "":
		return commentMissing()
	default:
		return nil
	}
}

// CheckGivenUp refuses lines that are not the order's, and more units than are still awaited of them. They lie below path.
func CheckGivenUp(path string, items []Item, promises Promises, lines []ShipmentLine) error {
	left := map[int64]int64{}
	for _, i := range items {
		left[i.ID] = promises.units(i.ID)
	}
	return checkLines(path, lines, left, fault.Say("{rest} sont encore attendues", "{rest} are still awaited"))
}

// NothingLeft tells whether giving up units would leave nothing of an order, neither to ship nor shipped.
func NothingLeft(o Summary, items []Item, lines []ShipmentLine) bool {
	return o.ShippedUnits == 0 && UnitsRemaining(GiveUp(items, UnitsOf(lines))) == 0
}
