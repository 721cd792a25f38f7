package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type mandateRow struct {
	bun.BaseModel `bun:"table:invoicing_mandates,alias:m"`

	SupplierID     int64 `bun:",pk"`
	TextHash       string
	AcceptedBy     int64
	AcceptedByName string
	AcceptedAt     time.Time `bun:",nullzero"`
	Elsewhere      bool
	AcceptanceID   int64
	UpdatedAt      time.Time
}

type mandateActRow struct {
	bun.BaseModel `bun:"table:invoicing_mandate_acts,alias:a"`

	ID         int64 `bun:",pk,autoincrement"`
	SupplierID int64
	Act        domain.ActKind
	TextHash   string
	ByID       int64
	ByName     string
	At         time.Time
}

func (r mandateRow) mandate() domain.Mandate {
	return domain.Mandate{
		SupplierID: r.SupplierID, TextHash: r.TextHash, AcceptedBy: r.AcceptedBy, AcceptedByName: r.AcceptedByName,
		AcceptedAt: r.AcceptedAt.UTC(), Elsewhere: r.Elsewhere, Acceptance: r.AcceptanceID,
	}
}

// Mandate of a supplier; one that was never asked has given none.
func (s *Store) Mandate(ctx context.Context, in db.Handle, supplierID int64) (domain.Mandate, error) {
	found, _, err := mandate(ctx, s.db.Reader(in).NewSelect(), supplierID)
	return found, err
}

// LockMandate reads the same, and lets who issues for the supplier next wait. One that was never asked gets a row to be locked.
func (s *Store) LockMandate(ctx context.Context, tx *db.Tx, supplierID int64) (domain.Mandate, error) {
	locked := func() (domain.Mandate, bool, error) {
		return mandate(ctx, db.LockRows(tx.IDB().NewSelect(), tx), supplierID)
	}
	found, known, err := locked()
	if err != nil || known {
		return found, err
	}
	row := mandateRow{SupplierID: supplierID, UpdatedAt: tx.Now()}
	if _, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx); err != nil {
		return found, fmt.Errorf("write a mandate that is not given: %w", err)
	}
	found, _, err = locked()
	return found, err
}

func mandate(ctx context.Context, q *bun.SelectQuery, supplierID int64) (found domain.Mandate, known bool, err error) {
	row := mandateRow{SupplierID: supplierID}
	err = q.Model(&row).Where("m.supplier_id = ?", supplierID).Scan(ctx)
	if known = err == nil; !known && !db.NotFound(err) {
		return found, false, fmt.Errorf("read mandate: %w", err)
	}
	return row.mandate(), known, nil
}

// WriteMandate keeps how a supplier's invoices are issued.
func (s *Store) WriteMandate(ctx context.Context, tx *db.Tx, m domain.Mandate, at time.Time) error {
	row := mandateRow{
		SupplierID: m.SupplierID, TextHash: m.TextHash, AcceptedBy: m.AcceptedBy, AcceptedByName: m.AcceptedByName, AcceptedAt: m.AcceptedAt,
		Elsewhere: m.Elsewhere, AcceptanceID: m.Acceptance, UpdatedAt: at,
	}
	_, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT (supplier_id) DO UPDATE").
		Set("text_hash = EXCLUDED.text_hash, accepted_by = EXCLUDED.accepted_by, accepted_by_name = EXCLUDED.accepted_by_name").
		Set("accepted_at = EXCLUDED.accepted_at, elsewhere = EXCLUDED.elsewhere").
		Set("acceptance_id = EXCLUDED.acceptance_id, updated_at = EXCLUDED.updated_at").Exec(ctx)
	return db.Wrap(err, "write mandate")
}

// AddMandateAct keeps an act for good, and numbers it.
func (s *Store) AddMandateAct(ctx context.Context, tx *db.Tx, act *domain.MandateAct) error {
	row := mandateActRow{
		SupplierID: act.SupplierID, Act: act.Kind, TextHash: act.TextHash, ByID: act.By, ByName: act.ByName, At: act.At,
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("write an act on a mandate: %w", err)
	}
	act.ID = row.ID
	return nil
}

// MandateActs are those of a supplier, the oldest first.
func (s *Store) MandateActs(ctx context.Context, supplierID int64) ([]domain.MandateAct, error) {
	var rows []mandateActRow
	if err := s.db.Read().NewSelect().Model(&rows).Where("a.supplier_id = ?", supplierID).Order("a.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read the acts on a mandate: %w", err)
	}
	return lists.Each(rows, func(r mandateActRow) domain.MandateAct {
		return domain.MandateAct{
			ID: r.ID, SupplierID: r.SupplierID, Kind: r.Act, TextHash: r.TextHash, By: r.ByID, ByName: r.ByName, At: r.At.UTC(),
		}
	}), nil
}

// Issuing are the suppliers in whose name invoices are issued.
func (s *Store) Issuing(ctx context.Context) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().Model((*mandateRow)(nil)).Column("supplier_id").
		Where("m.text_hash <> '' AND NOT m.elsewhere").Order("m.supplier_id").Scan(ctx, &ids)
	return ids, db.Wrap(err, "find mandates")
}

// OfCustomer are the invoices of a buyer in the order they came.
func (s *Store) OfCustomer(ctx context.Context, userID int64) ([]domain.Document, error) {
	var rows []invoiceRow
	err := s.db.Read().NewSelect().Model(&rows).Where("i.customer_id = ?", userID).Order("i.id").Scan(ctx)
	return documentsOf(rows), db.Wrap(err, "read a person's invoices")
}
