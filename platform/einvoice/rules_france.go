package einvoice

import (
	"regexp"
	"slices"
	"strings"

	"millesime/platform/money"
)

const (
	longestNumber  = 35
	longestAddress = 125
)

var (
	siren      = regexp.MustCompile(`^\d{9}$`)
	numbered   = regexp.MustCompile(`^[A-Za-z0-9+\-_/]+$`)
	electronic = regexp.MustCompile(`^[A-Za-z0-9+\-_.]+$`)
	yearly     = regexp.MustCompile(`^20\d\d-`)
)

// isFrenchRate tells the rates of VAT that the list of France knows.
func isFrenchRate(rate money.Rate) bool {
	return slices.Contains([]money.Rate{
		0, 90, 1_05, 1_75, 2_10, 5_50, 7_00, 8_50, 9_20, 9_60, 10_00, 13_00, 19_60, 20_00, 20_60,
	}, rate)
}

// numbers are those that the document has and names.
func (i Invoice) numbers() []string {
	all := []string{i.Number}
	for _, p := range i.Preceding {
		all = append(all, p.Number)
	}
	return all
}

func (i Invoice) days() []string {
	all := []string{i.IssuedOn, i.DueOn, i.Delivery.On, i.Delivery.From, i.Delivery.To}
	for _, p := range i.Preceding {
		all = append(all, p.IssuedOn)
	}
	return slices.DeleteFunc(all, func(day string) bool { return day == "" })
}

func (i Invoice) count(subject string) int {
	n := 0
	for _, note := range i.Notes {
		if note.Subject == subject && note.Text != "" {
			n++
		}
	}
	return n
}

// treatment is to whom the document is told.
func (i Invoice) treatment() string {
	for _, note := range i.Notes {
		if note.Subject == NoteTreatment {
			return note.Text
		}
	}
	return ""
}

func every(texts []string, is func(string) bool) bool {
	return !slices.ContainsFunc(texts, func(text string) bool { return !is(text) })
}

// mentioned are what every document of France says once: of late payment, its costs, and of discount.
func mentioned() []string { return []string{NoteRecovery, NotePenalties, NoteDiscount} }

// frenchRules are those of XP Z12-012 on the head of an invoice.
func frenchRules() []rule[Invoice] {
	return slices.Concat(frenchNumbers(), frenchParties(), frenchFrames())
}

func frenchNumbers() []rule[Invoice] {
	return []rule[Invoice]{
		{
			"BR-FR-01", "number", "Un numéro de facture a 35 caractères au plus : corrigez-le.", "The number of an invoice has 35 characters at most: mend it.",
			func(i Invoice) bool {
				return every(i.numbers(), func(n string) bool { return len(n) <= longestNumber })
			},
		},
		{
			"BR-FR-02", "number", "Un numéro de facture n’a que des lettres, des chiffres et + - _ / : corrigez-le.",
			"The number of an invoice has letters, digits and + - _ / alone: mend it.",
			func(i Invoice) bool { return every(i.numbers(), numbered.MatchString) },
		},
		{
			"BR-FR-03", "issuedOn", "Les dates de la facture sont entre 2000 et 2099 : corrigez-les.", "The days of the invoice are between 2000 and 2099: mend them.",
			func(i Invoice) bool { return every(i.days(), yearly.MatchString) },
		},
		{
			"BR-FR-04", "type", "Le document est une facture (380), un avoir (381) ou une facture d’acompte (386).",
			"The document is an invoice (380), a credit note (381) or a deposit invoice (386).",
			func(i Invoice) bool {
				return slices.Contains([]string{TypeInvoice, TypeCreditNote, TypeDeposit}, i.Type)
			},
		},
		{
			"BR-FR-05", "notes", "Il manque une mention : indemnité de recouvrement (PMT), pénalités de retard (PMD) ou escompte (AAB).",
			"A mention is missing: costs of recovery (PMT), interest on late payment (PMD) or discount (AAB).",
			func(i Invoice) bool { return every(mentioned(), func(s string) bool { return i.count(s) > 0 }) },
		},
		{
			"BR-FR-06", "notes", "Les mentions PMT, PMD et AAB ne figurent qu’une fois chacune.", "The mentions PMT, PMD and AAB stand once each.",
			func(i Invoice) bool { return every(mentioned(), func(s string) bool { return i.count(s) <= 1 }) },
		},
	}
}

func frenchParties() []rule[Invoice] {
	return []rule[Invoice]{
		{
			"BR-FR-10", "seller.siren", "Renseignez le SIREN du vendeur, 9 chiffres, dans son profil.", "Fill in the seller’s SIREN, 9 digits, in its profile.",
			func(i Invoice) bool { return siren.MatchString(i.Seller.SIREN) },
		},
		{
			"BR-FR-11", "buyer.siren", "Renseignez le SIREN du client, 9 chiffres, dans son profil : il achète en tant que professionnel.",
			"Fill in the customer’s SIREN, 9 digits, in its profile: it buys as a professional.",
			func(i Invoice) bool { return i.treatment() != BetweenProfessionals || siren.MatchString(i.Buyer.SIREN) },
		},
		{
			"BR-FR-12", "buyer.electronic", "Renseignez l’adresse électronique du client, ou son SIREN, dans son profil.",
			"Fill in the customer’s electronic address, or its SIREN, in its profile.", func(i Invoice) bool { return i.Buyer.Electronic != "" },
		},
		{
			"BR-FR-13", "seller.electronic", "Renseignez l’adresse électronique du vendeur, ou son SIREN, dans son profil.",
			"Fill in the seller’s electronic address, or its SIREN, in its profile.", func(i Invoice) bool { return i.Seller.Electronic != "" },
		},
		{
			"BR-FR-20", "notes", "Le traitement de la facture est B2B, B2BINT ou B2C.", "The treatment of the invoice is B2B, B2BINT or B2C.",
			func(i Invoice) bool {
				return slices.Contains([]string{"", BetweenProfessionals, Abroad, ToIndividual}, i.treatment())
			},
		},
		{
			"BR-FR-21", "buyer.electronic", "L’adresse électronique du client commence par son SIREN : corrigez-la dans son profil.",
			"The customer’s electronic address begins with its SIREN: mend it in its profile.",
			func(i Invoice) bool {
				return i.treatment() != BetweenProfessionals ||
					i.Buyer.Scheme == SchemeFrance && strings.HasPrefix(i.Buyer.Electronic, i.Buyer.SIREN)
			},
		},
		{
			"BR-FR-23", "seller.electronic", "Une adresse électronique n’a que des lettres, des chiffres et + - _ . : corrigez celle du vendeur dans son profil.",
			"An electronic address has letters, digits and + - _ . alone: mend the seller’s in its profile.",
			func(i Invoice) bool { return isDirectory(i.Seller) },
		},
		{
			"BR-FR-23", "buyer.electronic", "Une adresse électronique n’a que des lettres, des chiffres et + - _ . : corrigez celle du client dans son profil.",
			"An electronic address has letters, digits and + - _ . alone: mend the customer’s in its profile.",
			func(i Invoice) bool { return isDirectory(i.Buyer) },
		},
		{
			"BR-FR-25", "seller.electronic", "Une adresse électronique a 125 caractères au plus : corrigez celle du vendeur dans son profil.",
			"An electronic address has 125 characters at most: mend the seller’s in its profile.",
			func(i Invoice) bool { return len(i.Seller.Electronic) <= longestAddress },
		},
		{
			"BR-FR-25", "buyer.electronic", "Une adresse électronique a 125 caractères au plus : corrigez celle du client dans son profil.",
			"An electronic address has 125 characters at most: mend the customer’s in its profile.",
			func(i Invoice) bool { return len(i.Buyer.Electronic) <= longestAddress },
		},
		{
			"BR-FR-32", "buyer.siren", "Un SIREN a 9 chiffres : corrigez celui du client dans son profil.", "A SIREN has 9 digits: mend the customer’s in its profile.",
			func(i Invoice) bool { return i.Buyer.SIREN == "" || siren.MatchString(i.Buyer.SIREN) },
		},
	}
}

// isDirectory tells an electronic address that the directory of France may hold.
func isDirectory(p Party) bool {
	return p.Electronic == "" || p.Scheme != SchemeFrance || electronic.MatchString(p.Electronic)
}

func frenchFrames() []rule[Invoice] {
	return []rule[Invoice]{
		{
			"BR-FR-08", "frame", "Le cadre de facturation est B1 (biens), B2 (déjà payée) ou B4 (après acompte).",
			"The frame of the invoice is B1 (goods), B2 (paid already) or B4 (after a deposit).",
			func(i Invoice) bool {
				return slices.Contains([]string{FrameGoods, FramePaid, FrameAfterDeposit}, i.Frame)
			},
		},
		{
			"BR-FR-CO-05", "preceding", "Un avoir cite la facture qu’il rectifie, avec sa date.", "A credit note names the invoice that it changes, with its day.",
			func(i Invoice) bool {
				return i.Type != TypeCreditNote || len(i.Preceding) > 0 &&
					!slices.ContainsFunc(i.Preceding, func(p Preceding) bool { return !isDay(p.IssuedOn) })
			},
		},
		{
			"BR-FR-CO-07", "dueOn", "L’échéance ne peut pas précéder la date de la facture : vérifiez les conditions de paiement.",
			"The invoice cannot be due before it is issued: look at the terms of payment.",
			func(i Invoice) bool {
				return i.DueOn == "" || i.Type == TypeDeposit || i.Frame == FramePaid || i.DueOn >= i.IssuedOn
			},
		},
		{
			"BR-FR-CO-08", "frame", "Une facture d’acompte ne déduit pas d’acompte.", "A deposit invoice deducts no deposit.",
			func(i Invoice) bool { return i.Frame != FrameAfterDeposit || i.Type != TypeDeposit },
		},
		{
			"BR-FR-CO-09", "totals.paid", "Une facture déjà payée l’est en entier, et dit quand : vérifiez ses règlements.",
			"An invoice that is paid already is so in full, and says when: look at its payments.",
			func(i Invoice) bool {
				return i.Frame != FramePaid || i.Totals.Paid == i.Totals.TaxIncl && i.Totals.Due == 0 && i.DueOn != ""
			},
		},
	}
}
