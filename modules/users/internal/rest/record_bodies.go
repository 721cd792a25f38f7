package rest

import (
	"slices"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// Bounds of what records hold.
const (
	maxAmount      = money.Cents(1_000_000_00) // euros
	maxEquivalents = int64(1_000_000)
	maxRSAC        = 60
	maxSector      = 101 // departments
)

// SupplierRecord is what a supplier's record gets instead; what is left out
// stays, null clears.
type SupplierRecord struct {
	ID                         api.Field[api.Reference]   `json:"id,omitzero" ref:"parameter_suppliers"`
	AgreementFrames            api.Field[[]api.Reference] `json:"agreementFrames,omitzero" ref:"agreement_frames"`
	Logo                       api.Field[string]          `json:"base64ContentLogo,omitzero"`
	Photo                      api.Field[string]          `json:"base64ContentPhoto,omitzero"`
	CGV                        api.Field[string]          `json:"base64ContentCGV,omitzero"`
	StoreCGV                   api.Field[string]          `json:"base64ContentStoreCGV,omitzero"`
	FreeShippingFromValue      api.Field[money.Cents]     `json:"freeShippingFromValue,omitzero"`
	FreeShippingFromQuantity   api.Field[int64]           `json:"freeShippingFromQuantity,omitzero"`
	StoreFreeShippingFromValue api.Field[money.Cents]     `json:"storeFreeShippingFromValue,omitzero"`
	StoreFreeShippingFromQty   api.Field[int64]           `json:"storeFreeShippingFromQuantity,omitzero"`
	DefaultWarehouse           api.Field[string]          `json:"defaultWarehouse,omitzero"`
	MinimumOrderValue          api.Field[money.Cents]     `json:"minimumOrderValue,omitzero"`
	HandlingFee                api.Field[money.Cents]     `json:"handlingFee,omitzero"`
	AutoValidate               api.Field[bool]            `json:"autoValidate,omitzero"`
	PaymentTerms               api.Field[NewPaymentTerms] `json:"paymentTerms,omitzero"`
	SupplierRegistration

	Version *int64 `json:"version,omitempty"` // that was seen
}

func (b *SupplierRecord) Rules() validate.Rules {
	amount := validate.Between(0, maxAmount)
	return append(b.rules(),
		versions.Optional(&b.Version),
		validate.Field("freeShippingFromValue", &b.FreeShippingFromValue, amount),
		validate.Field("freeShippingFromQuantity", &b.FreeShippingFromQuantity, validate.Between(0, maxEquivalents)),
		validate.Field("storeFreeShippingFromValue", &b.StoreFreeShippingFromValue, amount),
		validate.Field("storeFreeShippingFromQuantity", &b.StoreFreeShippingFromQty, validate.Between(0, maxEquivalents)),
		validate.Field("defaultWarehouse", &b.DefaultWarehouse, validate.OneOf("", domain.Dartess)),
		validate.Field("minimumOrderValue", &b.MinimumOrderValue, amount),
		validate.Field("handlingFee", &b.HandlingFee, amount),
		validate.Nested("paymentTerms", sent(b.PaymentTerms), (*NewPaymentTerms).Rules),
	)
}

func (b *SupplierRecord) change() app.RecordChange {
	return app.RecordChange{
		ID: int64(b.ID.Value), Seen: api.OrZero(b.Version), Logo: sent(b.Logo), Photo: sent(b.Photo), CGV: sent(b.CGV),
		StoreCGV: sent(b.StoreCGV),
		Frames:   referred(b.AgreementFrames.Set, b.AgreementFrames.Value...), FramesPath: "agreementFrames",
		Apply: func(p *domain.Parameters) {
			nullable(b.FreeShippingFromValue, &p.Franco.Value)
			nullable(b.FreeShippingFromQuantity, &p.Franco.Quantity)
			nullable(b.StoreFreeShippingFromValue, &p.Franco.StoreValue)
			nullable(b.StoreFreeShippingFromQty, &p.Franco.StoreQuantity)
			b.DefaultWarehouse.Apply(&p.Sale.DefaultWarehouse)
			b.MinimumOrderValue.Apply(&p.Sale.MinimumOrderValue)
			b.HandlingFee.Apply(&p.Sale.HandlingFee)
			b.AutoValidate.Apply(&p.Sale.AutoValidate)
			if b.PaymentTerms.Set {
				p.Sale.PaymentTerms = b.PaymentTerms.Value.terms()
			}
			b.apply(p.Billed)
		},
	}
}

// BuyerRecord is what a buyer's record gets instead.
type BuyerRecord struct {
	ID                api.Field[api.Reference]  `json:"id,omitzero"`
	AgreementFrame    api.Field[api.Reference]  `json:"agreementFrame,omitzero" ref:"agreement_frames"`
	Logo              api.Field[string]         `json:"base64ContentLogo,omitzero"`
	Photo             api.Field[string]         `json:"base64ContentPhoto,omitzero"`
	DiscountOnInvoice api.Field[money.Rate]     `json:"discountOnInvoice,omitzero"`
	SupplierRebate    api.Field[money.Rate]     `json:"supplierRebate,omitzero"`
	ElectronicAddress api.Field[string]         `json:"electronicAddress,omitzero"`
	BillingContact    api.Field[BillingContact] `json:"billingContact,omitzero"`
	Version           *int64                    `json:"version,omitempty"` // that was seen
}

func (b *BuyerRecord) Rules() validate.Rules {
	percent := validate.Between[money.Rate](0, money.WholeRate)
	return validate.Rules{
		versions.Optional(&b.Version),
		validate.Field("discountOnInvoice", &b.DiscountOnInvoice, percent),
		validate.Field("supplierRebate", &b.SupplierRebate, percent),
		validate.Field("electronicAddress", &b.ElectronicAddress, domain.ElectronicAddressRule()),
		validate.Nested("billingContact", sent(b.BillingContact), (*BillingContact).Rules),
	}
}

func (b *BuyerRecord) change() app.RecordChange {
	return app.RecordChange{
		ID: int64(b.ID.Value), Seen: api.OrZero(b.Version), Logo: sent(b.Logo), Photo: sent(b.Photo),
		Frames: referred(b.AgreementFrame.Set, b.AgreementFrame.Value), FramesPath: "agreementFrame",
		Apply: func(p *domain.Parameters) {
			b.DiscountOnInvoice.Apply(&p.Buying.DiscountOnInvoice)
			b.SupplierRebate.Apply(&p.Buying.SupplierRebate)
			b.ElectronicAddress.Apply(&p.Billed.ElectronicAddress)
			if b.BillingContact.Set {
				p.Billed.Contact = usersapi.Contact(b.BillingContact.Value)
			}
		},
	}
}

// AgentRecord is what a commercial agent's record gets instead. The IBAN is
// written only: the record shows its ending.
type AgentRecord struct {
	ID            api.Field[api.Reference] `json:"id,omitzero" ref:"parameter_commercial_agents"`
	Logo          api.Field[string]        `json:"base64ContentLogo,omitzero"`
	Photo         api.Field[string]        `json:"base64ContentPhoto,omitzero"`
	RSAC          api.Field[string]        `json:"rsac,omitzero"`
	SIREN         api.Field[string]        `json:"siren,omitzero"`
	VATRegistered api.Field[bool]          `json:"vatRegistered,omitzero"`
	Sector        []string                 `json:"sector,omitempty"`
	IBAN          api.Field[string]        `json:"iban,omitzero"`
	Version       *int64                   `json:"version,omitempty"` // that was seen
}

func (b *AgentRecord) Rules() validate.Rules {
	return validate.Rules{
		versions.Optional(&b.Version),
		validate.Field("rsac", &b.RSAC, validate.LineRules(maxRSAC)...),
		validate.Field("siren", &b.SIREN, validate.Optional, domain.SIRENRule()),
		validate.Field("sector", &b.Sector, validate.MaxItems(maxSector)),
		validate.Every("sector", &b.Sector, domain.DepartmentRule()),
		validate.Field("iban", &b.IBAN, domain.IBANRule()),
	}
}

func (b *AgentRecord) change() app.RecordChange {
	change := app.RecordChange{
		ID: int64(b.ID.Value), Seen: api.OrZero(b.Version), Logo: sent(b.Logo), Photo: sent(b.Photo),
		Apply: func(p *domain.Parameters) {
			b.RSAC.Apply(&p.Agency.RSAC)
			b.SIREN.Apply(&p.Agency.SIREN)
			b.VATRegistered.Apply(&p.Agency.VATRegistered)
			if b.Sector != nil {
				p.Agency.Sector = slices.Compact(slices.Sorted(slices.Values(b.Sector)))
			}
		},
	}
	if iban := sent(b.IBAN); iban != nil {
		compact := domain.CompactIBAN(*iban)
		change.IBAN = &compact
	}
	return change
}

// referred are the numbers of references, ascending and each once, without those that name nothing; nil when none was sent.
func referred(isSent bool, references ...api.Reference) *[]int64 {
	if !isSent {
		return nil
	}
	numbers := []int64{}
	for _, r := range references {
		if r != 0 {
			numbers = append(numbers, int64(r))
		}
	}
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	return &numbers
}
