package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// LockPair lets who enters something between the same two next wait, whether they have a relation or not. The first gets a row to be
// locked.
func (s *Store) LockPair(ctx context.Context, tx *db.Tx, pair usersapi.Pair) error {
	_, err := tx.IDB().NewRaw(`INSERT INTO payment_pairs (supplier_id, customer_id) VALUES (?, ?)
 ON CONFLICT (supplier_id, customer_id) DO UPDATE SET customer_id = EXCLUDED.customer_id`, pair.SupplierID, pair.CustomerID).Exec(ctx)
	return db.Wrap(err, "lock who pays whom")
}

// Add writes a payment, and gives it its id. All of it is unallocated, unless it is a refund.
func (s *Store) Add(ctx context.Context, tx *db.Tx, p *domain.Payment) error {
	row := newRow(*p)
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	p.ID, p.Version = row.ID, row.Version
	return db.Wrap(err, "write a payment")
}

// Apply makes moves. The database refuses to allocate more than a payment has.
func (s *Store) Apply(ctx context.Context, tx *db.Tx, moves []domain.Move) error {
	for _, move := range moves {
		if err := s.change(ctx, tx, move.PaymentID, move.From, -int64(move.Amount)); err != nil {
			return err
		}
		if err := s.change(ctx, tx, move.PaymentID, move.To, int64(move.Amount)); err != nil {
			return err
		}
	}
	return nil
}

// change adds to, or takes from, what a payment pays of a target, or what of it is unallocated.
func (s *Store) change(ctx context.Context, tx *db.Tx, paymentID int64, target domain.Target, cents int64) error {
	if target == (domain.Target{}) {
		_, err := tx.IDB().NewRaw(`UPDATE payments SET unallocated_cents = unallocated_cents + ? WHERE id = ?`, cents, paymentID).Exec(ctx)
		return db.Wrap(err, "change what of a payment is unallocated")
	}
	if cents > 0 {
		_, err := tx.IDB().NewRaw(`INSERT INTO payment_allocations (payment_id, invoice_id, order_id, refund_id, amount_cents) VALUES (?, ?, ?, ?, ?)
 ON CONFLICT (payment_id, invoice_id, order_id, refund_id) DO UPDATE
 SET amount_cents = payment_allocations.amount_cents + EXCLUDED.amount_cents`,
			paymentID, target.InvoiceID, target.OrderID, target.RefundID, cents).Exec(ctx)
		return db.Wrap(err, "allocate a payment")
	}
	const at = ` WHERE payment_id = ? AND invoice_id = ? AND order_id = ? AND refund_id = ?`
	of := []any{paymentID, target.InvoiceID, target.OrderID, target.RefundID}
	deleted, err := tx.IDB().NewRaw(`DELETE FROM payment_allocations`+at+` AND amount_cents = ?`, append(of, -cents)...).Exec(ctx)
	if err != nil {
		return fmt.Errorf("take an allocation back: %w", err)
	}
	if rows, err := deleted.RowsAffected(); err != nil || rows > 0 {
		return db.Wrap(err, "take an allocation back")
	}
	_, err = tx.IDB().NewRaw(`UPDATE payment_allocations SET amount_cents = amount_cents + ?`+at, append([]any{cents}, of...)...).Exec(ctx)
	return db.Wrap(err, "take a part of an allocation back")
}

// Reverse writes that a payment was taken back. Nothing of it is unallocated any more.
func (s *Store) Reverse(ctx context.Context, tx *db.Tx, p domain.Payment) error {
	row := paymentRow{ID: p.ID}.reversed(p)
	_, err := tx.IDB().NewUpdate().Model(&row).Column("reversed_at", "reversed_on", "reversed_by", "reversal_cause", "unallocated_cents").
		Set("version = version + 1").WherePK().Exec(ctx)
	return db.Wrap(err, "take a payment back")
}

// Touch counts one version more of a payment, whose allocations its author changed.
func (s *Store) Touch(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewRaw(`UPDATE payments SET version = version + 1 WHERE id = ?`, id).Exec(ctx)
	return db.Wrap(err, "count a version of a payment")
}

// ShrinkWriteOffs takes write-offs back of which moves left something unallocated: nobody paid it. It tells how much.
func (s *Store) ShrinkWriteOffs(ctx context.Context, tx *db.Tx, moves []domain.Move) (money.Cents, error) {
	var freed []int64
	for _, m := range moves {
		if m.To == (domain.Target{}) {
			freed = append(freed, m.PaymentID)
		}
	}
	if len(freed) == 0 {
		return 0, nil
	}
	var rows []paymentRow
	err := tx.IDB().NewSelect().Model(&rows).Where("p.id IN (?) AND p.kind = ?", bun.List(freed), domain.WriteOff).
		Where("p.unallocated_cents > 0").Scan(ctx)
	if err != nil {
		return 0, fmt.Errorf("read write-offs: %w", err)
	}
	var shrunk money.Cents
	for _, row := range rows {
		shrunk += row.UnallocatedCents
		if err := s.writeOffLess(ctx, tx, row); err != nil {
			return 0, err
		}
	}
	return shrunk, nil
}

// writeOffLess takes a write-off back; another one of today takes over what it still pays. The account keeps what it said.
func (s *Store) writeOffLess(ctx context.Context, tx *db.Tx, row paymentRow) error {
	if less := row.AmountCents - row.UnallocatedCents; less > 0 {
		next := row.payment()
		next.Amount, next.Unallocated, next.ReceivedOn, next.CreatedAt = less, 0, clock.DateOf(tx.Now()), tx.Now()
		if err := s.Add(ctx, tx, &next); err != nil {
			return err
		}
		_, err := tx.IDB().NewRaw(`UPDATE payment_allocations SET payment_id = ? WHERE payment_id = ?`, next.ID, row.ID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("let another write-off take over: %w", err)
		}
	}
	return s.Reverse(ctx, tx, domain.Payment{ID: row.ID, ReversedAt: tx.Now()})
}
