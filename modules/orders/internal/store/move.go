package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Seen reads orders of a scope before a transaction locks them.
func (s *Store) Seen(ctx context.Context, scope lists.Scope, ids []int64) (map[int64]domain.Summary, error) {
	return summaries(ctx, inScope(s.db.Read().NewSelect(), scope), ids)
}

// Known reads orders inside a transaction, whoever's they are.
func (s *Store) Known(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]domain.Summary, error) {
	return summaries(ctx, tx.IDB().NewSelect(), ids)
}

// LockOrders reads the same, with the rows locked in id order.
func (s *Store) LockOrders(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]domain.Summary, error) {
	return summaries(ctx, db.LockRows(tx.IDB().NewSelect(), tx), ids)
}

func summaries(ctx context.Context, q *bun.SelectQuery, ids []int64) (map[int64]domain.Summary, error) {
	found := make(map[int64]domain.Summary, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	var rows []listRow
	if err := q.Model(&rows).Where("o.id IN (?)", bun.List(ids)).Order("o.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read orders to move: %w", err)
	}
	for _, row := range rows {
		found[row.ID] = row.summary()
	}
	return found, nil
}

// WriteMoves writes the new states, one statement for each state and time when the system goes on, and the timeline.
func (s *Store) WriteMoves(ctx context.Context, tx *db.Tx, moved []domain.Moved, by auth.Signature) error {
	type key struct {
		to  domain.Status
		due time.Time
	}
	together := map[key][]int64{}
	steps := make([]transitionRow, 0, len(moved))
	for _, m := range moved {
		k := key{m.After.Status, m.After.DueAt()}
		together[k] = append(together[k], m.After.ID)
		steps = append(steps, transitionRow{OrderID: m.After.ID, Row: timeline.RowOf(document.Step[domain.Status]{
			Signature: by, From: m.Before.Status, To: m.After.Status, Comment: m.Change.Comment, At: m.After.MovedAt,
		})})
	}
	for k, ids := range together {
		if err := writeState(ctx, tx, ids, k.to, k.due, moved[0]); err != nil {
			return err
		}
	}
	_, err := tx.IDB().NewInsert().Model(&steps).Exec(ctx)
	return db.Wrap(err, "write order timeline")
}

// AddStep writes an entry of the timeline that is no move.
func (s *Store) AddStep(ctx context.Context, tx *db.Tx, orderID int64, step domain.Step) error {
	row := transitionRow{Row: timeline.RowOf(step.Step), OrderID: orderID, GivenUp: step.GivenUp, RelatedID: step.Related.ID}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return db.Wrap(err, "write order timeline")
}

// BeginInstead notes at the beginning of an order whose place it takes.
func (s *Store) BeginInstead(ctx context.Context, tx *db.Tx, orderID, insteadOf int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("order_transitions").Set("related_order_id = ?", insteadOf).
		Where("order_id = ? AND from_status = ''", orderID).Exec(ctx)
	return db.Wrap(err, "name the order that another one replaces")
}

// writeState moves orders that get to the same state in the same way as one of them.
func writeState(ctx context.Context, tx *db.Tx, ids []int64, to domain.Status, due time.Time, one domain.Moved) error {
	at := one.After.MovedAt
	update := tx.IDB().NewUpdate().TableExpr("orders").
		Set("status_before = status").Set("status = ?", to).Set("moved_at = ?", at).Set("updated_at = ?", at).
		Set("awaiting = ''").Set("due_at = ?", bun.NullTime{Time: due}).Where("id IN (?)", bun.List(ids))
	if one.Change.WaitsFor != "" {
		update.Set("waits_for = ?", one.Change.WaitsFor)
	}
	if to == domain.Closed {
		update.Set("closed_at = CASE WHEN status = ? THEN closed_at ELSE ? END", domain.Incident, at)
	}
	switch {
	case to.Unpaid():
		update.Set("paid_at = NULL")
	case to.PaidInFull():
		update.Set("paid_cents = CASE WHEN paid_at IS NULL THEN total_tax_incl_cents + invoice_difference_cents ELSE paid_cents END").
			Set("paid_at = COALESCE(paid_at, ?)", at)
	}
	_, err := update.Exec(ctx)
	return db.Wrap(err, "move orders")
}

// withoutReference is what an order is found by besides its customer's reference, which stands at the end.
const withoutReference = `CASE WHEN reference_text = '' THEN search_text
 ELSE substr(search_text, 1, length(search_text) - length(reference_text) - 1) END`

// WriteReference gives an order another reference of its customer, by which it is found.
func (s *Store) WriteReference(ctx context.Context, tx *db.Tx, orderID int64, reference string) error {
	found := fold.Text(reference)
	_, err := tx.IDB().NewUpdate().TableExpr("orders").Set("customer_reference = ?, reference_text = ?", reference, found).
		Set("search_text = rtrim("+withoutReference+" || ' ' || ?)", found).Where("id = ?", orderID).Exec(ctx)
	return db.Wrap(err, "write a customer's reference")
}
