package domain

import "slices"

// Type is what the list calls a document.
type Type string

// The types.
const (
	TypeInvoice   Type = "invoice"
	TypeQuotation Type = "quotation"
	TypeStatement Type = "releve"
	TypeOther     Type = "other"
)

// Codes lists every type.
func (Type) Codes() []Type { return []Type{TypeInvoice, TypeQuotation, TypeStatement, TypeOther} }

// Kind is what a document is.
type Kind string

// The kinds.
const (
	KindInvoice      Kind = "invoice"
	KindDeposit      Kind = "deposit"
	KindCreditNote   Kind = "credit_note"
	KindQuotation    Kind = "quotation"
	KindBasket       Kind = "basket" // a quotation that somebody made of its own cart
	KindStatement    Kind = "statement"
	KindOrder        Kind = "order"
	KindDeliveryNote Kind = "delivery_note"
	KindUpload       Kind = "upload" // that one party sent another
)

// Codes lists every kind.
func (Kind) Codes() []Kind {
	return []Kind{KindInvoice, KindDeposit, KindCreditNote, KindQuotation, KindBasket, KindStatement, KindOrder, KindDeliveryNote, KindUpload}
}

// Type is that of all documents of the kind.
func (k Kind) Type() Type {
	switch k {
	case KindInvoice, KindDeposit, KindCreditNote:
		return TypeInvoice
	case KindQuotation, KindBasket:
		return TypeQuotation
	case KindStatement:
		return TypeStatement
	default:
		return TypeOther
	}
}

// IsAccount tells the kinds that say what somebody owes: agents read none of them.
func (k Kind) IsAccount() bool { return k.Type() == TypeInvoice || k.Type() == TypeStatement }

// AccountKinds are those that agents do not read.
func AccountKinds() []Kind {
	return slices.DeleteFunc(Kind("").Codes(), func(k Kind) bool { return !k.IsAccount() })
}

// Status is how far a document is.
type Status string

// The statuses.
const (
	Pending Status = "pending" // its file is being made
	Ready   Status = "ready"
	Failed  Status = "failed" // after several attempts; somebody may ask for another
)

// Codes lists every status.
func (Status) Codes() []Status { return []Status{Pending, Ready, Failed} }
