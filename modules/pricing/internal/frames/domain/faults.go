package domain

import (
	"fmt"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/fault"
)

// What agreement frames refuse.
var (
	ErrFrameNotFound = fault.New("pricing.agreement_frame_not_found", fault.NotFound,
		"Cet accord-cadre est introuvable.", "This agreement frame cannot be found.")
	ErrFrameIsEnded = fault.New("pricing.agreement_frame_ended", fault.Conflict,
		"Cet accord-cadre est terminé : il ne change plus.", "This agreement frame has ended: it no longer changes.")
	ErrFrameOpenEnded = fault.New("pricing.agreement_frame_open_ended", fault.Conflict,
		"Cet accord-cadre n’a pas de dernier jour : donnez-lui-en un avant de le renouveler.",
		"This agreement frame has no last day: give it one before you renew it.")
	ErrFrameIsRenewed = fault.New("pricing.agreement_frame_renewed", fault.Conflict,
		"Cet accord-cadre est déjà renouvelé.", "This agreement frame is renewed already.")
	ErrFrameDocumentNotFound = fault.New("pricing.agreement_frame_document_not_found", fault.NotFound,
		"Ce document est introuvable.", "This document cannot be found.")
	errBuyersElsewhere = fault.New("pricing.buyers_in_other_frames", fault.Conflict,
		"Déjà dans un autre accord-cadre : {buyers}. Confirmez pour les en faire sortir.",
		"Already in another agreement frame: {buyers}. Confirm to take them out of it.")
)

// FallingTiers refuses tiers whose discount is lower than that of a smaller order, unless that was confirmed.
func (f *KeptFrame) FallingTiers() error {
	refused := append(falling("tiers", "discount", f.Tiers), falling("yearlyTiers", "rebate", f.Rebates)...)
	return fault.Check(refused)
}

// falling are refusals of tiers, in their order, that give less than the one before.
func falling(member, rate string, tiers []quote.Tier) (refused []fault.Violation) {
	for n := 1; n < len(tiers); n++ {
		if tiers[n].Rate < tiers[n-1].Rate {
			refused = append(refused, fault.At(fmt.Sprintf("%s[%d].%s", member, n, rate), "falling",
				"Ce palier accorde moins que le précédent : confirmez-le, ou corrigez-le",
				"This tier gives less than the one before: confirm it, or correct it"))
		}
	}
	return refused
}

// FramedBuyer is a buyer with the frame that it is in.
type FramedBuyer struct{ Company, Frame string }

// BuyersElsewhere refuses buyers that would leave another frame, and names it: moving them is confirmed first.
func BuyersElsewhere(buyers []FramedBuyer) error {
	names := make([]string, len(buyers))
	for i, b := range buyers {
		names[i] = fmt.Sprintf("%s (« %s »)", b.Company, b.Frame)
	}
	return errBuyersElsewhere.With("buyers", quote.Enumerate(names, len(names)))
}

// UnknownBuyer refuses a member that is no restaurant, wine merchant, hypermarket or works council.
func UnknownBuyer(n int) fault.Violation {
	return fault.At(fmt.Sprintf("buyers[%d]", n), "not_found", "Cet acheteur est introuvable", "This buyer cannot be found")
}

// HalfABottle refuses a threshold of equivalents that is no whole number.
func HalfABottle(member string, n int) fault.Violation {
	return fault.At(fmt.Sprintf("%s[%d].from", member, n), "integer",
		"Un nombre entier d’équivalents 75 cl", "A whole number of 75 cl equivalents")
}
