package einvoice

import (
	"regexp"
	"slices"
	"time"

	"millesime/platform/validate"
)

var vatFrom = regexp.MustCompile(`^[A-Z]{2}[0-9A-Z]`)

func isDay(day string) bool {
	_, err := time.Parse(time.DateOnly, day)
	return err == nil
}

// documentRules are those of EN 16931 on what stands at the head of an invoice.
func documentRules() []rule[Invoice] {
	return []rule[Invoice]{
		{"BR-02", "number", "Donnez un numéro à la facture.", "Give the invoice a number.", func(i Invoice) bool { return i.Number != "" }},
		{
			"BR-03", "issuedOn", "Indiquez la date d’émission de la facture.", "Give the day on which the invoice is issued.",
			func(i Invoice) bool { return isDay(i.IssuedOn) },
		},
		{"BR-04", "type", "Indiquez le type du document.", "Give the type of the document.", func(i Invoice) bool { return i.Type != "" }},
		{
			"BR-06", "seller.name", "Renseignez la raison sociale du vendeur dans son profil.", "Fill in the seller’s company name in its profile.",
			func(i Invoice) bool { return i.Seller.Name != "" },
		},
		{
			"BR-07", "buyer.name", "Renseignez le nom ou la raison sociale du client dans son profil.",
			"Fill in the customer’s name or company name in its profile.", func(i Invoice) bool { return i.Buyer.Name != "" },
		},
		{
			"BR-09", "seller.address", "Renseignez l’adresse de facturation du vendeur, avec son pays, dans son carnet d’adresses.",
			"Fill in the seller’s billing address, with its country, in its address book.",
			func(i Invoice) bool { return validate.IsCountry(i.Seller.Address.Country) },
		},
		{
			"BR-11", "buyer.address", "Renseignez l’adresse de facturation du client, avec son pays, dans son carnet d’adresses.",
			"Fill in the customer’s billing address, with its country, in its address book.",
			func(i Invoice) bool { return validate.IsCountry(i.Buyer.Address.Country) },
		},
		{
			"BR-16", "lines", "Une facture a au moins une ligne.", "An invoice has one line at least.",
			func(i Invoice) bool { return len(i.Lines) > 0 },
		},
		{
			"BR-29", "delivery.to", "La fin de la période de livraison ne peut pas précéder son début.",
			"The period of delivery cannot end before it begins.",
			func(i Invoice) bool {
				return i.Delivery.From == "" || i.Delivery.To == "" || i.Delivery.From <= i.Delivery.To
			},
		},
		{
			"BR-55", "preceding", "Indiquez le numéro de chaque facture que ce document cite.",
			"Give the number of each invoice that this document names.",
			func(i Invoice) bool {
				return !slices.ContainsFunc(i.Preceding, func(p Preceding) bool { return p.Number == "" })
			},
		},
		{
			"BR-57", "delivery.address", "Renseignez le pays de l’adresse de livraison dans le carnet d’adresses du client.",
			"Fill in the country of the delivery address in the customer’s address book.",
			func(i Invoice) bool {
				return i.Delivery.Address == (Address{}) || validate.IsCountry(i.Delivery.Address.Country)
			},
		},
		{
			"BR-62", "seller.electronic", "L’adresse électronique du vendeur a besoin d’un schéma : complétez-la dans son profil.",
			"The seller’s electronic address needs a scheme: complete it in its profile.",
			func(i Invoice) bool { return i.Seller.Electronic == "" || i.Seller.Scheme != "" },
		},
		{
			"BR-63", "buyer.electronic", "L’adresse électronique du client a besoin d’un schéma : complétez-la dans son profil.",
			"The customer’s electronic address needs a scheme: complete it in its profile.",
			func(i Invoice) bool { return i.Buyer.Electronic == "" || i.Buyer.Scheme != "" },
		},
		{
			"BR-CO-09", "seller.vatNumber", "Un n° de TVA commence par les deux lettres de son pays : corrigez celui du vendeur dans son profil.",
			"A VAT number begins with the two letters of its country: mend the seller’s in its profile.",
			func(i Invoice) bool { return isVAT(i.Seller.VATNumber) },
		},
		{
			"BR-CO-09", "buyer.vatNumber", "Un n° de TVA commence par les deux lettres de son pays : corrigez celui du client dans son profil.",
			"A VAT number begins with the two letters of its country: mend the customer’s in its profile.",
			func(i Invoice) bool { return isVAT(i.Buyer.VATNumber) },
		},
		{
			"BR-CO-25", "dueOn", "Indiquez l’échéance de la facture, ou ses conditions de paiement.", "Give the day on which the invoice is due, or its terms.",
			func(i Invoice) bool { return i.Totals.Due <= 0 || i.DueOn != "" || i.Terms != "" },
		},
		{
			"BR-CO-26", "seller.siren", "Renseignez le SIREN ou le n° de TVA du vendeur dans son profil.",
			"Fill in the seller’s SIREN or VAT number in its profile.",
			func(i Invoice) bool { return i.Seller.SIREN != "" || i.Seller.VATNumber != "" },
		},
		{
			"BR-S-02", "seller.vatNumber", "Renseignez le n° de TVA du vendeur dans son profil : sa facture porte de la TVA.",
			"Fill in the seller’s VAT number in its profile: its invoice has VAT.",
			func(i Invoice) bool { return !i.has(Taxed) || i.Seller.VATNumber != "" || i.Seller.TaxNumber != "" },
		},
		{
			"BR-E-02", "seller.vatNumber", "Renseignez le n° de TVA ou le SIREN du vendeur dans son profil.",
			"Fill in the seller’s VAT number or SIREN in its profile.",
			func(i Invoice) bool { return !i.has(Exempt) || i.Seller.VATNumber != "" || i.Seller.TaxNumber != "" },
		},
	}
}

// isVAT tells a VAT number that begins with its country; Greece and Northern Ireland have letters of their own.
func isVAT(number string) bool {
	if number == "" {
		return true
	}
	return vatFrom.MatchString(number) && (validate.IsCountry(number[:2]) || slices.Contains([]string{"EL", "XI"}, number[:2]))
}

// has tells a category of VAT among those of the invoice.
func (i Invoice) has(category string) bool {
	return slices.ContainsFunc(i.VAT, func(v VAT) bool { return v.Category == category })
}
