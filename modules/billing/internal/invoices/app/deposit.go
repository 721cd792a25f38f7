package app

import (
	"context"
	"slices"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// IssuePaid implements payments.Deposits: what is left to invoice of an order is invoiced once it was paid in advance, and is what payments
// pay then. Where its supplier lets no invoices be issued, or what they must say lacks, it is told to issue one, and the invoices of the
// goods are paid by what came.
func (i *Invoices) IssuePaid(ctx context.Context, tx *db.Tx, orderID int64) error {
	order, ledger, err := i.ledger(ctx, tx, orderID)
	if err != nil {
		return err
	}
	deposits, err := i.store.Deposits(ctx, tx, []int64{orderID})
	if err != nil {
		return err
	}
	paid, paidOn, err := i.books.PaidAhead(ctx, tx, orderID)
	if err != nil {
		return err
	}
	amount := ledger.Ahead(deposits, paid)
	if amount == 0 {
		return nil
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil {
		return err
	}
	due := billingevents.DepositDueV1{
		OrderID: orderID, Number: order.Number, SupplierID: order.Supplier.ID, CustomerID: order.Customer.ID, AmountCents: int64(amount),
	}
	if !mandate.Issues() {
		return tx.Publish(ctx, due)
	}
	seller, buyer, err := i.sides(ctx, order.Supplier.ID, order.Customer.ID)
	if err != nil {
		return err
	}
	now := i.Clock.Now()
	issue := domain.Issue{At: now, Mandate: mandate.Named()}
	drafts, err := i.named(ctx, []domain.Draft{ledger.Deposit(seller, issue, amount, paidOn)}, buyer)
	if err != nil {
		return err
	}
	if refusal := domain.CheckIssue(mandate, seller, drafts); refusal != nil {
		if err := refusalAside(refusal); err != nil {
			return err
		}
		return tx.Publish(ctx, due)
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
