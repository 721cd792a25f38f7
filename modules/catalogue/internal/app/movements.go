package app

import (
	"context"
	"errors"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Ledger is a page of a product's movements, with the names of who made them and of the orders behind them.
type Ledger struct {
	lists.Page[receiptsapi.Movement]
	People map[int64]usersapi.Party
	Orders map[int64]string // numbers
}

// Movements reads a page of the ledger of a product in the actor's scope.
func (i *Inventory) Movements(ctx context.Context, actor auth.Actor, productID int64, filter receiptsapi.MovementFilter) (Ledger, error) {
	scope, err := i.Products.Scope(ctx, actor, "")
	if err != nil {
		return Ledger{}, err
	}
	products, err := i.Rows.Rows(ctx, scope, []int64{productID})
	if err != nil {
		return Ledger{}, err
	}
	if len(products) == 0 {
		return Ledger{}, domain.ErrProductNotFound
	}
	page, err := i.Ledger.Movements(ctx, productID, filter)
	if err != nil {
		return Ledger{}, err
	}
	var people, orders []int64
	for _, m := range page.Rows {
		people = append(people, m.ActorID, m.ImpersonatorID)
		orders = append(orders, m.OrderID)
	}
	ledger := Ledger{Page: page}
	if ledger.People, err = i.Parties.Parties(ctx, people); err != nil {
		return Ledger{}, err
	}
	ledger.Orders, err = i.Purchases.Numbers(ctx, orders)
	return ledger, err
}

// Movement reads one movement of the ledger of a product in the actor's scope.
func (i *Inventory) Movement(ctx context.Context, actor auth.Actor, id int64) (Ledger, error) {
	productID, err := i.Ledger.ProductOf(ctx, id)
	if err != nil {
		return Ledger{}, err
	}
	ledger, err := i.Movements(ctx, actor, productID, receiptsapi.MovementFilter{ID: id})
	if errors.Is(err, domain.ErrProductNotFound) || err == nil && len(ledger.Rows) == 0 {
		return Ledger{}, receiptsapi.ErrMovementNotFound
	}
	return ledger, err
}

// Row reads the stock of one product in the actor's scope.
func (i *Inventory) Row(ctx context.Context, actor auth.Actor, productID int64) (inventory.Row, error) {
	scope, snapshot, err := i.look(ctx, actor)
	if err != nil {
		return inventory.Row{}, err
	}
	rows, err := i.rows(ctx, snapshot, scope, []int64{productID})
	if err != nil {
		return inventory.Row{}, err
	}
	if len(rows) == 0 {
		return inventory.Row{}, domain.ErrProductNotFound
	}
	return rows[0], nil
}

// Correct brings the stock of products to what was counted: one result per row, in the order given.
func (i *Inventory) Correct(ctx context.Context, actor auth.Actor, rows []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	scope, err := i.Products.Scope(ctx, actor, "")
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(rows))
	for n, row := range rows {
		ids[n] = row.ProductID
	}
	products, err := i.Rows.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	corrections := inventory.Allow(actor, products, rows)
	err = i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		corrected, err := i.Ledger.Correct(ctx, tx, corrections.Allowed)
		if err != nil {
			return err
		}
		corrections.Take(corrected)
		levels, err := i.Stock.Levels(ctx, tx, corrections.Refused())
		if err != nil {
			return err
		}
		corrections.TakeLevels(levels)
		return audit.Append(ctx, tx, trail(&corrections)...)
	})
	return corrections.Results, err
}

// counted is a level as the audit trail tells it.
type counted struct {
	OnHand int64  `json:"onHand"`
	Reason string `json:"reason,omitempty"`
}

// trail are the corrections that stand, for the audit trail: the ledger is of goods, the trail of who did what as whom.
func trail(corrections *inventory.Corrections) []audit.Entry {
	var entries []audit.Entry
	for row, supplierID := range corrections.Standing {
		entries = append(entries, audit.Entry{
			Action: "stock.corrected", Subject: "stock", SubjectID: row.ProductID, Person: supplierID,
			Before: counted{OnHand: row.Expected}, After: counted{OnHand: row.OnHand, Reason: row.Reason},
		})
	}
	return entries
}
