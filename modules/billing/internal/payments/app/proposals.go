package app

import (
	"context"

	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// mostClaims bounds how many open invoices, and how many orders that wait for payment, one proposal looks at: those due first.
const mostClaims = 2_000

// Propose tells what a payment to a supplier may be for; of all its customers where the pair names none.
func (p *Payments) Propose(ctx context.Context, actor auth.Actor, of usersapi.Pair, hint domain.Hint) ([]domain.Proposal, error) {
	if !actor.Group.IsAdmin() && actor.ID != of.SupplierID {
		return nil, invoices.ErrSupplier
	}
	claims, err := p.invoices.Claims(ctx, of, mostClaims)
	if err != nil {
		return nil, err
	}
	open := make([]domain.Claim, 0, len(claims))
	for _, c := range claims {
		open = append(open, domain.Claim{
			Target: domain.Target{InvoiceID: c.ID}, Customer: c.Customer, CustomerName: c.CustomerName, Number: c.Number, Open: c.Open, On: c.DueOn,
		})
	}
	orders, err := p.Orders.AwaitingPayment(ctx, of, mostClaims)
	if err != nil {
		return nil, err
	}
	for _, o := range orders {
		open = append(open, domain.Claim{
			Target: domain.Target{OrderID: o.OrderID}, Customer: o.CustomerID, CustomerName: o.Customer, Number: o.Number, Open: o.Open,
			On: clock.DateOf(o.Since),
		})
	}
	return domain.Propose(hint, open), nil
}
