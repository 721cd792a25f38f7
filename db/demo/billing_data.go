package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

type bankRow struct {
	bun.BaseModel `bun:"table:bank_details"`

	UserID    int64  `bun:",pk"`
	IBAN      string `bun:"iban"`
	BIC       string `bun:"bic"`
	ChangedAt time.Time
}

type buyerRow struct {
	bun.BaseModel `bun:"table:parameter_buyers"`

	UserID            int64 `bun:",pk"`
	ElectronicAddress string
	ContactName       string
	ContactEmail      string
	ContactPhone      string
}

// registration is how the nth supplier is registered. fournisseur@ (the first) lacks its electronic address, one lacks more, some are
// sole traders, and two that issue their invoices elsewhere charge no VAT.
func registration(n int, p *person) usersapi.Registration {
	forms := []string{"SCEA", "SARL", "SAS", "EARL", "SA"}
	capital := money.Cents(10_000_00 + n*2_500_00)
	r := usersapi.Registration{
		LegalForm: forms[n%len(forms)], Capital: &capital, RCSCity: p.billing.City, VATOnDebits: n%9 == 4, VATRegime: usersapi.VATNormal,
		ElectronicAddress: p.row.Siren,
	}
	switch {
	case n == 0:
		r.ElectronicAddress = ""
	case n == 5: // it has issued nothing here
		r.LegalForm, r.Capital, r.RCSCity = "", nil, ""
	case n%10 == 3:
		r.LegalForm, r.Capital, r.RCSCity, r.OutsideRCS = "EI", nil, "", true
	case n == 8:
		r.VATRegime = usersapi.VATFlatRate
	case n == 14:
		r.VATRegime = usersapi.VATFranchise
	}
	return r
}

// told is a supplier as invoices name it.
func (p *supplier) told() billingapi.Party {
	party := p.partyOf()
	party.Registration = p.registered
	return party
}

// writeBillingData gives suppliers accounts to be paid on, but for every seventh, and the demo accounts that buy whom to write to.
func (w *world) writeBillingData(ctx context.Context, tx *db.Tx) error {
	var banks []bankRow
	for n, s := range w.suppliers {
		if n%7 != 6 {
			banks = append(banks, bankRow{UserID: s.row.ID, IBAN: iban(s.row.ID), BIC: "DEMOFRPP", ChangedAt: w.start})
		}
	}
	if err := insert(ctx, tx, banks); err != nil {
		return err
	}
	var buyers []buyerRow
	for _, p := range w.people[:len(demoAccounts())] {
		if group := auth.Group(p.row.GroupCode); group.IsBuyer() {
			buyers = append(buyers, buyerRow{
				UserID: p.row.ID, ElectronicAddress: p.row.Siren, ContactName: "Comptabilité", ContactEmail: "comptabilite." + p.row.Email,
				ContactPhone: p.row.Phone,
			})
		}
	}
	return insert(ctx, tx, buyers)
}

// iban is a French one of a bank that does not exist.
func iban(id int64) string {
	body := fmt.Sprintf("9999900001%011d00", id)
	const modulus, decimal = 97, 10
	rest := 0
	for _, digit := range body + "1527" + "00" { // FR, and the check digits to come
		rest = (rest*decimal + int(digit-'0')) % modulus
	}
	return fmt.Sprintf("FR%02d%s", modulus+1-rest, body)
}
