package demo

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type userRow struct {
	bun.BaseModel `bun:"table:users"`

	ID                                            int64 `bun:",pk"`
	Email, PasswordHash, GroupCode, Status        string
	ContactEmail                                  string
	Civility, FirstName, LastName, Company, Phone string
	Siren, Siret, Numvat, EaNumber, Birthday      string
	CompanySearch, PersonSearch, LastNameSearch   string
	StatusReason, StatusBefore                    string
	DeletedAt                                     time.Time `bun:",nullzero"`
	CreatedAt, UpdatedAt                          time.Time
}

type addressRow struct {
	bun.BaseModel `bun:"table:addresses"`

	ID          int64 `bun:",pk"`
	UserID      int64
	TypeAddress string
	Label       string
	Company     string
	Street      string
	Street2     string `bun:"street2"`
	Postcode    string
	City        string
	Country     string
	Phone       string
	IsDefault   bool // each is the only one of its type
}

type parameterRow struct {
	bun.BaseModel `bun:"table:parameter_suppliers"`

	UserID                          int64  `bun:",pk"`
	CGV                             string `bun:"cgv"`
	FreeShippingFromValueCents      *money.Cents
	FreeShippingFromQuantity        *int64
	StoreFreeShippingFromValueCents *money.Cents
	StoreFreeShippingFromQuantity   *int64
	MinimumOrderValueCents          money.Cents
	HandlingFeeCents                money.Cents
	AutoValidate                    bool
	DefaultWarehouse                string
	PaymentTermsKind                string
	PaymentTermsDays                int
	LegalForm                       string
	CapitalCents                    *money.Cents
	RCSCity                         string `bun:"rcs_city"`
	OutsideRCS                      bool   `bun:"outside_rcs"`
	VATOnDebits                     bool   `bun:"vat_on_debits"`
	VATRegime                       string `bun:"vat_regime"`
	ElectronicAddress               string
}

func newAddressRow(a usersapi.Address) addressRow {
	return addressRow{
		ID: a.ID, UserID: a.UserID, TypeAddress: a.Type, Label: a.Label, Company: a.Company, Street: a.Street,
		Street2: a.Street2, Postcode: a.Postcode, City: a.City, Country: a.Country, Phone: a.Phone, IsDefault: true,
	}
}

func (w *world) writePeople(ctx context.Context, tx *db.Tx) error {
	users := make([]userRow, 0, len(w.people))
	addresses := make([]addressRow, 0, 2*len(w.people))
	for _, p := range w.people {
		users = append(users, p.row)
		addresses = append(addresses, newAddressRow(p.billing), newAddressRow(p.shipping))
	}
	parameters := lists.Each(w.suppliers, func(s *supplier) parameterRow { return s.terms })
	return writeAll(ctx, tx, put(users), put(addresses), put(parameters), w.writeBillingData)
}
