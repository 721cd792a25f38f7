package domain

import (
	"context"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// KeepingStore writes what orders come to.
type KeepingStore interface {
	// Sold reads what an order comes to inside a transaction, without its lines.
	Sold(ctx context.Context, tx *db.Tx, orderID int64) (Order, error)
	// WriteAmounts writes what an order comes to now, what it was ordered for, and what stays paid of it.
	WriteAmounts(ctx context.Context, tx *db.Tx, orderID int64, now, ordered Amounts, paid money.Cents) error
}

// Keeping is the one way in which what an order comes to changes after it was placed: with what of it is given up, taken
// back, credited or refunded (domain 5.6). What is owed, exposed and earned changes with it, in the same transaction.
type Keeping struct {
	store KeepingStore
	moves MoveStore
}

// NewKeeping makes the use case.
func NewKeeping(s KeepingStore, m MoveStore) *Keeping { return &Keeping{store: s, moves: m} }

// MoneyBack tells what becomes of what was paid for units that are no longer kept.
type MoneyBack string

// What becomes of it.
const (
	AsCredit MoneyBack = "credit" // the supplier owes it
	AsRefund MoneyBack = "refund" // it was given back
)

// Keep brings the amounts of an order up to the units kept of its lines, which are as the caller just wrote them. The caller
// holds the locks of the relation and of the order.
func (k *Keeping) Keep(ctx context.Context, tx *db.Tx, orderID int64, items []Item, back MoneyBack) error {
	order, err := k.store.Sold(ctx, tx, orderID)
	if err != nil {
		return err
	}
	order.Items = items
	now, _ := order.Keep()
	after := order.Summary
	after.TotalTaxIncl = now.TotalTaxIncl
	if less := order.TotalTaxIncl - now.TotalTaxIncl; back == AsRefund && !order.PaidAt.IsZero() {
		after.Paid -= less
	}
	if err := k.store.WriteAmounts(ctx, tx, orderID, now, order.asOrdered(), after.Paid); err != nil {
		return err
	}
	delta := after.Owed() - order.Owed()
	if delta == 0 {
		return nil
	}
	return k.moves.AddExposures(ctx, tx, map[usersapi.Pair]money.Cents{pairOf(after): delta}, tx.Now())
}

// closed are lines after units of them were given up, by line.
func closed(items []Item, units map[int64]int64) []Item {
	items = slices.Clone(items)
	for n := range items {
		items[n].Closed += units[items[n].ID]
	}
	return items
}

// credited are lines after units of them were taken back, credited or refunded, by line.
func credited(items []Item, units map[int64]int64) []Item {
	items = slices.Clone(items)
	for n := range items {
		items[n].Credited += units[items[n].ID]
	}
	return items
}
