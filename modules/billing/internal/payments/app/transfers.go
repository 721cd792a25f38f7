package app

import (
	"context"

	"millesime/modules/billing/billingapi"
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
	out := billingapi.Transfer{Reference: r.Number, Holder: r.Holder, IBAN: r.Account.IBAN, BIC: r.Account.BIC, Amount: r.Amount}
	transfer := sepa.Transfer{Beneficiary: r.Holder, IBAN: r.Account.IBAN, BIC: r.Account.BIC, Amount: r.Amount, Reference: r.Number}
	if content := transfer.Code(); content != "" {
		code, err := qr.Of(content)
		if err != nil {
			return billingapi.Transfer{}, err
		}
		out.QR = string(code.SVG())
	}
	return out, nil
}
