package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
)

// Forget leaves nothing of what people wrote about orders and showed of them, nor what who acted was called, for somebody or in a
// name of its own. The orders keep their parties, as invoices do.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if len(userIDs) == 0 {
		return nil
	}
	for _, statement := range []string{
		"DELETE FROM order_messages WHERE author_id IN (?0) OR impersonator_id IN (?0)",
		`DELETE FROM order_photos WHERE id IN (SELECT l.photo_id FROM order_incident_lines AS l
 JOIN order_incidents AS n ON n.id = l.incident_id WHERE n.opened_by IN (?0) OR n.impersonator_id IN (?0))`,
		`UPDATE order_incident_lines SET reason = '', photo_id = NULL
 WHERE incident_id IN (SELECT id FROM order_incidents WHERE opened_by IN (?0) OR impersonator_id IN (?0))`,
		`UPDATE order_incident_lines SET outcome_comment = ''
 WHERE incident_id IN (SELECT id FROM order_incidents WHERE settled_by IN (?0) OR settled_impersonator_id IN (?0))`,
		"DELETE FROM quotation_proofs WHERE order_id IN (SELECT id FROM orders WHERE customer_id IN (?0) OR cgv_accepted_by IN (?0))",
		"UPDATE order_incidents SET opened_by_name = '', comment = '' WHERE opened_by IN (?0)",
		"UPDATE order_incidents SET impersonator_name = '', comment = '' WHERE impersonator_id IN (?0)",
		"UPDATE order_incidents SET settled_by_name = '' WHERE settled_by IN (?0)",
		"UPDATE order_incidents SET settled_impersonator_name = '' WHERE settled_impersonator_id IN (?0)",
		"UPDATE shipments SET shipped_by_name = '' WHERE shipped_by IN (?0)",
		"UPDATE shipments SET impersonator_name = '' WHERE impersonator_id IN (?0)",
		"UPDATE lot_recalls SET actor_name = '', reason = '', advice = '' WHERE actor_id IN (?0)",
		"UPDATE lot_recalls SET impersonator_name = '', reason = '', advice = '' WHERE impersonator_id IN (?0)",
		"UPDATE lot_recalls SET lifter_name = '', lift_reason = '' WHERE lifter_id IN (?0)",
		"UPDATE lot_recalls SET lifter_impersonator_name = '', lift_reason = '' WHERE lifter_impersonator_id IN (?0)",
		"UPDATE quotation_revisions SET author_name = '' WHERE author_id IN (?0)",
		"UPDATE quotation_revisions SET impersonator_name = '' WHERE impersonator_id IN (?0)",
		"UPDATE orders SET comment = '', customer_reference = '', search_text = " + withoutReference + ", reference_text = '' WHERE customer_id IN (?0)",
	} {
		if _, err := tx.IDB().NewRaw(statement, bun.List(userIDs)).Exec(ctx); err != nil {
			return fmt.Errorf("forget what people wrote: %w", err)
		}
	}
	if err := timeline.Forget(ctx, tx, "order_transitions", "comment", userIDs); err != nil {
		return err
	}
	return forgetRevisions(ctx, tx, userIDs)
}

// forgetRevisions blanks what people said beside the figures of their revisions.
func forgetRevisions(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	var rows []revisionRow
	err := tx.IDB().NewSelect().Model(&rows).Where("r.author_id IN (?0) OR r.impersonator_id IN (?0)", bun.List(userIDs)).
		Order("r.id").Scan(ctx)
	if err != nil {
		return fmt.Errorf("read the revisions of people: %w", err)
	}
	for i := range rows {
		rows[i].Message = ""
		for n := range rows[i].Lines {
			rows[i].Lines[n].Message = ""
		}
		if _, err := tx.IDB().NewUpdate().Model(&rows[i]).Column("message", "lines").WherePK().Exec(ctx); err != nil {
			return fmt.Errorf("forget what people said of quotations: %w", err)
		}
	}
	return nil
}

// CountBusiness counts orders in some states by the people who buy or sell in them.
func (s *Store) CountBusiness(
	ctx context.Context, tx *db.Tx, userIDs []int64, states []domain.Status,
) (map[int64]int, error) {
	counts := make(map[int64]int, len(userIDs))
	for _, party := range []string{"customer_id", "supplier_id"} {
		var rows []struct {
			UserID int64
			Count  int
		}
		err := tx.IDB().NewSelect().TableExpr("orders AS o").
			ColumnExpr("o.? AS user_id, count(*) AS count", bun.Ident(party)).
			Where("o.? IN (?)", bun.Ident(party), bun.List(userIDs)).Where("o.status IN (?)", bun.List(states)).
			GroupExpr("o.?", bun.Ident(party)).Scan(ctx, &rows)
		if err != nil {
			return nil, fmt.Errorf("count open orders: %w", err)
		}
		for _, row := range rows {
			counts[row.UserID] += row.Count
		}
	}
	return counts, nil
}
