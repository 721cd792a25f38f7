package einvoice

import "millesime/platform/money"

// Kinds of documents (BT-3, of UNTDID 1001).
const (
	TypeInvoice    = "380"
	TypeCreditNote = "381"
	TypeDeposit    = "386"
)

// Frames: what the document is about and how far it is paid (BT-23, XP Z12-012).
const (
	FrameGoods        = "B1"
	FramePaid         = "B2" // it is paid already
	FrameAfterDeposit = "B4" // it deducts a deposit
)

// Schemes of electronic addresses (BT-34-1, BT-49-1).
const (
	SchemeFrance = "0225" // of the French directory: it begins with a SIREN
	SchemeEmail  = "EM"
)

// Categories of VAT (BT-118, BT-151).
const (
	Taxed  = "S"
	Exempt = "E"
)

// Reasons of what is taken off or charged (BT-98 of UNTDID 5189, BT-105 of UNTDID 7161).
const (
	ReasonDiscount = "95"
	ReasonFreight  = "FC"
	ReasonHandling = "HD"
)

// Why a seller charges no VAT (BT-120, BT-121).
const (
	ReasonFranchise     = "TVA non applicable, art. 293 B du CGI"
	ReasonFranchiseCode = "VATEX-FR-FRANCHISE"
)

// Subjects of notes (BT-21).
const (
	NoteRecovery  = "PMT" // what a late payer owes for the recovery
	NotePenalties = "PMD" // what it owes for being late
	NoteDiscount  = "AAB" // what paying early takes off
	NoteLegal     = "REG" // what the law asks for besides
	NoteGeneral   = "AAI"
	NoteTreatment = "BAR" // BetweenProfessionals, Abroad or ToIndividual
)

// Treatments: who is told of the invoice (BT-22 of a note NoteTreatment).
const (
	BetweenProfessionals = "B2B"
	Abroad               = "B2BINT" // to a professional of another country: to be reported, not handed over
	ToIndividual         = "B2C"    // likewise
)

// Invoice is an invoice, a deposit invoice or a credit note in the terms of EN 16931.
type Invoice struct {
	Frame       string // BT-23
	Number      string // BT-1
	Type        string // BT-3
	IssuedOn    string // BT-2
	DueOn       string // BT-9; "": nothing is due
	Terms       string // BT-20
	Notes       []Note // BG-1
	Reference   string // BT-13: the buyer's purchase order
	Order       string // BT-14: the seller's order
	Shipment    string // BT-16
	Seller      Party  // BG-4
	Buyer       Party  // BG-7
	Delivery    Delivery
	Lines       []Line       // BG-25
	Adjustments []Adjustment // BG-20 and BG-21
	VAT         []VAT        // BG-23
	Totals      Totals       // BG-22
	Payment     Payment      // BG-16
	Preceding   []Preceding  // BG-3
}

// Note is a sentence with its subject.
type Note struct {
	Subject string // BT-21
	Text    string // BT-22
}

// Party is who sells or buys.
type Party struct {
	Name         string // BT-27, BT-44
	SIREN        string // BT-30, BT-47, of scheme 0002
	VATNumber    string // BT-31, BT-48
	TaxNumber    string // BT-32, of a seller without VATNumber
	Legal        string // BT-33: form, capital and register of a seller
	Address      Address
	Electronic   string // BT-34, BT-49
	Scheme       string // of that
	Contact      string // BT-41, BT-56
	ContactPhone string // BT-42, BT-57
	ContactEmail string // BT-43, BT-58
}

// Address is where letters and goods go (BG-5, BG-8, BG-15).
type Address struct {
	Line1, Line2, City, Postcode string
	Country                      string // ISO 3166-1 alpha-2
}

// Delivery is where and when the goods arrived (BG-13).
type Delivery struct {
	Name     string // BT-70
	Address  Address
	On       string // BT-72
	From, To string // BG-14: of the month that is gathered
}

// Line is a line of the invoice.
type Line struct {
	ID          string      // BT-126
	Name        string      // BT-153
	Description string      // BT-154
	Reference   string      // BT-155: the seller's
	Note        string      // BT-127
	Quantity    int64       // BT-129
	Price       money.Micro // BT-146, before the allowances
	Allowances  []Allowance // BG-27; what is negative is charged (BG-28)
	Net         money.Cents // BT-131
	Category    string      // BT-151
	Rate        money.Rate  // BT-152
}

// Allowance is what is taken off a line, and why.
type Allowance struct {
	Amount money.Cents // BT-136
	Reason string      // BT-139
}

// Adjustment is what is taken off the goods of a rate, or charged on them.
type Adjustment struct {
	Charge   bool
	Amount   money.Cents // BT-92, BT-99
	Category string      // BT-95, BT-102
	Rate     money.Rate  // BT-96, BT-103
	Reason   string      // BT-97, BT-104
	Code     string      // BT-98 of UNTDID 5189, BT-105 of UNTDID 7161
}

// VAT is that of the invoice at one rate.
type VAT struct {
	Category   string      // BT-118
	Rate       money.Rate  // BT-119
	Base       money.Cents // BT-116
	Amount     money.Cents // BT-117
	Reason     string      // BT-120, of Exempt
	ReasonCode string      // BT-121
}

// Totals are what the invoice comes to.
type Totals struct {
	Lines      money.Cents // BT-106
	Allowances money.Cents // BT-107
	Charges    money.Cents // BT-108
	TaxExcl    money.Cents // BT-109
	VAT        money.Cents // BT-110
	TaxIncl    money.Cents // BT-112
	Paid       money.Cents // BT-113
	Due        money.Cents // BT-115
}

// Payment is how it is paid: by a transfer (code 30). Without an account nothing is said of it.
type Payment struct {
	IBAN      string // BT-84
	BIC       string // BT-86
	Holder    string // BT-85
	Reference string // BT-83
}

// Preceding is an invoice that this one takes back or deducts.
type Preceding struct {
	Number   string // BT-25
	IssuedOn string // BT-26
}

// amount is what the price of the line and its allowances come to, in cents.
func (l Line) amount() money.Cents {
	sum := (l.Price * money.Micro(l.Quantity)).Round()
	for _, a := range l.Allowances {
		sum -= a.Amount
	}
	return sum
}
