package domain

import (
	"cmp"
	"strings"

	"millesime/modules/billing/billingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/einvoice"
	"millesime/platform/fault"
	"millesime/platform/invoice"
)

// Electronic is what was issued in the terms of EN 16931, paid on an account of its seller's. It comes to the cents that were issued.
func Electronic(i billingapi.Issued, account usersapi.BankDetails) einvoice.Invoice {
	p := i.Paper
	e := einvoice.Invoice{
		Frame: frame(i), Number: i.Number, Type: typeOf(i.Kind), IssuedOn: i.IssuedOn, Notes: notes(i),
		Reference: p.Reference, Order: p.Order.Number, Shipment: p.Shipment,
		Seller: electronicParty(p.Seller), Buyer: electronicParty(p.Buyer), Delivery: delivered(p), Preceding: preceding(i),
	}
	e.Seller.Legal = legal(p.Seller)
	if e.Seller.VATNumber == "" {
		e.Seller.TaxNumber = p.Seller.SIREN
	}
	hold := heldBy(i)
	e.Lines, e.Adjustments, e.VAT = hold.lines, hold.adjustments, hold.vat
	e.Totals = totals(e, i)
	e.DueOn = i.DueOn
	if i.Kind == KindCreditNote {
		e.DueOn, e.Terms = "", "À déduire d’un prochain règlement, ou à rembourser."
	}
	if i.Kind == KindInvoice && e.Totals.Due > 0 && account.IBAN != "" {
		e.Payment = einvoice.Payment{IBAN: account.IBAN, BIC: account.BIC, Holder: p.Seller.Company, Reference: i.Number}
	}
	return e
}

func typeOf(kind invoice.Kind) string {
	return map[invoice.Kind]string{
		KindInvoice: einvoice.TypeInvoice, KindCreditNote: einvoice.TypeCreditNote, KindDeposit: einvoice.TypeDeposit,
	}[kind]
}

func frame(i billingapi.Issued) string {
	switch {
	case i.Kind == KindDeposit:
		return einvoice.FramePaid
	case len(i.Paper.Deposits) > 0 && i.Kind == KindInvoice:
		return einvoice.FrameAfterDeposit
	case i.Kind == KindInvoice && i.Paper.Paid > 0 && i.ToPay() == 0:
		return einvoice.FramePaid
	default:
		return einvoice.FrameGoods
	}
}

// preceding are the invoices that this one takes back, or deducts.
func preceding(i billingapi.Issued) []einvoice.Preceding {
	if i.Kind == KindCreditNote {
		return []einvoice.Preceding{{Number: i.CreditOfNumber, IssuedOn: i.CreditOfIssuedOn}}
	}
	var all []einvoice.Preceding
	for _, d := range i.Paper.Deposits {
		all = append(all, einvoice.Preceding{Number: d.Number, IssuedOn: d.IssuedOn})
	}
	return all
}

// electronicParty is a side. One that told no electronic address is found by its SIREN, an individual by its e-mail address.
func electronicParty(p billingapi.Party) einvoice.Party {
	out := einvoice.Party{
		Name: p.Company, SIREN: p.SIREN, VATNumber: p.NumVAT, Address: electronicAddress(p.Address),
		Contact: p.Contact.Name, ContactPhone: p.Contact.Phone, ContactEmail: p.Contact.Email,
		Electronic: cmp.Or(p.ElectronicAddress, p.SIREN), Scheme: einvoice.SchemeFrance,
	}
	if out.Electronic == "" {
		out.Electronic, out.Scheme = p.Email, einvoice.SchemeEmail
	}
	return out
}

func electronicAddress(a usersapi.Address) einvoice.Address {
	return einvoice.Address{Line1: a.Street, Line2: a.Street2, City: a.City, Postcode: a.Postcode, Country: countryOf(a)}
}

// countryOf is that of an address; one that names none is in France.
func countryOf(a usersapi.Address) string { return cmp.Or(a.Country, usersapi.France) }

// legal is how a seller is registered (Code de commerce, R123-238).
func legal(p billingapi.Party) string {
	said := []string{p.LegalForm}
	if p.Capital != nil {
		said = append(said, "capital "+fault.Euros(*p.Capital).In("fr"))
	}
	if p.RCSCity != "" {
		said = append(said, "RCS "+p.RCSCity+" "+p.SIREN)
	}
	return strings.Join(filled(said...), ", ")
}

// delivered is where and when the goods arrived; of several parcels, the month, and the day of the last.
func delivered(p billingapi.Paper) einvoice.Delivery {
	d := einvoice.Delivery{On: p.DeliveredOn}
	if IsPostal(p.ShippingAddress) && len(p.Parts) == 0 {
		d.Name, d.Address = cmp.Or(p.ShippingAddress.Company, p.Buyer.Company), electronicAddress(p.ShippingAddress)
	}
	if p.Month != "" {
		d.From, d.To = p.Month+"-01", lastOf(p.Month)
	}
	for _, part := range p.Parts {
		d.On = max(d.On, part.DeliveredOn)
	}
	return d
}

// totals are what it comes to: what the lines and what is taken off and charged do, and what was issued.
func totals(e einvoice.Invoice, i billingapi.Issued) einvoice.Totals {
	t := einvoice.Totals{TaxExcl: i.TotalTaxExcl, TaxIncl: i.TotalTaxIncl, Paid: i.Deducted + i.Paper.Paid, Due: i.ToPay()}
	if i.Kind == KindDeposit {
		t.Paid, t.Due = i.TotalTaxIncl, 0
	}
	for _, l := range e.Lines {
		t.Lines += l.Net
	}
	for _, a := range e.Adjustments {
		if a.Charge {
			t.Charges += a.Amount
		} else {
			t.Allowances += a.Amount
		}
	}
	for _, v := range e.VAT {
		t.VAT += v.Amount
	}
	return t
}

// notes are the sentences that the law asks for under the subjects of XP Z12-012, and to whom the document is told. Those of late payment
// and discount stand in every one (BR-FR-05): where nothing can be late they say so.
func notes(i billingapi.Issued) []einvoice.Note {
	var all []einvoice.Note
	told := map[string]bool{}
	for _, m := range i.Paper.Mentions {
		subject := einvoice.NoteLegal
		switch m.Code {
		case invoice.MentionPenalties, invoice.MentionRecovery, invoice.MentionDiscount:
			subject = m.Code
		}
		told[subject] = true
		all = append(all, einvoice.Note{Subject: subject, Text: m.Text})
	}
	for _, n := range []einvoice.Note{
		{Subject: einvoice.NotePenalties, Text: "Pénalités de retard : sans objet."},
		{Subject: einvoice.NoteRecovery, Text: "Indemnité forfaitaire pour frais de recouvrement : sans objet."},
		{Subject: einvoice.NoteDiscount, Text: "Escompte : sans objet."},
	} {
		if !told[n.Subject] {
			all = append(all, n)
		}
	}
	return append(all, einvoice.Note{Subject: einvoice.NoteTreatment, Text: treatment(i)})
}

// treatment is to whom the document is told (decision 109): who has no SIREN is outside the rules between professionals, and one of another
// country is told as such.
func treatment(i billingapi.Issued) string {
	buyer := i.Paper.Buyer
	switch {
	case !(Draft{Paper: i.Paper}).OutsideB2B():
		return einvoice.BetweenProfessionals
	case buyer.Group.IsProfessional() && countryOf(buyer.Address) != usersapi.France:
		return einvoice.Abroad
	default:
		return einvoice.ToIndividual
	}
}
