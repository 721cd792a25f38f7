package domain

import (
	"reflect"
	"regexp"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// RecordKind is one of the kinds of parameter records: what a group tells of
// itself, and the conditions it trades under (specification 3).
type RecordKind int

// The kinds; customers, distributors and admins keep no record.
const (
	NoRecord RecordKind = iota
	SupplierRecord
	BuyerRecord
	AgentRecord
)

// RecordKindOf a group.
func RecordKindOf(g auth.Group) RecordKind {
	switch {
	case g == auth.Supplier:
		return SupplierRecord
	case g == auth.CommercialAgent:
		return AgentRecord
	case g.IsBuyer():
		return BuyerRecord
	}
	return NoRecord
}

// Parameters is a person's record. The part of its kind is set, unless the
// reader sees the public card only.
type Parameters struct {
	UserID int64
	Group  auth.Group
	Media  *Media                 // nil where it was not asked for
	Franco *Franco                // suppliers only
	Sale   *Sale                  // suppliers only
	Buying *Buying                // buyers only
	Agency *Agency                // commercial agents only
	Billed *usersapi.Registration // suppliers and buyers: what invoices say of them
	Frames []int64                // agreement frames of suppliers, the one of buyers; the module that prices keeps them
	// Version is one more at each change; 0 where the reader may not write the record.
	Version int64
}

// HoldsFrames tells whether the record shows agreement frames: those of suppliers and buyers do, to themselves and admins.
func (p *Parameters) HoldsFrames() bool { return p != nil && (p.Sale != nil || p.Buying != nil) }

// Media are files as columns keep them (platform/files), "" when there is none.
type Media struct {
	Logo  string `json:"base64ContentLogo"`
	Photo string `json:"base64ContentPhoto"`
	CGV   string `json:"base64ContentCGV"` // suppliers only

	StoreCGV string `json:"base64ContentStoreCGV"` // suppliers only; "": the CGV hold in the shop too
}

// Terms are the document that holds when somebody buys: in the shop its own, if there is one.
func (m *Media) Terms(store bool) string {
	if store && m.StoreCGV != "" {
		return m.StoreCGV
	}
	return m.CGV
}

// Franco is from when a supplier ships for free; nil = never.
type Franco struct {
	Value         *money.Cents `json:"freeShippingFromValue"`
	Quantity      *int64       `json:"freeShippingFromQuantity"` // 75 cl equivalents
	StoreValue    *money.Cents `json:"storeFreeShippingFromValue"`
	StoreQuantity *int64       `json:"storeFreeShippingFromQuantity"`
}

// Sale is how a supplier sells.
type Sale struct {
	MinimumOrderValue money.Cents           `json:"minimumOrderValue"`
	HandlingFee       money.Cents           `json:"handlingFee"`
	AutoValidate      bool                  `json:"autoValidate"`
	DefaultWarehouse  string                `json:"defaultWarehouse"` // "" or Dartess
	PaymentTerms      usersapi.PaymentTerms `json:"paymentTerms"`
}

// Dartess is the code of the shared warehouse (rulings, Values and labels).
const Dartess = "dartess"

// Buying are the conditions of a buyer, which admins alone write.
type Buying struct {
	DiscountOnInvoice money.Rate `json:"discountOnInvoice"`
	SupplierRebate    money.Rate `json:"supplierRebate"`
}

// Agency is what a commercial agent tells of itself.
type Agency struct {
	RSAC          string   `json:"rsac"` // register of commercial agents
	SIREN         string   `json:"siren"`
	VATRegistered bool     `json:"vatRegistered"`
	Sector        []string `json:"sector"` // codes of departments
	IBANEnding    string   `json:"ibanEnding"`
}

// NewParameters is the record of who has written none yet; nil for groups
// without a record.
func NewParameters(userID int64, g auth.Group) *Parameters {
	p := &Parameters{UserID: userID, Group: g, Media: &Media{}, Version: 1}
	switch RecordKindOf(g) {
	case SupplierRecord:
		p.Franco, p.Sale = &Franco{}, &Sale{PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid}}
		p.Billed = &usersapi.Registration{VATRegime: usersapi.VATNormal}
	case BuyerRecord:
		p.Buying, p.Billed = &Buying{}, &usersapi.Registration{}
	case AgentRecord:
		p.Agency = &Agency{Sector: []string{}}
	case NoRecord:
		return nil
	}
	return p
}

// card is what others than the person and admins read: pictures, general terms
// and franco (domain 2.1).
func (p *Parameters) card() *Parameters {
	if p == nil {
		return nil
	}
	return &Parameters{UserID: p.UserID, Group: p.Group, Media: p.Media, Franco: p.Franco}
}

// SellsLike tells whether two records of one supplier hold the same francos and terms of sale.
func (p *Parameters) SellsLike(other *Parameters) bool {
	return reflect.DeepEqual(p.Franco, other.Franco) && reflect.DeepEqual(p.Sale, other.Sale)
}

// Clone gives a copy that may be changed without changing p.
func (p *Parameters) Clone() *Parameters {
	copied := *p
	copied.Media, copied.Franco, copied.Sale = cloned(p.Media), cloned(p.Franco), cloned(p.Sale)
	copied.Buying, copied.Agency, copied.Frames = cloned(p.Buying), cloned(p.Agency), slices.Clone(p.Frames)
	copied.Billed = cloned(p.Billed)
	return &copied
}

func cloned[T any](p *T) *T {
	if p == nil {
		return nil
	}
	copied := *p
	return &copied
}

// departmentPattern is the codes of the French departments: 01 to 95 with 2A
// and 2B for 20, and those overseas.
var departmentPattern = regexp.MustCompile(`^(0[1-9]|1[0-9]|2[1-9AB]|[3-8][0-9]|9[0-5]|97[12346])$`)

// DepartmentRule accepts the code of a French department.
func DepartmentRule() validate.Rule { return validate.Regex(departmentPattern) }
