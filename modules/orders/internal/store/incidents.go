package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Incidents of an order, the oldest first.
func (s *Store) Incidents(ctx context.Context, in db.Handle, orderID int64) ([]domain.OrderIncident, error) {
	var rows []incidentRow
	bound := s.db.Bind(in)
	if err := bound.NewSelect().Model(&rows).Where("n.order_id = ?", bound.Int(orderID)).Order("n.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read incidents: %w", err)
	}
	if len(rows) == 0 {
		return nil, nil
	}
	var lines []incidentLineRow
	bound = s.db.Bind(in)
	err := bound.NewSelect().Model(&lines).Join("JOIN order_incidents AS n ON n.id = l.incident_id").
		Where("n.order_id = ?", bound.Int(orderID)).Order("l.id").Scan(ctx)
	return lists.Each(rows, func(row incidentRow) domain.OrderIncident { return row.incident(lines) }), db.Wrap(err, "read incident lines")
}

// Withdrawn are those of some orders whose incident, the oldest that is open, is a withdrawal.
func (s *Store) Withdrawn(ctx context.Context, orderIDs []int64) (map[int64]bool, error) {
	if len(orderIDs) == 0 {
		return nil, nil
	}
	var ids []int64
	oldest := s.db.Read().NewSelect().TableExpr("order_incidents AS f").ColumnExpr("MIN(f.id)").
		Where("f.order_id = n.order_id").Where("f.settled_at IS NULL")
	err := s.db.Read().NewSelect().Model((*incidentRow)(nil)).Column("order_id").Where("n.order_id IN (?)", bun.List(orderIDs)).
		Where("n.kind = ?", domain.IncidentWithdrawal).Where("n.id = (?)", oldest).Scan(ctx, &ids)
	withdrawn := make(map[int64]bool, len(ids))
	for _, id := range ids {
		withdrawn[id] = true
	}
	return withdrawn, db.Wrap(err, "read which orders were withdrawn from")
}

// AddIncident writes an incident with its lines and photos.
func (s *Store) AddIncident(
	ctx context.Context, tx *db.Tx, orderID int64, i domain.OrderIncident, photos []string,
) (int64, error) {
	if err := s.files.Keep(ctx, tx, photos...); err != nil {
		return 0, err
	}
	row := incidentRow{
		OrderID: orderID, Kind: i.Kind, Comment: i.Comment, FromStatus: i.From, ClaimUntil: i.ClaimUntil, OpenedAt: i.OpenedAt,
		openerColumns: openerColumns(i.OpenedBy),
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Returning("id").Exec(ctx); err != nil {
		return 0, fmt.Errorf("write an incident: %w", err)
	}
	lines := make([]incidentLineRow, 0, len(i.Lines))
	for n, l := range i.Lines {
		line := incidentLineRow{IncidentID: row.ID, ItemID: l.ItemID, ShipmentID: l.ShipmentID, Quantity: l.Quantity, Reason: l.Reason}
		if photos[n] != "" {
			photo := photoRow{OrderID: orderID, File: photos[n]}
			if _, err := tx.IDB().NewInsert().Model(&photo).Returning("id").Exec(ctx); err != nil {
				return 0, fmt.Errorf("write a photo: %w", err)
			}
			line.PhotoID = photo.ID
		}
		lines = append(lines, line)
	}
	if _, err := tx.IDB().NewInsert().Model(&lines).Exec(ctx); err != nil {
		return 0, fmt.Errorf("write incident lines: %w", err)
	}
	return row.ID, nil
}

// SettleIncident writes who settled it, when, and the outcome of each line.
func (s *Store) SettleIncident(ctx context.Context, tx *db.Tx, i domain.OrderIncident) error {
	row := incidentRow{ID: i.ID, SettledAt: i.SettledAt, settlerColumns: settlerColumns(i.SettledBy)}
	_, err := tx.IDB().NewUpdate().Model(&row).
		Column("settled_at", "settled_by", "settled_by_name", "settled_impersonator_id", "settled_impersonator_name").WherePK().Exec(ctx)
	if err != nil {
		return fmt.Errorf("settle an incident: %w", err)
	}
	for _, l := range i.Lines {
		_, err := tx.IDB().NewUpdate().Model((*incidentLineRow)(nil)).
			Set("outcome = ?", l.Outcome).Set("outcome_comment = ?", l.OutcomeComment).Where("id = ?", l.ID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("settle an incident line: %w", err)
		}
	}
	return nil
}

// SetIncidentFrom writes the state that an incident interrupts.
func (s *Store) SetIncidentFrom(ctx context.Context, tx *db.Tx, id int64, from domain.Status) error {
	_, err := tx.IDB().NewUpdate().Model((*incidentRow)(nil)).Set("from_status = ?", from).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "write the state that an incident interrupts")
}

// madeGood are the outcomes of incidents by which units are no longer what their parcel brought.
const madeGood = "n.outcome IN ('credit', 'refund', 'goods_back', 'replace')"

// madeGoodOfLine are the units of a line of a parcel, l, that were.
const madeGoodOfLine = `CAST((SELECT COALESCE(SUM(n.quantity), 0) FROM order_incident_lines AS n
 WHERE n.shipment_id = l.shipment_id AND n.order_item_id = l.order_item_id AND ` + madeGood + `) AS BIGINT) AS made_good`

// ReplaceItems makes units of lines be sent again.
func (s *Store) ReplaceItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error {
	return addToItems(ctx, tx, orderID, "replaced", units)
}

// CreditItems counts units of lines that are no longer kept.
func (s *Store) CreditItems(ctx context.Context, tx *db.Tx, orderID int64, units map[int64]int64) error {
	return addToItems(ctx, tx, orderID, "credited", units)
}

// Photo gives the file of a photo of an order.
func (s *Store) Photo(ctx context.Context, orderID, photoID int64) (string, error) {
	var row photoRow
	err := s.db.Read().NewSelect().Model(&row).Where("p.id = ? AND p.order_id = ?", photoID, orderID).Scan(ctx)
	return row.File, db.Found(err, domain.ErrNoPhoto, "read a photo")
}
