package ordersapi

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Papers are what orders, quotations and parcels say, for who makes papers of them.
type Papers interface {
	// OnPaper is an order or a quotation as it was ordered, or stands as a quotation; one that is not there is a fault.
	OnPaper(ctx context.Context, orderID int64) (OnPaper, error)
	// PaperHead is the head alone of one, likewise.
	PaperHead(ctx context.Context, orderID int64) (PaperHead, error)
	// OpenAfter are the ids that follow one, ascending, of orders that are neither closed nor canceled.
	OpenAfter(ctx context.Context, id, most int64) ([]int64, error)
}

// PaperHead is which order a paper is of, and between whom.
type PaperHead struct {
	ID              int64
	Number          string
	QuotationNumber string // "": it was none
	IsQuotation     bool   // still
	Revision        int64  // of the quotation
	OrderedAt       time.Time
	BeganAt         time.Time // the quotation before it
	PlacedBy        int64
	Supplier        PaperParty
	Customer        PaperParty
}

// OnPaper is an order as a paper says it.
type OnPaper struct {
	PaperHead
	Wishes
	Breakdown
	Totals
	ValidUntil      time.Time  // the first instant after the last day of the quotation
	Store           bool       // its prices incl. tax are the master
	Seller          ShopSeller // of an individual's order; else nothing
	BillingAddress  usersapi.Address
	ShippingAddress usersapi.Address
	CarrierLabel    string
	Relay           *Relay
	Comment         string
	PaymentTerms    usersapi.PaymentTerms
	Items           []PaperItem
	Parcels         []PaperParcel // the oldest first
}

// PaperParty is a party as the order keeps it.
type PaperParty struct {
	ID      int64
	Group   auth.Group
	Company string
	Email   string
	Phone   string
	SIREN   string
	NumVAT  string
}

// PaperItem is a line of the order.
type PaperItem struct {
	Item

	ID int64
}

// PaperParcel is what left in one piece.
type PaperParcel struct {
	ID             int64
	Number         string
	Carrier        string
	TrackingNumber string
	ShippedAt      time.Time
	Lines          []PaperParcelLine
}

// PaperParcelLine is what a parcel holds of a line of the order.
type PaperParcelLine struct {
	ItemID   int64
	Quantity int64
	Lots     []string // as far as anybody knows
}
