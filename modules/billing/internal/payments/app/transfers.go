package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/qr"
	"millesime/platform/sepa"
)

// TransferFor implements billingapi.Transfers.
func (p *Payments) TransferFor(ctx context.Context, customerID, orderID int64) (billingapi.Transfer, error) {
	r, err := p.OrderRequest(ctx, auth.Actor{ID: customerID, Group: auth.Customer, Status: auth.Valid}, orderID)
	if err != nil {
		return billingapi.Transfer{}, err
	}
	out := billingapi.Transfer{
		Reference: r.Number, Holder: r.Holder, IBAN: r.Account.IBAN, BIC: r.Account.BIC, Amount: r.Amount, Until: r.Until,
	}
	out.QR, err = CodeOf(r)
	return out, err
}

// Exchanged implements billingapi.Transfers.
func (p *Payments) Exchanged(ctx context.Context, pair usersapi.Pair) (billingapi.Exchanged, error) {
	return p.store.Exchanged(ctx, pair)
}

// CodeOf draws what banking applications read of a request (EPC069-12), as SVG; "": there is nothing to pay, or no account.
func CodeOf(r domain.Request) (string, error) {
	transfer := sepa.Transfer{Beneficiary: r.Holder, IBAN: r.Account.IBAN, BIC: r.Account.BIC, Amount: r.Amount, Reference: r.Number}
	content := transfer.Code()
	if content == "" {
		return "", nil
	}
	code, err := qr.Of(content)
	if err != nil {
		return "", err
	}
	return string(code.SVG()), nil
}
