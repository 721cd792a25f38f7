package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

type bankRow struct {
	bun.BaseModel `bun:"table:bank_details,alias:b"`

	UserID    int64  `bun:",pk"`
	IBAN      string `bun:"iban"`
	BIC       string `bun:"bic"`
	ChangedAt time.Time
	Version   int64
}

// BankDetails reads those of a supplier; empty ones when it gave none.
func (s *Store) BankDetails(ctx context.Context, in db.Handle, userID int64) (usersapi.BankDetails, error) {
	row := bankRow{Version: 1}
	err := s.db.Reader(in).NewSelect().Model(&row).Where("b.user_id = ?", userID).Scan(ctx)
	if err != nil && !db.NotFound(err) {
		return usersapi.BankDetails{}, fmt.Errorf("read bank details: %w", err)
	}
	return usersapi.BankDetails{IBAN: row.IBAN, BIC: row.BIC, Version: row.Version}, nil
}

// WriteBankDetails keeps them instead of those there were.
func (s *Store) WriteBankDetails(ctx context.Context, tx *db.Tx, userID int64, details usersapi.BankDetails) error {
	row := bankRow{UserID: userID, IBAN: details.IBAN, BIC: details.BIC, ChangedAt: tx.Now(), Version: details.Version}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (user_id) DO UPDATE").
		Set("iban = EXCLUDED.iban, bic = EXCLUDED.bic, changed_at = EXCLUDED.changed_at, version = EXCLUDED.version").Exec(ctx)
	return db.Wrap(err, "write bank details")
}

// SupplierRegistrations reads what invoices say of suppliers; who has no record has that of a new supplier.
func (s *Store) SupplierRegistrations(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.Registration, error) {
	var rows []supplierRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).ExcludeColumn(without(false, termsColumns()...)...).
		Where("user_id IN (?)", bound.Ints(supplierIDs)).Scan(ctx)
	found := make(map[int64]usersapi.Registration, len(supplierIDs))
	for _, id := range supplierIDs {
		found[id] = *domain.NewParameters(id, auth.Supplier).Billed
	}
	for _, row := range rows {
		found[row.UserID] = *row.parameters().Billed
	}
	return found, db.Wrap(err, "read how suppliers are registered")
}

// Registration reads what invoices say of a supplier or a buyer; an empty one of who has no record.
func (s *Store) Registration(ctx context.Context, userID int64) (usersapi.Registration, error) {
	var person userRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&person).Column("group_code").Where("id = ?", bound.Int(userID)).Scan(ctx)
	if db.NotFound(err) {
		return usersapi.Registration{}, nil
	}
	if err != nil {
		return usersapi.Registration{}, fmt.Errorf("read a person's group: %w", err)
	}
	record, err := readParameters(ctx, s.db.Bind(nil), userID, auth.Group(person.GroupCode), false)
	if err != nil || record == nil || record.Billed == nil {
		return usersapi.Registration{}, err
	}
	return *record.Billed, nil
}
