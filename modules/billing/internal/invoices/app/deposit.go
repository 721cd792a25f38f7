package app

import (
	"context"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// issueDeposit issues the deposit invoice of an order that was paid in advance, once; it is what payments pay then. Where its supplier lets
// no invoices be issued, or what they must say lacks, there is none: the invoices of the goods are paid by what came.
func (i *Invoices) issueDeposit(ctx context.Context, tx *db.Tx, orderID int64) error {
	order, ledger, err := i.ledger(ctx, tx, orderID)
	if err != nil {
		return err
	}
	deposits, err := i.store.Deposits(ctx, tx, []int64{orderID})
	if err != nil || domain.LeftOf(deposits) > 0 {
		return err
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil || !mandate.Issues() {
		return err
	}
	seller, buyer, err := i.sides(ctx, order.Supplier.ID, order.Customer.ID)
	if err != nil {
		return err
	}
	paidOn, err := i.books.PaidOn(ctx, tx, orderID)
	if err != nil {
		return err
	}
	now := i.Clock.Now()
	draft, owed := ledger.Deposit(seller, domain.Issue{At: now, Mandate: mandate.Named()}, paidOn)
	drafts, err := i.named(ctx, []domain.Draft{draft}, buyer)
	if err != nil {
		return err
	}
	if refusal := domain.CheckIssue(mandate, seller, drafts); !owed || refusal != nil {
		return refusalAside(refusal)
	}
	issued, err := i.write(ctx, tx, drafts, auth.Actor{}, now)
	if err != nil {
		return err
	}
	return i.books.Advance(ctx, tx, issued[0])
}

// CreditUnpaid implements payments.Deposits: a deposit invoice is of what was paid, so what was taken back of it is credited (domain 5.3).
func (i *Invoices) CreditUnpaid(ctx context.Context, tx *db.Tx, orderID int64) error {
	order, err := i.Orders.ToInvoice(ctx, tx, orderID)
	if err != nil {
		return err
	}
	deposits, err := i.store.Deposits(ctx, tx, []int64{orderID})
	if err != nil {
		return err
	}
	paid, err := i.books.Holds(ctx, tx, deposits)
	if err != nil {
		return err
	}
	return i.creditDeposits(ctx, tx, order, deposits, paid)
}

// creditDeposits takes back what of an order's deposits is left beyond the rest of it that is still to be invoiced, the latest first: what
// paid it is the customer's again. After the mandate was revoked its supplier credits them itself.
func (i *Invoices) creditDeposits(
	ctx context.Context, tx *db.Tx, order ordersapi.ToInvoice, deposits []domain.Document, rest money.Cents,
) error {
	excess := domain.LeftOf(deposits) - rest
	if excess <= 0 {
		return nil
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil || !mandate.Accepted() {
		return err
	}
	now := i.Clock.Now()
	var drafts []domain.Draft
	for _, deposit := range slices.Backward(deposits) {
		if amount := min(excess, deposit.Left()); amount > 0 {
			drafts = append(drafts, deposit.CreditDeposit(amount, mandate, now))
			excess -= amount
		}
	}
	credits, err := i.write(ctx, tx, drafts, auth.Actor{}, now)
	if err != nil {
		return err
	}
	for _, credit := range credits {
		if err := i.credited(ctx, tx, credit); err != nil {
			return err
		}
	}
	return nil
}
