package einvoice_test

import (
	"strings"
	"testing"

	"millesime/platform/einvoice"
	"millesime/platform/money"
)

// sound is six bottles at 10.00 less 5 %, with carriage of 12.00: 57.00 + 12.00 = 69.00, VAT of 20 % 13.80, together 82.80.
func sound() einvoice.Invoice {
	address := einvoice.Address{Line1: "1 rue du Port", City: "Bordeaux", Postcode: "33000", Country: "FR"}
	return einvoice.Invoice{
		Frame: einvoice.FrameGoods, Number: "FAC-S4-2026-000001", Type: einvoice.TypeInvoice, IssuedOn: "2026-11-16", DueOn: "2026-12-16",
		Notes: []einvoice.Note{
			{Subject: "PMT", Text: "40 €"}, {Subject: "PMD", Text: "BCE + 10"}, {Subject: "AAB", Text: "Pas d’escompte"}, {Subject: "BAR", Text: "B2B"},
		},
		Reference: "BC 7", Order: "CMD-2026-000001", Shipment: "EXP-1",
		Seller: einvoice.Party{
			Name: "Alpha & Fils", SIREN: "732829320", VATNumber: "FR44732829320", Address: address, Electronic: "732829320", Scheme: "0225",
		},
		Buyer:    einvoice.Party{Name: "Le Bistrot", SIREN: "404833048", Address: address, Electronic: "404833048_BAR", Scheme: "0225"},
		Delivery: einvoice.Delivery{Name: "Le Bistrot", Address: address, On: "2026-11-14", From: "2026-11-01", To: "2026-11-30"},
		Lines: []einvoice.Line{{
			ID: "1", Name: "Château Alpha 2020", Quantity: 6, Price: money.Cents(10_00).Micro(), Net: 57_00, Category: "S", Rate: 20_00,
			Allowances: []einvoice.Allowance{{Amount: 3_00, Reason: "Remise"}},
		}},
		Adjustments: []einvoice.Adjustment{{Charge: true, Amount: 12_00, Category: "S", Rate: 20_00, Reason: "Livraison", Code: "FC"}},
		VAT:         []einvoice.VAT{{Category: "S", Rate: 20_00, Base: 69_00, Amount: 13_80}},
		Totals:      einvoice.Totals{Lines: 57_00, Charges: 12_00, TaxExcl: 69_00, VAT: 13_80, TaxIncl: 82_80, Due: 82_80},
		Payment:     einvoice.Payment{IBAN: "FR76 3000 6000 0112 3456 7890 189", Reference: "FAC-S4-2026-000001"},
	}
}

// exempt is the same of a seller in franchise.
func exempt() einvoice.Invoice {
	i := sound()
	i.Seller.VATNumber, i.Seller.TaxNumber = "", i.Seller.SIREN
	i.Lines[0].Category, i.Lines[0].Rate = "E", 0
	i.Adjustments[0].Category, i.Adjustments[0].Rate = "E", 0
	i.VAT = []einvoice.VAT{{Category: "E", Base: 69_00, Reason: einvoice.ReasonFranchise, ReasonCode: einvoice.ReasonFranchiseCode}}
	i.Totals.VAT, i.Totals.TaxIncl, i.Totals.Due = 0, 69_00, 69_00
	return i
}

func codes(i einvoice.Invoice) string {
	var all []string
	for _, v := range i.Check() {
		all = append(all, v.Code)
	}
	return strings.Join(all, " ")
}

func TestWhatKeepsEveryRule(t *testing.T) {
	t.Parallel()
	abroad := sound()
	abroad.Notes[3].Text, abroad.Buyer.VATNumber, abroad.Buyer.Address.Country = einvoice.Abroad, "EL404833048", "GR"
	abroad.Buyer.SIREN, abroad.Buyer.Electronic, abroad.Buyer.Scheme = "", "a@example.test", einvoice.SchemeEmail
	individual := sound()
	individual.Notes[3].Text = einvoice.ToIndividual
	individual.Buyer.SIREN, individual.Buyer.Electronic, individual.Buyer.Scheme = "", "a@example.test", einvoice.SchemeEmail
	deposit := sound()
	deposit.Frame, deposit.Type, deposit.Totals.Paid, deposit.Totals.Due = einvoice.FramePaid, einvoice.TypeDeposit, 82_80, 0
	last := sound()
	last.Frame, last.Totals.Paid, last.Totals.Due = einvoice.FrameAfterDeposit, 80_00, 2_80
	last.Preceding = []einvoice.Preceding{{Number: "ACO-S4-2026-000001", IssuedOn: "2026-10-01"}}
	credit := sound()
	credit.Type, credit.DueOn, credit.Terms = einvoice.TypeCreditNote, "", "À déduire."
	credit.Preceding = []einvoice.Preceding{{Number: "FAC-S4-2026-000001", IssuedOn: "2026-10-01"}}
	for what, i := range map[string]einvoice.Invoice{
		"an invoice": sound(), "one that is exempt": exempt(), "an individual's": individual, "a deposit": deposit, "after a deposit": last, "a credit": credit,
		"one to another country": abroad,
	} {
		if got := codes(i); got != "" {
			t.Errorf("%s breaks %s", what, got)
		}
	}
}

// Each rule has an invoice that breaks it, and nothing but what follows of that.
func TestEachGuardRefuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		rules string // that are broken
		spoil func(i *einvoice.Invoice)
	}{
		{"BR-02 BR-FR-02", func(i *einvoice.Invoice) { i.Number = "" }},
		{"BR-03 BR-FR-03", func(i *einvoice.Invoice) { i.IssuedOn, i.DueOn = "16/11/2026", ""; i.Terms = "Comptant" }},
		{"BR-04 BR-FR-04", func(i *einvoice.Invoice) { i.Type = "" }},
		{"BR-06", func(i *einvoice.Invoice) { i.Seller.Name = "" }},
		{"BR-07", func(i *einvoice.Invoice) { i.Buyer.Name = "" }},
		{"BR-09", func(i *einvoice.Invoice) { i.Seller.Address.Country = "" }},
		{"BR-11", func(i *einvoice.Invoice) { i.Buyer.Address.Country = "France" }},
		{"BR-11", func(i *einvoice.Invoice) { i.Buyer.Address.Country = "XX" }},
		{"BR-16 BR-CO-13 BR-S-08", func(i *einvoice.Invoice) { i.Lines, i.Totals.Lines = nil, 0 }},
		{"BR-29", func(i *einvoice.Invoice) { i.Delivery.From = "2026-12-01" }},
		{"BR-55 BR-FR-02", func(i *einvoice.Invoice) { i.Preceding = []einvoice.Preceding{{IssuedOn: "2026-10-01"}} }},
		{"BR-57", func(i *einvoice.Invoice) { i.Delivery.Address.Country = "" }},
		{"BR-62", func(i *einvoice.Invoice) { i.Seller.Scheme = "" }},
		{"BR-63 BR-FR-21", func(i *einvoice.Invoice) { i.Buyer.Scheme = "" }},
		{"BR-CO-09", func(i *einvoice.Invoice) { i.Seller.VATNumber = "44732829320" }},
		{"BR-CO-09", func(i *einvoice.Invoice) { i.Buyer.VATNumber = "ZZ404833048" }},
		{"BR-CO-25", func(i *einvoice.Invoice) { i.DueOn = "" }},
		{"BR-CO-26 BR-S-02 BR-FR-10", func(i *einvoice.Invoice) { i.Seller.SIREN, i.Seller.VATNumber = "", "" }},
		{"BR-CO-10 BR-CO-13", func(i *einvoice.Invoice) { i.Totals.Lines++ }},
		{"BR-CO-11 BR-CO-13", func(i *einvoice.Invoice) { i.Totals.Allowances++ }},
		{"BR-CO-12 BR-CO-13", func(i *einvoice.Invoice) { i.Totals.Charges++ }},
		{"BR-CO-13 BR-CO-15", func(i *einvoice.Invoice) { i.Totals.TaxExcl++ }},
		{"BR-CO-14 BR-CO-15", func(i *einvoice.Invoice) { i.Totals.VAT++ }},
		{"BR-CO-15 BR-CO-16", func(i *einvoice.Invoice) { i.Totals.TaxIncl++ }},
		{"BR-CO-16", func(i *einvoice.Invoice) { i.Totals.Due++ }},
		{"BR-CO-14 BR-CO-18", func(i *einvoice.Invoice) { i.VAT = nil }},
		{"BR-CO-14 BR-CO-17", func(i *einvoice.Invoice) { i.VAT[0].Amount += 1_00 }},
		{"BR-CO-17 BR-S-05 BR-S-08", func(i *einvoice.Invoice) { i.VAT[0].Rate = 0 }},
		{"BR-S-08", func(i *einvoice.Invoice) { i.VAT[0].Base++ }},
		{"BR-S-10", func(i *einvoice.Invoice) { i.VAT[0].Reason = "Aucune" }},
		{"BR-FR-15", func(i *einvoice.Invoice) { i.VAT[0].Category = "L" }},
		{"BR-S-08 BR-FR-16", func(i *einvoice.Invoice) { i.VAT[0].Rate = 19_99 }},
		{"BR-E-02", func(i *einvoice.Invoice) { *i = exempt(); i.Seller.TaxNumber = "" }},
		{"BR-CO-17 BR-E-05 BR-E-08", func(i *einvoice.Invoice) { *i = exempt(); i.VAT[0].Rate = 5_50 }},
		{"BR-CO-14 BR-E-09", func(i *einvoice.Invoice) { *i = exempt(); i.VAT[0].Amount = 1 }},
		{"BR-E-08", func(i *einvoice.Invoice) { *i = exempt(); i.VAT[0].Base++ }},
		{"BR-E-10", func(i *einvoice.Invoice) { *i = exempt(); i.VAT[0].Reason, i.VAT[0].ReasonCode = "", "" }},
		{"BR-21", func(i *einvoice.Invoice) { i.Lines[0].ID = "" }},
		{"BR-22 PEPPOL-EN16931-R120", func(i *einvoice.Invoice) { i.Lines[0].Quantity = 0 }},
		{"BR-25", func(i *einvoice.Invoice) { i.Lines[0].Name = "" }},
		{"BR-FR-DEC-03 PEPPOL-EN16931-R120", func(i *einvoice.Invoice) { i.Lines[0].Price = 0 }},
		{"BR-42", func(i *einvoice.Invoice) { i.Lines[0].Allowances[0].Reason = "" }},
		{"PEPPOL-EN16931-R120", func(i *einvoice.Invoice) { i.Lines[0].Allowances[0].Amount++ }},
		{"BR-CO-04 BR-S-08", func(i *einvoice.Invoice) { i.Lines[0].Category = "" }},
		{"BR-CO-12 BR-31 BR-S-08", func(i *einvoice.Invoice) { i.Adjustments[0].Amount = 0 }},
		{"BR-32 BR-S-08", func(i *einvoice.Invoice) { i.Adjustments[0].Category = "" }},
		{"BR-33", func(i *einvoice.Invoice) { i.Adjustments[0].Reason, i.Adjustments[0].Code = "", "" }},
		{"BR-FR-01", func(i *einvoice.Invoice) { i.Number = strings.Repeat("1", 36) }},
		{"BR-FR-02", func(i *einvoice.Invoice) { i.Number = "FAC 1" }},
		{"BR-FR-03", func(i *einvoice.Invoice) { i.Delivery.On = "1999-12-31" }},
		{"BR-FR-04", func(i *einvoice.Invoice) { i.Type = "325" }},
		{"BR-FR-05", func(i *einvoice.Invoice) { i.Notes = i.Notes[1:] }},
		{"BR-FR-06", func(i *einvoice.Invoice) { i.Notes = append(i.Notes, i.Notes[1]) }},
		{"BR-FR-10", func(i *einvoice.Invoice) { i.Seller.SIREN = "73282932" }},
		{"BR-FR-11", func(i *einvoice.Invoice) { i.Buyer.SIREN = "" }},
		{"BR-FR-12 BR-FR-21", func(i *einvoice.Invoice) { i.Buyer.Electronic = "" }},
		{"BR-FR-13", func(i *einvoice.Invoice) { i.Seller.Electronic = "" }},
		{"BR-FR-20", func(i *einvoice.Invoice) { i.Notes[3].Text = "B2G" }},
		{"BR-FR-21", func(i *einvoice.Invoice) { i.Buyer.Electronic = "732829320" }},
		{"BR-FR-23", func(i *einvoice.Invoice) { i.Seller.Electronic = "732829320 A" }},
		{"BR-FR-23", func(i *einvoice.Invoice) { i.Buyer.Electronic = "404833048@B" }},
		{"BR-FR-25", func(i *einvoice.Invoice) { i.Seller.Electronic = strings.Repeat("1", 126) }},
		{"BR-FR-25", func(i *einvoice.Invoice) { i.Buyer.Electronic = "404833048" + strings.Repeat("1", 126) }},
		{"BR-FR-32", func(i *einvoice.Invoice) { i.Buyer.SIREN, i.Notes[3].Text = "4048", einvoice.ToIndividual }},
		{"BR-FR-08", func(i *einvoice.Invoice) { i.Frame = "S1" }},
		{"BR-FR-CO-05", func(i *einvoice.Invoice) { i.Type = einvoice.TypeCreditNote }},
		{"BR-FR-CO-07", func(i *einvoice.Invoice) { i.DueOn = "2026-11-15" }},
		{"BR-FR-CO-08", func(i *einvoice.Invoice) { i.Type, i.Frame = einvoice.TypeDeposit, einvoice.FrameAfterDeposit }},
		{"BR-FR-CO-09", func(i *einvoice.Invoice) { i.Frame = einvoice.FramePaid }},
	} {
		i := sound()
		c.spoil(&i)
		if got := codes(i); got != c.rules {
			t.Errorf("breaks %q instead of %q", got, c.rules)
		}
		for _, v := range i.Check() {
			if v.PropertyPath == "" || !strings.HasSuffix(v.Text.FR, ".") || !strings.HasSuffix(v.Text.EN, ".") || v.Text.FR == v.Text.EN {
				t.Errorf("%s says of %q: %q, %q", v.Code, v.PropertyPath, v.Text.FR, v.Text.EN)
			}
		}
	}
}

// What a party fills in names whose it is and where to fill it in.
func TestWhatPartiesFillInIsFoundByThem(t *testing.T) {
	t.Parallel()
	nobody := sound()
	nobody.Seller, nobody.Buyer, nobody.Delivery.Address = einvoice.Party{}, einvoice.Party{}, einvoice.Address{City: "Bordeaux"}
	words := map[string]string{"seller.": "vendeur", "buyer.": "client", "delivery.": "client"}
	told := 0
	for _, v := range nobody.Check() {
		for side, who := range words {
			if !strings.HasPrefix(v.PropertyPath, side) {
				continue
			}
			told++
			if !strings.Contains(v.Text.FR, who) || !strings.Contains(v.Text.FR, "profil") && !strings.Contains(v.Text.FR, "carnet d’adresses") {
				t.Errorf("%s of %s: %s", v.Code, v.PropertyPath, v.Text.FR)
			}
		}
	}
	if told < 10 {
		t.Errorf("%d rules tell of parties", told)
	}
}

// What people type is text in the file, and what they left empty is not there.
func TestLettersOfTheFile(t *testing.T) {
	t.Parallel()
	i := sound()
	i.Reference = ""
	file := string(i.CII())
	for _, said := range []string{
		"<ram:Name>Alpha &amp; Fils</ram:Name>", "<ram:GrandTotalAmount>82.80</ram:GrandTotalAmount>", "<ram:ChargeAmount>10.000000</ram:ChargeAmount>",
		`<udt:DateTimeString format="102">20261116</udt:DateTimeString>`, "<ram:IBANID>FR7630006000011234567890189</ram:IBANID>",
	} {
		if !strings.Contains(file, said) {
			t.Errorf("the file does not say %s:\n%s", said, file)
		}
	}
	if strings.Contains(file, "BuyerOrderReferencedDocument") || string(i.CII()) != file {
		t.Error("it holds what is empty, or changes")
	}
}
