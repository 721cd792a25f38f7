package domain

import (
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/fault"
)

// What its bearer is told of a promo code, besides why it lowers no price any more (pricingevents).
const (
	codeMade    = "made"
	codeChanged = "changed"
)

// CodeIsBorne tells suppliers that they bear a code, from which day.
func CodeIsBorne(e pricingevents.CodeBorneV1) []Fact {
	return codeFact(e.Code, codeMade, e.Code.From, e.BearerIDs)
}

// CodeChanged tells its bearers.
func CodeChanged(e pricingevents.CodeChangedV1) []Fact {
	return codeFact(e.Code, codeChanged, "", e.BearerIDs)
}

// CodeIsOver tells its bearers, or those that bore it.
func CodeIsOver(e pricingevents.CodeEndedV1) []Fact {
	return codeFact(e.Code, e.Why, e.Code.EndsOn, e.BearerIDs)
}

func codeFact(code pricingevents.PromoCode, state, day string, bearers []int64) []Fact {
	fact := Fact{Kind: CodeBorne, Subject: BorneCodes, SubjectID: code.CodeID, Params: Params{Number: code.Code, To: state, Until: day}}
	for _, id := range bearers {
		fact.To = append(fact.To, Recipient{UserID: id})
	}
	return []Fact{fact}
}

// codeWords tell a supplier what becomes of a code that it bears, and what to do next.
func codeWords(state string) fault.Text {
	all := map[string]fault.Text{
		codeMade: {
			FR: "Le code promo {number} est à votre charge à partir du {until} : il baisse le prix de vos vins. Vérifiez ses conditions dans votre profil, et dites-nous ce qui ne vous convient pas.",
			EN: "You bear the promo code {number} from {until}: it lowers the price of your wines. Check its conditions in your profile, and tell us what does not suit you.",
		},
		codeChanged: {
			FR: "Les conditions du code promo {number}, que vous portez, ont changé : relisez-les dans votre profil. Les commandes déjà passées gardent leur prix.",
			EN: "The conditions of the promo code {number}, which you bear, have changed: read them again in your profile. Orders already placed keep their prices.",
		},
		pricingevents.CodeStopped: {
			FR: "Le code promo {number}, que vous portez, est arrêté : il ne baisse plus vos prix. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
			EN: "The promo code {number}, which you bear, was stopped: it no longer lowers your prices. See in your profile what it cost and brought.",
		},
		pricingevents.CodePassed: {
			FR: "Le code promo {number}, que vous portez, est terminé depuis le {until}. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
			EN: "The promo code {number}, which you bear, ended on {until}. See in your profile what it cost and brought.",
		},
		pricingevents.CodeUsedUp: {
			FR: "Le code promo {number}, que vous portez, a servi autant de fois que prévu. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
			EN: "The promo code {number}, which you bear, was used as often as it may be. See in your profile what it cost and brought.",
		},
		pricingevents.CodeWithdrawn: {
			FR: "Le code promo {number} n’est plus à votre charge : vos vins n’en tiennent plus compte. Vous n’avez rien à faire.",
			EN: "You no longer bear the promo code {number}: your wines take no account of it. There is nothing for you to do.",
		},
	}
	if words, known := all[state]; known {
		return words
	}
	return all[codeChanged]
}
