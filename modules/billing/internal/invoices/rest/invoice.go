package rest

import (
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Invoice is an invoice as lists show it.
type Invoice struct {
	api.Item
	Number            string           `json:"number"`
	Kind              string           `json:"kind" enum:"invoice,deposit,credit_note"`
	Status            domain.Status    `json:"status"` // issued: of a credit note
	Supplier          InvoicePartner   `json:"supplier"`
	Customer          InvoicePartner   `json:"customer"`
	Orders            []InvoiceOrder   `json:"orders"`
	Month             *string          `json:"month"`             // YYYY-MM, of one that gathers the deliveries of a month; else null
	CustomerReference string           `json:"customerReference"` // the buyer's own
	IssuedOn          string           `json:"issuedOn"`          // YYYY-MM-DD in Paris
	DueOn             string           `json:"dueOn"`
	CreditOf          *CreditedInvoice `json:"creditOf"`                                                               // of a credit note; else null
	Cause             string           `json:"cause" enum:"damaged,missing,wrong,quality,withdrawal,remainder,other,"` // of a credit note
	TotalTaxExcl      money.Cents      `json:"totalPriceTaxExcl"`                                                      // of a credit note: what it takes back
	TotalTaxIncl      money.Cents      `json:"totalPriceTaxIncl"`
	PaidAmount        money.Cents      `json:"paidAmount"`
	WrittenOffAmount  money.Cents      `json:"writtenOffAmount"` // by an administrator: it will not be paid
	CreditedAmount    money.Cents      `json:"creditedAmount"`
	OpenAmount        money.Cents      `json:"openAmount"`
	IssuedElsewhere   bool             `json:"issuedElsewhere"` // the supplier issued it, its lines are on its own paper
	NumberLacking     bool             `json:"numberLacking"`   // of elsewhere: its number is to be completed, that of its order stands for it
}

// HydraClass is that of its detail too.
func (Invoice) HydraClass(string) string { return "Invoice" }

// InvoicePartner is one side of an invoice, as it was called when it was issued.
type InvoicePartner struct {
	api.Ref
	Company string     `json:"company"`
	Group   auth.Group `json:"group"`
}

// InvoiceOrder is an order that is invoiced.
type InvoiceOrder struct {
	api.Ref
	Number    string `json:"number"`
	OrderedOn string `json:"orderedOn"`
}

// InvoiceSum is how many invoices, and what they come to.
type InvoiceSum struct {
	Count  int64       `json:"count"`
	Amount money.Cents `json:"amount"` // incl. tax
}

// InvoiceDetail is an invoice with all that its paper says.
type InvoiceDetail struct {
	Invoice
	Seller            InvoiceParty      `json:"seller"`
	Buyer             InvoiceParty      `json:"buyer"`
	ShippingAddress   InvoiceAddress    `json:"shippingAddress"`
	Shipment          string            `json:"shipment"` // its number; "": of none
	Carrier           string            `json:"carrier"`
	DeliveredOn       *string           `json:"deliveredOn"` // null: nothing arrived
	PaymentTerms      InvoiceTerms      `json:"paymentTerms"`
	Store             bool              `json:"store"`      // prices incl. tax are the master
	Deliveries        []InvoiceDelivery `json:"deliveries"` // what is gathered, by order and parcel; none: of one that gathers nothing
	Items             []InvoiceItem     `json:"items"`
	Allowance         money.Cents       `json:"allowance"` // of the document, excl. tax
	Shipping          money.Cents       `json:"shippingPriceTaxExcl"`
	Handling          money.Cents       `json:"handlingPriceTaxExcl"`
	VAT               []InvoiceVAT      `json:"vat"`
	VolumeCl          float64           `json:"volumeCl"` // of all bottles: the invoice goes with the goods
	Mentions          []InvoiceMention  `json:"mentions"` // in French, as the law asks for them
	Mandate           *InvoiceMandate   `json:"mandate"`  // under which it was issued; null: of elsewhere, or of before mandates were numbered
	TransferReference string            `json:"transferReference"`
	CreditNotes       []InvoiceLink     `json:"creditNotes"` // that take a part of it back, the oldest first
	OutsideB2B        bool              `json:"outsideB2B"`  // to be reported: its buyer is no registered professional
	PaidAt            *time.Time        `json:"paidAt"`      // in full

	WrittenOffOn   *string `json:"writtenOffOn"`   // YYYY-MM-DD; null: nothing was
	WriteOffReason string  `json:"writeOffReason"` // for its supplier and admins, else ""

	Deposits []InvoiceDeposit `json:"deposits"`       // that it deducts, the oldest first
	Deducted money.Cents      `json:"deductedAmount"` // of an invoice, what deposits take off; of a deposit, what invoices deducted of it

	MissedCredit money.Cents `json:"missedCreditAmount"` // incl. tax, that came back and is in no credit note; for its supplier and admins, else 0

	// For its buyer and its supplier, in person; null for everybody else, and where the supplier gave none.
	BankDetails *InvoiceBankDetails `json:"bankDetails"`
}

// InvoiceDeposit is a deposit invoice, as one that deducts it names it.
type InvoiceDeposit struct {
	api.Ref
	Number   string      `json:"number"`
	IssuedOn string      `json:"issuedOn"`
	Amount   money.Cents `json:"amount"` // incl. tax, that is deducted
}

// InvoiceMandate is the acceptance of the mandate that an invoice rests on.
type InvoiceMandate struct {
	ID         int64  `json:"id"`
	AcceptedOn string `json:"acceptedOn"`
}

// InvoiceParty is who sells or buys, as it was registered when the invoice was issued.
type InvoiceParty struct {
	Company string         `json:"company"`
	SIREN   string         `json:"siren"`
	NumVAT  string         `json:"numvat"`
	Email   string         `json:"email"`
	Phone   string         `json:"phone"`
	Address InvoiceAddress `json:"address"`

	LegalForm         string       `json:"legalForm"`
	Capital           *money.Cents `json:"capital"`           // null: none is shown
	RCSCity           string       `json:"rcsCity"`           // of its register of commerce
	ElectronicAddress string       `json:"electronicAddress"` // of scheme 0225
	Contact           string       `json:"contact"`           // who answers for its invoices
}

// InvoiceBankDetails are where an invoice is paid, as its supplier keeps them now.
type InvoiceBankDetails struct {
	IBAN string `json:"iban"`
	BIC  string `json:"bic"`
}

// InvoiceAddress is a postal address as it was then.
type InvoiceAddress struct {
	Company  string `json:"company"`
	Street   string `json:"street"`
	Street2  string `json:"street2"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
	Country  string `json:"country"`
}

// InvoiceTerms are the payment terms of the order.
type InvoiceTerms struct {
	Kind string `json:"kind" enum:"prepaid,days,end_of_month,"`
	Days int    `json:"days"`
}

// InvoiceItem is what an invoice holds of a line of the order.
type InvoiceItem struct {
	Product          InvoiceProduct `json:"product"`
	Quantity         int64          `json:"quantity"`
	UnitPriceTaxExcl money.Cents    `json:"unitPriceTaxExcl"`
	UnitPriceTaxIncl *money.Cents   `json:"unitPriceTaxIncl"` // of store orders; else null
	TotalTaxExcl     money.Cents    `json:"totalPriceTaxExcl"`
	TotalTaxIncl     *money.Cents   `json:"totalPriceTaxIncl"` // of store orders, where it is the master; else null
	VATRate          money.Rate     `json:"vatRate"`           // percent
	Delivery         int            `json:"delivery"`          // the place among the deliveries of the one that it came in

	// Before reductions; excl. tax, of store orders incl. tax; null: of before reductions were named.
	GrossUnitPrice *money.Cents       `json:"grossUnitPrice"`
	Reductions     []InvoiceReduction `json:"reductions"` // the gross unit price × quantity less these is what the line comes to
}

// InvoiceReduction is what lowers the price of a line, by its name.
type InvoiceReduction struct {
	Code   string      `json:"code" enum:"agreement_frame,permanent_discount,customer_terms,line_discount,promo_code"`
	Label  string      `json:"label"`
	Rate   *money.Rate `json:"rate"`   // percent; null: it takes off an amount, or several together
	Amount money.Cents `json:"amount"` // of the whole line, as its gross unit price is
}

// InvoiceProduct is the copy of a product.
type InvoiceProduct struct {
	api.Ref
	Reference    string  `json:"reference"`
	Name         string  `json:"name"`
	Appellation  string  `json:"appellation"`
	Vintage      *int    `json:"vintage"` // null: non vintage
	BottleSizeCl float64 `json:"bottleSizeCl"`
	ABV          float64 `json:"abv"` // percent
}

// InvoiceVAT is the VAT of an invoice at one rate.
type InvoiceVAT struct {
	Rate   money.Rate  `json:"rate"` // percent
	Base   money.Cents `json:"base"`
	Amount money.Cents `json:"amount"`
}

// InvoiceMention is a sentence that the law asks for.
type InvoiceMention struct {
	Code    string `json:"code"`
	Article string `json:"article"`
	Text    string `json:"text"`
}

// InvoiceDelivery is a parcel of an order that an invoice gathers with others.
type InvoiceDelivery struct {
	Order             InvoiceOrder   `json:"order"`
	CustomerReference string         `json:"customerReference"`
	Shipment          string         `json:"shipment"` // its number; "": of none
	Carrier           string         `json:"carrier"`
	DeliveredOn       *string        `json:"deliveredOn"` // null: nobody said when
	ShippingAddress   InvoiceAddress `json:"shippingAddress"`
	TotalTaxExcl      money.Cents    `json:"totalPriceTaxExcl"` // carriage included
	TotalTaxIncl      money.Cents    `json:"totalPriceTaxIncl"`
}

func newDeliveries(i domain.Document) []InvoiceDelivery {
	return lists.Each(i.Paper.Parts, func(p billingapi.Part) InvoiceDelivery {
		return InvoiceDelivery{
			Order:             InvoiceOrder{Ref: api.RefTo("orders", p.OrderID), Number: p.Order.Number, OrderedOn: p.Order.OrderedOn},
			CustomerReference: p.Reference, Shipment: p.Shipment, Carrier: p.Carrier, DeliveredOn: api.OrNull(p.DeliveredOn),
			ShippingAddress: newAddress(p.ShippingAddress), TotalTaxExcl: p.TotalTaxExcl, TotalTaxIncl: p.TotalTaxIncl,
		}
	})
}
