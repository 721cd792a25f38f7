package store

import (
	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

type supplierRow struct {
	bun.BaseModel `bun:"table:parameter_suppliers,alias:p"`

	UserID                        int64 `bun:",pk"`
	Logo                          string
	Photo                         string
	CGV                           string `bun:"cgv"`
	StoreCGV                      string `bun:"store_cgv"`
	FreeShippingFromValueCents    *money.Cents
	FreeShippingFromQuantity      *int64
	StoreFreeShippingFromValue    *money.Cents `bun:"store_free_shipping_from_value_cents"`
	StoreFreeShippingFromQuantity *int64
	MinimumOrderValueCents        money.Cents
	HandlingFeeCents              money.Cents
	AutoValidate                  bool
	DefaultWarehouse              string
	PaymentTermsKind              string
	PaymentTermsDays              int
	LegalForm                     string
	CapitalCents                  *money.Cents
	RCSCity                       string `bun:"rcs_city"`
	OutsideRCS                    bool   `bun:"outside_rcs"`
	VATOnDebits                   bool   `bun:"vat_on_debits"`
	VATRegime                     string `bun:"vat_regime"`
	ElectronicAddress             string
	Version                       int64

	HasCGV      bool `bun:",scanonly"`
	HasStoreCGV bool `bun:",scanonly"`
}

func supplierRowOf(p *domain.Parameters) *supplierRow {
	return &supplierRow{
		UserID: p.UserID, Logo: p.Media.Logo, Photo: p.Media.Photo, CGV: p.Media.CGV, StoreCGV: p.Media.StoreCGV,
		FreeShippingFromValueCents: p.Franco.Value, FreeShippingFromQuantity: p.Franco.Quantity,
		StoreFreeShippingFromValue: p.Franco.StoreValue, StoreFreeShippingFromQuantity: p.Franco.StoreQuantity,
		MinimumOrderValueCents: p.Sale.MinimumOrderValue, HandlingFeeCents: p.Sale.HandlingFee,
		AutoValidate: p.Sale.AutoValidate, DefaultWarehouse: p.Sale.DefaultWarehouse,
		PaymentTermsKind: p.Sale.PaymentTerms.Kind, PaymentTermsDays: p.Sale.PaymentTerms.Days,
		LegalForm: p.Billed.LegalForm, CapitalCents: p.Billed.Capital, RCSCity: p.Billed.RCSCity, OutsideRCS: p.Billed.OutsideRCS,
		VATOnDebits: p.Billed.VATOnDebits, VATRegime: p.Billed.VATRegime, ElectronicAddress: p.Billed.ElectronicAddress,
		Version: p.Version,
	}
}

func (r supplierRow) parameters() *domain.Parameters {
	return &domain.Parameters{
		UserID: r.UserID, Group: auth.Supplier, Version: r.Version,
		Media: &domain.Media{Logo: r.Logo, Photo: r.Photo, CGV: r.CGV, StoreCGV: r.StoreCGV},
		Franco: &domain.Franco{
			Value: r.FreeShippingFromValueCents, Quantity: r.FreeShippingFromQuantity,
			StoreValue: r.StoreFreeShippingFromValue, StoreQuantity: r.StoreFreeShippingFromQuantity,
		},
		Sale: &domain.Sale{
			MinimumOrderValue: r.MinimumOrderValueCents, HandlingFee: r.HandlingFeeCents,
			AutoValidate: r.AutoValidate, DefaultWarehouse: r.DefaultWarehouse, PaymentTerms: r.paymentTerms(),
		},
		Billed: &usersapi.Registration{
			LegalForm: r.LegalForm, Capital: r.CapitalCents, RCSCity: r.RCSCity, OutsideRCS: r.OutsideRCS, VATOnDebits: r.VATOnDebits,
			VATRegime: r.VATRegime, ElectronicAddress: r.ElectronicAddress,
		},
	}
}

func (r supplierRow) paymentTerms() usersapi.PaymentTerms {
	return usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays}
}

func (r supplierRow) conditions() usersapi.SupplierConditions {
	return usersapi.SupplierConditions{
		SupplierID:                r.UserID,
		FreeShippingFromValue:     r.FreeShippingFromValueCents,
		FreeShippingFromQuantity:  r.FreeShippingFromQuantity,
		StoreFreeShippingValue:    r.StoreFreeShippingFromValue,
		StoreFreeShippingQuantity: r.StoreFreeShippingFromQuantity,
		MinimumOrderValue:         r.MinimumOrderValueCents,
		HandlingFee:               r.HandlingFeeCents,
		AutoValidate:              r.AutoValidate,
		HasCGV:                    r.HasCGV,
		HasStoreCGV:               r.HasStoreCGV,
		PaymentTerms:              r.paymentTerms(),
	}
}

type buyerRow struct {
	bun.BaseModel `bun:"table:parameter_buyers,alias:p"`

	UserID              int64 `bun:",pk"`
	Logo                string
	Photo               string
	DiscountOnInvoiceBp money.Rate
	SupplierRebateBp    money.Rate
	ElectronicAddress   string
	ContactName         string
	ContactEmail        string
	ContactPhone        string
	Version             int64
}

func buyerRowOf(p *domain.Parameters) *buyerRow {
	return &buyerRow{
		UserID: p.UserID, Logo: p.Media.Logo, Photo: p.Media.Photo,
		DiscountOnInvoiceBp: p.Buying.DiscountOnInvoice, SupplierRebateBp: p.Buying.SupplierRebate,
		ElectronicAddress: p.Billed.ElectronicAddress, ContactName: p.Billed.Contact.Name, ContactEmail: p.Billed.Contact.Email,
		ContactPhone: p.Billed.Contact.Phone, Version: p.Version,
	}
}

func (r buyerRow) parameters(g auth.Group) *domain.Parameters {
	return &domain.Parameters{
		UserID: r.UserID, Group: g, Version: r.Version, Media: &domain.Media{Logo: r.Logo, Photo: r.Photo},
		Buying: &domain.Buying{DiscountOnInvoice: r.DiscountOnInvoiceBp, SupplierRebate: r.SupplierRebateBp},
		Billed: &usersapi.Registration{
			ElectronicAddress: r.ElectronicAddress, Contact: usersapi.Contact{Name: r.ContactName, Email: r.ContactEmail, Phone: r.ContactPhone},
		},
	}
}

type agentRow struct {
	bun.BaseModel `bun:"table:parameter_commercial_agents,alias:p"`

	UserID        int64 `bun:",pk"`
	Logo          string
	Photo         string
	Rsac          string
	Siren         string
	VatRegistered bool
	Sector        []string `bun:"type:jsonb"`
	Iban          string
	IbanEnding    string
	Version       int64
}

func agentRowOf(p *domain.Parameters) *agentRow {
	return &agentRow{
		UserID: p.UserID, Logo: p.Media.Logo, Photo: p.Media.Photo, Rsac: p.Agency.RSAC, Siren: p.Agency.SIREN,
		VatRegistered: p.Agency.VATRegistered, Sector: p.Agency.Sector, IbanEnding: p.Agency.IBANEnding,
		Version: p.Version,
	}
}

func (r agentRow) parameters() *domain.Parameters {
	return &domain.Parameters{
		UserID: r.UserID, Group: auth.CommercialAgent, Version: r.Version, Media: &domain.Media{Logo: r.Logo, Photo: r.Photo},
		Agency: &domain.Agency{
			RSAC: r.Rsac, SIREN: r.Siren, VATRegistered: r.VatRegistered, Sector: r.Sector, IBANEnding: r.IbanEnding,
		},
	}
}
