package domain

import (
	"context"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/states"
)

// The effects of transitions. The exposure follows the state by itself.
const (
	EffectRelease states.Effect = "release_stock" // gives back the stock that the order holds
	EffectDeliver states.Effect = "date_delivery" // what was on its way has arrived
)

// Moved is an order that changed state.
type Moved struct {
	Before, After Summary
	Actor         auth.Actor // zero: the system
	Change        Change
}

// effect is what a transition does to the orders that made it, all with the same change.
type effect func(ctx context.Context, tx *db.Tx, moved []Moved) error

// effects are the functions of all effects.
func (t *Transitions) effects() map[states.Effect]effect {
	return map[states.Effect]effect{EffectRelease: t.release, EffectDeliver: t.deliver}
}

func (t *Transitions) deliver(ctx context.Context, tx *db.Tx, moved []Moved) error {
	return t.store.DateDeliveries(ctx, tx, moved[0].After.MovedAt, ids(moved)...)
}

func (t *Transitions) release(ctx context.Context, tx *db.Tx, moved []Moved) error {
	return t.stock.Release(ctx, tx, releaseReason, ids(moved)...)
}

// releaseReason is what the ledger of the stock says.
const releaseReason = "Commande annulée"

// Stock is what transitions do to the goods (receiptsapi.Stock).
type Stock interface {
	Release(ctx context.Context, tx *db.Tx, reason string, orderIDs ...int64) error
}

var _ Stock = receiptsapi.Stock(nil)

func ids(moved []Moved) []int64 {
	out := make([]int64, 0, len(moved))
	for _, m := range moved {
		out = append(out, m.After.ID)
	}
	return out
}
