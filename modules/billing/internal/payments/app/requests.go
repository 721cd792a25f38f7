package app

import (
	"context"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// PaidTo is the account that a supplier is paid on, for it and its customer in person: nobody else owes or is owed, and who acts for
// somebody reads no bank details (domain 8.3). It is never copied: an account that changed is the one to pay on.
func PaidTo(ctx context.Context, from usersapi.Registrations, actor auth.Actor, pair usersapi.Pair) (usersapi.BankDetails, error) {
	if actor.Impersonated() || actor.ID != pair.CustomerID && actor.ID != pair.SupplierID {
		return usersapi.BankDetails{}, nil
	}
	return from.BankDetails(ctx, pair.SupplierID)
}

// OrderRequest is how an order is paid before it is invoiced. One that is neither awaited nor owed anything of asks for 0.
func (p *Payments) OrderRequest(ctx context.Context, actor auth.Actor, orderID int64) (domain.Request, error) {
	if err := p.Orders.Readable(ctx, actor, orderID); err != nil {
		return domain.Request{}, err
	}
	order, err := p.Orders.Invoiceable(ctx, orderID)
	if err != nil {
		return domain.Request{}, err
	}
	request := domain.Request{Number: order.Number, Holder: order.Supplier.Company, Paid: order.PaidAmount, Until: order.PayUntil}
	if order.Payable {
		if request.Amount, err = p.openOf(ctx, nil, order); err != nil {
			return domain.Request{}, err
		}
	}
	request.Account, err = PaidTo(ctx, p.Registrations, actor, usersapi.Pair{SupplierID: order.Supplier.ID, CustomerID: order.Customer.ID})
	return request, err
}

// InvoiceRequest is how an invoice is paid. A credit note asks for 0.
func (p *Payments) InvoiceRequest(ctx context.Context, actor auth.Actor, invoiceID int64) (domain.Request, error) {
	scope, err := p.Access.Scope(ctx, actor)
	if err != nil {
		return domain.Request{}, err
	}
	invoice, err := p.invoices.Invoice(ctx, scope, invoiceID)
	if err != nil {
		return domain.Request{}, err
	}
	account, err := PaidTo(ctx, p.Registrations, actor, pairOf(invoice))
	return domain.Request{
		Number: invoice.Number, Holder: invoice.Paper.Seller.Company, Account: account, Amount: invoice.Open(), Paid: invoice.Received(),
		DueOn: invoice.DueOn,
	}, err
}
