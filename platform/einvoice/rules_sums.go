package einvoice

import "millesime/platform/money"

const (
	sumsFR = "Les montants de la facture ne concordent pas : signalez-la au support, avec son numéro."
	sumsEN = "The amounts of the invoice do not agree: tell support, with its number."
)

// sumRules are those of EN 16931 on what an invoice comes to. Nobody fills these in: one that is broken is ours.
func sumRules() []rule[Invoice] {
	return []rule[Invoice]{
		{"BR-CO-10", "totals.lines", sumsFR, sumsEN, func(i Invoice) bool {
			var sum money.Cents
			for _, l := range i.Lines {
				sum += l.Net
			}
			return sum == i.Totals.Lines
		}},
		{"BR-CO-11", "totals.allowances", sumsFR, sumsEN, func(i Invoice) bool { return i.adjusted(false) == i.Totals.Allowances }},
		{"BR-CO-12", "totals.charges", sumsFR, sumsEN, func(i Invoice) bool { return i.adjusted(true) == i.Totals.Charges }},
		{"BR-CO-13", "totals.taxExcl", sumsFR, sumsEN, func(i Invoice) bool {
			return i.Totals.TaxExcl == i.Totals.Lines-i.Totals.Allowances+i.Totals.Charges
		}},
		{"BR-CO-14", "totals.vat", sumsFR, sumsEN, func(i Invoice) bool {
			var sum money.Cents
			for _, v := range i.VAT {
				sum += v.Amount
			}
			return sum == i.Totals.VAT
		}},
		{"BR-CO-15", "totals.taxIncl", sumsFR, sumsEN, func(i Invoice) bool { return i.Totals.TaxIncl == i.Totals.TaxExcl+i.Totals.VAT }},
		{"BR-CO-16", "totals.due", sumsFR, sumsEN, func(i Invoice) bool { return i.Totals.Due == i.Totals.TaxIncl-i.Totals.Paid }},
		{"BR-CO-18", "vat", sumsFR, sumsEN, func(i Invoice) bool { return len(i.VAT) > 0 }},
	}
}

// adjusted is what is charged, or taken off.
func (i Invoice) adjusted(charge bool) money.Cents {
	var sum money.Cents
	for _, a := range i.Adjustments {
		if a.Charge == charge {
			sum += a.Amount
		}
	}
	return sum
}

// taxed is the VAT of an invoice at one rate.
type taxed struct {
	Invoice

	vat VAT
}

// base is what the lines, and what is charged and taken off at the rate, come to.
func (t taxed) base() money.Cents {
	var sum money.Cents
	for _, l := range t.Lines {
		if l.Category == t.vat.Category && l.Rate == t.vat.Rate {
			sum += l.Net
		}
	}
	for _, a := range t.Adjustments {
		switch {
		case a.Category != t.vat.Category || a.Rate != t.vat.Rate:
		case a.Charge:
			sum += a.Amount
		default:
			sum -= a.Amount
		}
	}
	return sum
}

// aEuro is what VAT may be off the base times the rate: EN 16931 lets each thing be rounded for itself, as sums of orders and prices incl.
// tax are.
const aEuro = 1_00

func (t taxed) isRounded() bool {
	off := t.vat.Amount - money.Percent(t.vat.Base, t.vat.Rate)
	return off < aEuro && off > -aEuro
}

// vatRules are those of EN 16931 on the VAT of one rate.
func vatRules() []rule[taxed] {
	is := func(category string, kept func(taxed) bool) func(taxed) bool {
		return func(t taxed) bool { return t.vat.Category != category || kept(t) }
	}
	return []rule[taxed]{
		{"BR-CO-17", "amount", sumsFR, sumsEN, taxed.isRounded},
		{
			"BR-S-05", "rate", "Le taux de TVA d’une boisson taxée est supérieur à 0 : vérifiez la fiche du produit.",
			"The VAT rate of a taxed drink is above 0: look at the product’s sheet.", is(Taxed, func(t taxed) bool { return t.vat.Rate > 0 }),
		},
		{"BR-S-08", "base", sumsFR, sumsEN, is(Taxed, func(t taxed) bool { return t.vat.Base == t.base() })},
		{"BR-S-10", "reason", sumsFR, sumsEN, is(Taxed, func(t taxed) bool { return t.vat.Reason == "" && t.vat.ReasonCode == "" })},
		{
			"BR-E-05", "rate", "Un vendeur en franchise ne facture pas de TVA : vérifiez le régime de TVA dans son profil.",
			"A seller that is exempt charges no VAT: look at the VAT regime in its profile.", is(Exempt, func(t taxed) bool { return t.vat.Rate == 0 }),
		},
		{"BR-E-08", "base", sumsFR, sumsEN, is(Exempt, func(t taxed) bool { return t.vat.Base == t.base() })},
		{
			"BR-E-09", "amount", "Un vendeur en franchise ne facture pas de TVA : vérifiez le régime de TVA dans son profil.",
			"A seller that is exempt charges no VAT: look at the VAT regime in its profile.", is(Exempt, func(t taxed) bool { return t.vat.Amount == 0 }),
		},
		{
			"BR-E-10", "reason", "Indiquez pourquoi la TVA n’est pas due : vérifiez le régime de TVA dans le profil du vendeur.",
			"Say why no VAT is due: look at the VAT regime in the seller’s profile.",
			is(Exempt, func(t taxed) bool { return t.vat.Reason != "" || t.vat.ReasonCode != "" }),
		},
		{
			"BR-FR-15", "category", "La catégorie de TVA est S (taxé) ou E (exonéré).", "The category of VAT is S (taxed) or E (exempt).",
			func(t taxed) bool { return t.vat.Category == Taxed || t.vat.Category == Exempt },
		},
		{
			"BR-FR-16", "rate", "Ce taux de TVA n’existe pas en France : vérifiez la fiche du produit.",
			"France has no such rate of VAT: look at the product’s sheet.", func(t taxed) bool { return isFrenchRate(t.vat.Rate) },
		},
	}
}
