package domain

import "millesime/modules/pricing/pricingevents"

// CodeBorne is the kind about promo codes.
const CodeBorne Kind = "promo_code" // it bears one, or one it bears changed or ended: to the supplier

func borneCodes() Screen {
	return Screen{"borne_promo_codes", "/profile?code={id}", say("Voir le code promo", "See the promo code")}
}

func codeNotices() []Notice {
	return []Notice{
		{
			Kind: CodeBorne, Groups: supplier(), Usual: mailed, Leads: borneCodes(),
			Says: say("Les conditions du code promo {number}, que vous portez, ont changé : relisez-les dans votre profil. Les commandes déjà passées gardent leur prix.",
				"The conditions of the promo code {number}, which you bear, have changed: read them again in your profile. Orders already placed keep their prices."),
			Mail: say("Code promo {number} : ses conditions ont changé", "Promo code {number}: its conditions changed"),
			But: []Variant{
				{
					When: now(codeMade),
					Mail: say("Vous portez le code promo {number}", "You bear the promo code {number}"),
					Says: say("Le code promo {number} est à votre charge à partir du {until} : il baisse le prix de vos vins. Vérifiez ses conditions dans votre profil, et dites-nous ce qui ne vous convient pas.",
						"You bear the promo code {number} from {until}: it lowers the price of your wines. Check its conditions in your profile, and tell us what does not suit you."),
				},
				{When: now(pricingevents.CodeStopped), Says: say("Le code promo {number}, que vous portez, est arrêté : il ne baisse plus vos prix. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
					"The promo code {number}, which you bear, was stopped: it no longer lowers your prices. See in your profile what it cost and brought.")},
				{When: now(pricingevents.CodePassed), Says: say("Le code promo {number}, que vous portez, est terminé depuis le {until}. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
					"The promo code {number}, which you bear, ended on {until}. See in your profile what it cost and brought.")},
				{When: now(pricingevents.CodeUsedUp), Says: say("Le code promo {number}, que vous portez, a servi autant de fois que prévu. Retrouvez dans votre profil ce qu’il a coûté et rapporté.",
					"The promo code {number}, which you bear, was used as often as it may be. See in your profile what it cost and brought.")},
				{When: now(pricingevents.CodeWithdrawn), Says: say("Le code promo {number} n’est plus à votre charge : vos vins n’en tiennent plus compte. Vous n’avez rien à faire.",
					"You no longer bear the promo code {number}: your wines take no account of it. There is nothing for you to do.")},
				{
					When: func(n Notification) bool { return n.Params.To != codeChanged },
					Mail: say("Code promo {number} : il n’est plus à votre charge", "Promo code {number}: you no longer bear it"),
				},
			},
			After: []News{on("code_borne", codeIsBorne), on("code_changed", codeIsChanged), on("code_ended", codeIsOver)},
		},
	}
}

// What its bearer is told of a promo code, besides why it lowers no price any more (pricingevents).
const (
	codeMade    = "made"
	codeChanged = "changed"
)

// codeIsBorne tells suppliers that they bear a code, from which day.
func codeIsBorne(e pricingevents.CodeBorneV1) []Fact {
	return codeFact(e.Code, codeMade, e.Code.From, e.BearerIDs)
}

// codeIsChanged tells its bearers.
func codeIsChanged(e pricingevents.CodeChangedV1) []Fact {
	return codeFact(e.Code, codeChanged, "", e.BearerIDs)
}

// codeIsOver tells its bearers, or those that bore it.
func codeIsOver(e pricingevents.CodeEndedV1) []Fact {
	return codeFact(e.Code, e.Why, e.Code.EndsOn, e.BearerIDs)
}

func codeFact(code pricingevents.PromoCode, state, day string, bearers []int64) []Fact {
	fact := Fact{Kind: CodeBorne, SubjectID: code.CodeID, Params: Params{Number: code.Code, To: state, Until: day}}
	return fact.to(about(0, bearers)...)
}
