package domain

import (
	"millesime/modules/users/usersevents"
	"millesime/platform/auth"
)

// Kinds about accounts; a migration tells the first.
const (
	TermsCapped    Kind = "terms_capped"       // to the supplier: the law knows no such long term of payment
	AccountOpened  Kind = "account_opened"     // validated, or open again
	AccountChanged Kind = "account_changed"    // by somebody else
	Registered     Kind = "account_registered" // to the admins who may validate it
)

// account is that of somebody who registered.
func account() Screen { return Screen{Subject: "users", Path: "/users/{id}", Button: profile().Button} }

func accountNotices() []Notice {
	return []Notice{
		{
			Kind: TermsCapped, Groups: supplier(), Usual: shown, Leads: profile(),
			Says: say("Vos délais de paiement ont été ramenés au maximum légal : 60 jours, ou 30 jours fin de mois (article L441-10 du Code de commerce).",
				"Your payment terms were cut to the legal maximum: 60 days, or 30 days end of month (article L441-10 of the French commercial code)."),
		},
		{
			Kind: AccountOpened, Groups: auth.AllGroups(), Usual: shown, Leads: profile(),
			Says:  say("Votre compte est ouvert.", "Your account is open."),
			After: []News{on("status_changed", statusChanged)},
		},
		{
			Kind: AccountChanged, Groups: auth.AllGroups(), Usual: shown, Leads: profile(),
			Says: say("Notre équipe a modifié vos informations : vérifiez-les dans votre profil.",
				"Our team changed your details: check them in your profile."),
			Mail:  say("Vos informations ont été modifiées", "Your details were changed"),
			After: []News{onBy("person_changed", personChanged)},
		},
		{
			Kind: Registered, Groups: admins(), Usual: shown, Leads: account(), After: []News{onAdmins("registered", personRegistered)},
			Says: say("{party} s’est inscrit et attend votre validation.", "{party} has registered and waits for your validation."),
		},
	}
}

// statusChanged tells people whose account is open now; others cannot read it.
func statusChanged(e usersevents.StatusChangedV1) []Fact {
	if e.To != string(auth.Valid) {
		return nil
	}
	fact := Fact{Kind: AccountOpened, Params: Params{From: e.From, To: e.To}}
	return fact.to(about(0, e.UserIDs)...)
}

// personChanged tells a person that somebody else changed its details.
func personChanged(e usersevents.ChangedV1, by int64) []Fact {
	if by == e.UserID || by == 0 {
		return nil
	}
	return Fact{Kind: AccountChanged}.to(Recipient{UserID: e.UserID})
}

// personRegistered tells the admins that an account waits for one of them to validate it.
func personRegistered(e usersevents.RegisteredV1, admins []int64) []Fact {
	return Fact{Kind: Registered, SubjectID: e.UserID}.to(about(e.UserID, admins)...)
}
