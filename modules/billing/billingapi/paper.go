package billingapi

import (
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/invoice"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Paper is all that an invoice or a credit note says besides its number, days and totals: copies, so that later edits change nothing.
type Paper struct {
	Seller          Party                 `json:"seller"`
	Buyer           Party                 `json:"buyer"`
	ShippingAddress usersapi.Address      `json:"shippingAddress"`
	Order           Origin                `json:"order"`             // empty: of the parts
	Reference       string                `json:"customerReference"` // the buyer's own (EN 16931 BT-13)
	Shipment        string                `json:"shipment"`          // its number
	Carrier         string                `json:"carrier"`
	DeliveredOn     string                `json:"deliveredOn"` // "": before anything arrived
	Terms           usersapi.PaymentTerms `json:"paymentTerms"`
	Store           bool                  `json:"store"` // prices incl. tax are the master
	Lines           []Line                `json:"lines"`
	VAT             []invoice.VAT         `json:"vat"`
	Allowance       money.Cents           `json:"allowance"` // of the document
	Shipping        money.Cents           `json:"shipping"`
	Handling        money.Cents           `json:"handling"`
	Mentions        []invoice.Mention     `json:"mentions"`
	Covered         []invoice.VAT         `json:"covered,omitempty"` // of a credit: what of its lines was credited by hand before

	Deposits []Deposit `json:"deposits,omitempty"` // that an invoice deducts, the oldest first (EN 16931 BG-3)

	Paid money.Cents `json:"paid,omitempty"` // of an invoice, before it was issued, beside deposits

	Mandate *Mandate `json:"mandate,omitempty"` // under which it was issued; of before they were numbered, and of elsewhere: none

	Month string `json:"month,omitempty"` // YYYY-MM, whose deliveries it gathers
	Parts []Part `json:"parts,omitempty"` // of one that gathers: a parcel of an order each
}

// Deposit is a deposit invoice, as the invoice that deducts it names it.
type Deposit struct {
	ID       int64       `json:"id"`
	Number   string      `json:"number"`
	IssuedOn string      `json:"issuedOn"` // YYYY-MM-DD
	Amount   money.Cents `json:"amount"`   // incl. tax, that is deducted
}

// Mandate is an acceptance of the mandate to invoice, by its number.
type Mandate struct {
	ID         int64  `json:"id"`
	AcceptedOn string `json:"acceptedOn"` // YYYY-MM-DD
}

// Party is who sells or buys, as it was called and registered then.
type Party struct {
	ID      int64            `json:"id"`
	Group   auth.Group       `json:"group"`
	Company string           `json:"company"`
	SIREN   string           `json:"siren"`
	NumVAT  string           `json:"numvat"`
	Email   string           `json:"email"`
	Phone   string           `json:"phone"`
	Address usersapi.Address `json:"address"`

	usersapi.Registration // as it was then
}

// Origin is the order behind an invoice.
type Origin struct {
	Number    string `json:"number"`
	OrderedOn string `json:"orderedOn"`
}

// Line is what a delivery holds of a line of the order.
type Line struct {
	Item             int64             `json:"item"` // of the order
	Product          ordersapi.Product `json:"product"`
	Quantity         int64             `json:"quantity"`
	UnitPrice        money.Cents       `json:"unitPriceTaxExcl"`
	UnitPriceTaxIncl money.Cents       `json:"unitPriceTaxIncl"` // of store orders; else 0
	Net              money.Cents       `json:"net"`
	Gross            money.Cents       `json:"gross"` // of store orders; else 0
	VATRate          money.Rate        `json:"vatRate"`
	Part             int               `json:"part,omitempty"` // that holds it, by its place

	// The unit price before reductions, and what each of these takes off the line, incl. tax of store orders. Of before they were named: nil.
	GrossPrice *money.Cents     `json:"grossPrice,omitempty"`
	Reductions []sale.TraceStep `json:"reductions,omitempty"`
}

// Part is what a gathered invoice holds of a parcel of an order.
type Part struct {
	OrderID         int64            `json:"orderId"`
	Order           Origin           `json:"order"`
	Reference       string           `json:"customerReference"`
	ShipmentID      int64            `json:"shipmentId"`
	Shipment        string           `json:"shipment"`
	Carrier         string           `json:"carrier"`
	DeliveredOn     string           `json:"deliveredOn"`
	ShippingAddress usersapi.Address `json:"shippingAddress"`
	VAT             []invoice.VAT    `json:"vat"`
	Allowance       money.Cents      `json:"allowance"`
	Shipping        money.Cents      `json:"shipping"`
	Handling        money.Cents      `json:"handling"`
	TotalTaxExcl    money.Cents      `json:"totalTaxExcl"`
	TotalTaxIncl    money.Cents      `json:"totalTaxIncl"`
}
