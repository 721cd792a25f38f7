package store

import (
	"context"
	"fmt"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Parameters reads a person's record, a new one when there is none, and nil for
// groups without a record; without its media where they are not asked for.
func (s *Store) Parameters(ctx context.Context, userID int64, g auth.Group, media bool) (*domain.Parameters, error) {
	return readParameters(ctx, s.db.Bind(nil), userID, g, media)
}

// LockParameters locks the person, then reads the record.
func (s *Store) LockParameters(ctx context.Context, tx *db.Tx, userID int64, g auth.Group) (*domain.Parameters, error) {
	if err := lockUser(ctx, tx, userID); err != nil {
		return nil, err
	}
	return readParameters(ctx, s.db.Bind(tx), userID, g, true)
}

func readParameters(ctx context.Context, bound *db.Bound, userID int64, g auth.Group, media bool) (*domain.Parameters, error) {
	kept := domain.NewParameters(userID, g)
	var err error
	switch domain.RecordKindOf(g) {
	case domain.SupplierRecord:
		var row supplierRow
		if err = scanRecord(ctx, bound, &row, userID, without(media, termsColumns()...)); err == nil {
			kept = row.parameters()
		}
	case domain.BuyerRecord:
		var row buyerRow
		if err = scanRecord(ctx, bound, &row, userID, without(media)); err == nil {
			kept = row.parameters(g)
		}
	case domain.AgentRecord:
		var row agentRow
		if err = scanRecord(ctx, bound, &row, userID, append(without(media), "iban")); err == nil {
			kept = row.parameters()
		}
	case domain.NoRecord:
		return nil, nil
	}
	if err != nil && !db.NotFound(err) {
		return nil, err
	}
	if !media {
		kept.Media = nil
	}
	return kept, nil
}

// termsColumns are the large ones that suppliers alone have.
func termsColumns() []string { return []string{"cgv", "store_cgv"} }

// without lists the large columns, unless they are asked for.
func without(media bool, more ...string) []string {
	if media {
		return nil
	}
	return append(more, "logo", "photo")
}

func scanRecord(ctx context.Context, bound *db.Bound, row any, userID int64, unread []string) error {
	return bound.NewSelect().Model(row).ExcludeColumn(unread...).Where("user_id = ?", bound.Int(userID)).Scan(ctx)
}

// PutParameters writes the whole record; a nil iban keeps the one there is.
func (s *Store) PutParameters(ctx context.Context, tx *db.Tx, p *domain.Parameters, iban *string) error {
	if err := s.files.Keep(ctx, tx, p.Media.Logo, p.Media.Photo, p.Media.CGV); err != nil {
		return err
	}
	switch domain.RecordKindOf(p.Group) {
	case domain.SupplierRecord:
		return put(ctx, tx, supplierRowOf(p))
	case domain.BuyerRecord:
		return put(ctx, tx, buyerRowOf(p))
	case domain.AgentRecord:
		row := agentRowOf(p)
		if iban == nil {
			return put(ctx, tx, row, "iban")
		}
		row.Iban = *iban
		return put(ctx, tx, row)
	case domain.NoRecord:
	}
	return fmt.Errorf("users: a record of the group %s", p.Group)
}

// put inserts a record, or replaces all of it but what is to be kept.
func put(ctx context.Context, tx *db.Tx, row any, kept ...string) error {
	result, err := tx.IDB().NewUpdate().Model(row).ExcludeColumn(append(kept, "user_id")...).WherePK().Exec(ctx)
	if err != nil {
		return err
	}
	if n, err := result.RowsAffected(); err != nil || n > 0 {
		return err
	}
	_, err = tx.IDB().NewInsert().Model(row).Exec(ctx)
	return err
}
