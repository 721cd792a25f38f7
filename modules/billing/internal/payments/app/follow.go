package app

import (
	"context"

	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Followed is an order that somebody moved, or that was canceled. It is locked.
type Followed struct {
	Order ordersapi.ToInvoice
	Rest  money.Cents // what of it has no invoice yet, incl. tax

	Advanced money.Cents // of the rest, what deposit invoices hold
	By       int64       // 0: the system
	Why      string      // it was moved
}

func (f Followed) pair() usersapi.Pair {
	return usersapi.Pair{SupplierID: f.Order.Supplier.ID, CustomerID: f.Order.Customer.ID}
}

func (f Followed) target() domain.Target { return domain.Target{OrderID: f.Order.ID} }

// SaidPaid writes a payment of what of an order is not paid yet, since its seller said that it was. One that was canceled meanwhile is
// paid no more: the payment is unallocated, and to be given back.
func (b *Books) SaidPaid(ctx context.Context, tx *db.Tx, f Followed) error {
	before, err := b.store.Paid(ctx, tx, f.target())
	if err != nil {
		return err
	}
	left := f.Rest - before - f.Advanced
	if !f.Order.Payable {
		left = f.Order.Kept.TotalPriceTaxIncl - before
	}
	if left <= 0 {
		return nil
	}
	payment, err := b.byHand(ctx, tx, f, domain.Other, left)
	if err != nil {
		return err
	}
	if !f.Order.Payable {
		if err := b.move(ctx, tx, f.pair(), left, nil); err != nil {
			return err
		}
		return b.tellRefundDue(ctx, tx, f.Order.ID, f.Order.Number, f.pair(), left)
	}
	return b.move(ctx, tx, f.pair(), left, []domain.Move{{PaymentID: payment.ID, To: f.target(), Amount: left}})
}

// WriteOff pays what is open of the invoices of an order by nothing: an administrator closed it.
func (b *Books) WriteOff(ctx context.Context, tx *db.Tx, f Followed, documents []invoices.Share) error {
	var moves []domain.Move
	var sum money.Cents
	for _, d := range documents {
		if d.Kind != invoices.KindInvoice {
			continue
		}
		_, settled, owed, err := b.settled(ctx, tx, d.ID)
		if err != nil {
			return err
		}
		if open := owed[f.Order.ID] - settled[f.Order.ID]; open > 0 {
			moves = append(moves, domain.Move{To: domain.Target{InvoiceID: d.ID}, Amount: open})
			sum += open
		}
	}
	if sum == 0 {
		return nil
	}
	payment, err := b.byHand(ctx, tx, f, domain.WriteOff, sum)
	if err != nil {
		return err
	}
	for n := range moves {
		moves[n].PaymentID = payment.ID
	}
	return b.move(ctx, tx, f.pair(), sum, moves)
}

// byHand writes a payment that nobody entered: it follows what somebody said of an order.
func (b *Books) byHand(ctx context.Context, tx *db.Tx, f Followed, kind domain.Kind, amount money.Cents) (domain.Payment, error) {
	payment := domain.Payment{
		Entry: domain.Entry{
			Supplier: f.Order.Supplier.ID, Customer: f.Order.Customer.ID, Kind: kind, ReceivedOn: clock.DateOf(tx.Now()), Amount: amount,
			Reference: f.Order.Number, Comment: f.Why, ByHand: f.Order.ID,
		},
		Unallocated: amount, SupplierName: f.Order.Supplier.Company, CustomerName: f.Order.Customer.Company,
		CreatedAt: tx.Now(), CreatedBy: f.By,
	}
	err := b.store.Add(ctx, tx, &payment)
	return payment, err
}

// reverse takes a payment back, none of which is refunded.
func (b *Books) reverse(ctx context.Context, tx *db.Tx, payment domain.Payment) error {
	went := -payment.Amount
	if payment.Kind == domain.WriteOff {
		went = 0 // what of a write-off is freed goes by itself
	}
	if err := b.moveFor(ctx, tx, payment.Undone(), payment.Pair(), went, payment.Back()); err != nil {
		return err
	}
	return b.store.Reverse(ctx, tx, payment)
}
