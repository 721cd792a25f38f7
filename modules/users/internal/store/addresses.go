package store

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// AddressOwner is 0 when there is no such address.
func (s *Store) AddressOwner(ctx context.Context, id int64) (int64, error) {
	var owner int64
	err := s.db.Read().NewSelect().Model((*addressRow)(nil)).Column("user_id").Where("id = ?", id).Scan(ctx, &owner)
	if db.NotFound(err) {
		return 0, nil
	}
	return owner, err
}

// LockAddresses locks the person, then reads its addresses by id.
func (s *Store) LockAddresses(ctx context.Context, tx *db.Tx, userID int64) ([]usersapi.Address, error) {
	if err := lockUser(ctx, tx, userID); err != nil {
		return nil, err
	}
	var rows []addressRow
	err := tx.IDB().NewSelect().Model(&rows).Where("user_id = ?", userID).Order("id").Scan(ctx)
	return lists.Each(rows, addressRow.address), err
}

// lockUser makes changes of what one person has come one after the other.
func lockUser(ctx context.Context, tx *db.Tx, userID int64) error {
	person := tx.IDB().NewSelect().Model((*userRow)(nil)).Column("id").Where("id = ?", userID)
	return db.LockRows(person, tx).Scan(ctx, &userID)
}

// AddAddress gives the id of the new address.
func (s *Store) AddAddress(ctx context.Context, tx *db.Tx, a usersapi.Address) (int64, error) {
	row := addressRowOf(a)
	_, err := tx.IDB().NewInsert().Model(row).Exec(ctx)
	return row.ID, err
}

// ChangeAddress writes an address whole.
func (s *Store) ChangeAddress(ctx context.Context, tx *db.Tx, a usersapi.Address) error {
	_, err := tx.IDB().NewUpdate().Model(addressRowOf(a)).ExcludeColumn("user_id").WherePK().Exec(ctx)
	return err
}

// RemoveAddress deletes an address.
func (s *Store) RemoveAddress(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewDelete().Model((*addressRow)(nil)).Where("id = ?", id).Exec(ctx)
	return err
}
