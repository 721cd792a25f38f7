package app

import (
	"cmp"
	"context"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Deps are what payments need from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Terms         usersapi.Terms
	Orders        ordersapi.Billing
	Deposits      Deposits
}

// Deposits are the deposit invoices of orders. Whoever asks has locked the orders.
type Deposits interface {
	// CreditUnpaid credits what payments do not pay any more of those of an order, so that its invoices do not deduct it.
	CreditUnpaid(ctx context.Context, tx *db.Tx, orderID int64) error
	// IssuePaid issues the deposit invoice of an order that was paid in advance, once all of it that is to be invoiced was.
	IssuePaid(ctx context.Context, tx *db.Tx, orderID int64) error
}

// Payments are those of all suppliers.
type Payments struct {
	Deps
	*Books
}

// NewPayments makes the payments.
func NewPayments(d Deps, books *Books) *Payments { return &Payments{d, books} }

// List gives a page of the actor's payments.
func (p *Payments) List(ctx context.Context, actor auth.Actor, filter domain.Filter) (lists.Page[domain.Payment], error) {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return lists.Page[domain.Payment]{}, err
	}
	page, err := p.store.List(ctx, scope, filter)
	if err != nil {
		return page, err
	}
	return page, p.nameTargets(ctx, page.Rows)
}

// Payment gives one of the actor's scope.
func (p *Payments) Payment(ctx context.Context, actor auth.Actor, id int64) (domain.Payment, error) {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Payment{}, err
	}
	one, err := p.store.Payment(ctx, nil, scope, id)
	if err != nil {
		return domain.Payment{}, err
	}
	all := []domain.Payment{one}
	err = p.nameTargets(ctx, all)
	return all[0], err
}

// PersonalData is what a customer paid.
func (p *Payments) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	paid, err := p.store.OfCustomer(ctx, userID)
	return map[string]any{"payments": domain.PersonalPayments(paid)}, err
}

// nameTargets names the invoices and orders that payments pay.
func (p *Payments) nameTargets(ctx context.Context, payments []domain.Payment) error {
	var documents, orders []int64
	for _, payment := range payments {
		for _, a := range payment.Allocations {
			documents, orders = append(documents, a.InvoiceID), append(orders, a.OrderID)
		}
	}
	invoices, err := p.invoices.ByIDs(ctx, nil, documents)
	if err != nil {
		return err
	}
	numbers, err := p.Orders.Numbers(ctx, orders)
	if err != nil {
		return err
	}
	byID := map[int64]string{}
	for _, invoice := range invoices {
		byID[invoice.ID] = invoice.Number
	}
	for _, payment := range payments {
		for n, a := range payment.Allocations {
			payment.Allocations[n].Number = cmp.Or(byID[a.InvoiceID], numbers[a.OrderID])
		}
	}
	return nil
}
