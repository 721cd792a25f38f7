package rest

import (
	"context"
	"time"

	"millesime/modules/billing/internal/payments/app"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// PaymentRequest is what a customer needs to know to pay by transfer.
type PaymentRequest struct {
	Type      string      `json:"@type"`
	Number    string      `json:"number"`    // of the order or the invoice
	Reference string      `json:"reference"` // to be written on the transfer
	Holder    string      `json:"holder"`    // of the account
	IBAN      string      `json:"iban"`      // "": the supplier told none, or it is not for the reader
	BIC       string      `json:"bic"`
	Amount    money.Cents `json:"amount"`     // left to pay
	Paid      money.Cents `json:"paidAmount"` // so far
	DueOn     *string     `json:"dueOn"`      // YYYY-MM-DD; null: at once
	Until     *time.Time  `json:"until"`      // when an order that waits for payment is canceled; null: never
	QR        *string     `json:"qr"`         // SVG of the code that banking applications read (EPC069-12); null: there is nothing to pay, or no account
}

func newRequest(r domain.Request) (PaymentRequest, error) {
	out := PaymentRequest{
		Type: "PaymentRequest", Number: r.Number, Reference: r.Number, Holder: r.Holder, IBAN: r.Account.IBAN, BIC: r.Account.BIC,
		Amount: r.Amount, Paid: r.Paid, DueOn: api.OrNull(r.DueOn), Until: api.OrNull(r.Until),
	}
	code, err := app.CodeOf(r)
	out.QR = api.OrNull(code)
	return out, err
}

func (h handlers) orderRequest(ctx context.Context, in api.ByID) (PaymentRequest, error) {
	asked, err := h.payments.OrderRequest(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return PaymentRequest{}, err
	}
	return newRequest(asked)
}

func (h handlers) invoiceRequest(ctx context.Context, in api.ByID) (PaymentRequest, error) {
	asked, err := h.payments.InvoiceRequest(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return PaymentRequest{}, err
	}
	return newRequest(asked)
}
