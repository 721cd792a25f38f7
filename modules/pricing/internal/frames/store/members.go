package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// TouchFrame gives a locked frame its next version, where its members change by another frame or by their own record.
func (s *Store) TouchFrame(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewUpdate().Model((*frameRow)(nil)).Set("version = version + 1, updated_at = ?", tx.Now()).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "pricing: note that the members of an agreement frame changed")
}

// FramesOf are the ids of the frames that a supplier or a buyer is in, ascending.
func (s *Store) FramesOf(ctx context.Context, in db.Handle, userID int64) ([]int64, error) {
	ids := []int64{}
	err := s.db.Reader(in).NewRaw(`SELECT frame_id FROM agreement_frame_suppliers WHERE supplier_id = ?
 UNION SELECT frame_id FROM agreement_frame_buyers WHERE customer_id = ? ORDER BY frame_id`, userID, userID).Scan(ctx, &ids)
	return ids, db.Wrap(err, "pricing: read the agreement frames of a member")
}

// SetFramesOf makes the frames of a supplier or a buyer these, and tells whether all exist.
func (s *Store) SetFramesOf(ctx context.Context, tx *db.Tx, userID int64, group auth.Group, frameIDs []int64) (bool, error) {
	if len(frameIDs) > 0 {
		n, err := tx.IDB().NewSelect().Model((*frameRow)(nil)).Where("id IN (?)", bun.List(frameIDs)).Count(ctx)
		if err != nil {
			return false, fmt.Errorf("pricing: look for agreement frames: %w", err)
		}
		if int(n) != len(frameIDs) {
			return false, nil
		}
	}
	table, member := "agreement_frame_buyers", "customer_id"
	if group == auth.Supplier {
		table, member = "agreement_frame_suppliers", "supplier_id"
	} else if err := keepFormerBuyers(ctx, tx, userID); err != nil {
		return false, err
	}
	if _, err := tx.IDB().NewDelete().TableExpr(table).Where("? = ?", bun.Ident(member), userID).Exec(ctx); err != nil {
		return false, fmt.Errorf("pricing: take a member out of its agreement frames: %w", err)
	}
	for _, id := range frameIDs {
		put := tx.IDB().NewRaw("INSERT INTO ? (?, frame_id) VALUES (?, ?)", bun.Ident(table), bun.Ident(member), userID, id)
		if _, err := put.Exec(ctx); err != nil {
			return false, fmt.Errorf("pricing: put a member into an agreement frame: %w", err)
		}
	}
	return true, nil
}
