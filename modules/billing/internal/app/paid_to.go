package app

import (
	"context"

	"millesime/modules/billing/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// PaidTo is the account that an invoice is paid on, for its buyer and its supplier in person: nobody else owes or is owed, and who acts
// for somebody reads no bank details (domain 8.3). It is never copied: an account that changed is the one to pay on.
func (i *Invoices) PaidTo(ctx context.Context, actor auth.Actor, invoice domain.Document) (usersapi.BankDetails, error) {
	if actor.Impersonated() || actor.ID != invoice.Customer && actor.ID != invoice.Supplier {
		return usersapi.BankDetails{}, nil
	}
	return i.Registrations.BankDetails(ctx, invoice.Supplier)
}
