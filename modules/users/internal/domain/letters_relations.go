package domain

import "millesime/platform/fault"

// The letters about relations.
const (
	LetterInvitation       LetterKind = "invitation"        // to who has an account already
	LetterInvitationToJoin LetterKind = "invitation_joined" // to who has none
	LetterRelationAccepted LetterKind = "relation_accepted" // to the inviter
	LetterRelationRefused  LetterKind = "relation_refused"  // to the inviter
	LetterRelationRemoved  LetterKind = "relation_removed"  // to the other side
)

// InvitationLetter asks somebody into a relation; its link serves once.
func InvitationLetter(inviter, to User, i Invitation, token string) Letter {
	l := Letter{
		To: to.Addressee(), Kind: LetterInvitation, Path: "/network?invitation=" + token,
		Values: []any{"inviter", DisplayName(inviter.Company, inviter.FirstName, inviter.LastName), "product", productLine(i.ProductName)},
	}
	if to.ID == 0 {
		l.Kind, l.Path = LetterInvitationToJoin, "/register?invitation="+token
	}
	return l
}

// productLine is the line that names what an invitation is about; nothing when it names nothing.
func productLine(name string) fault.Text {
	if name == "" {
		return fault.Text{}
	}
	return fault.Text{FR: "À propos de : " + name, EN: "About: " + name}
}

// RelationLetter tells one side what the other did. Who was invited and refused is named as the inviter typed it.
func RelationLetter(kind LetterKind, by, to User, email string) Letter {
	return Letter{
		To: to.Addressee(), Kind: kind, Path: "/network",
		Values: []any{"name", DisplayName(by.Company, by.FirstName, by.LastName), "email", email},
	}
}

func relationLetters() map[LetterKind]letterWords {
	wishes := fault.Say("{inviter} souhaite travailler avec vous sur Millésime",
		"{inviter} would like to work with you on Millésime")
	product := fault.Same("{product}")
	nothingShared := fault.Say("Tant que vous n’avez pas accepté, aucune de vos informations n’est partagée.",
		"None of your details is shared until you accept.")
	lifetime := fault.Say("Ce lien est valable 14 jours et ne sert qu’une fois.", "This link is valid for 14 days and works once.")
	network := fault.Say("Voir mon réseau", "See my network")
	return map[LetterKind]letterWords{
		LetterInvitation: {
			subject: wishes,
			paragraphs: []fault.Text{
				fault.Say("{inviter} vous invite à travailler ensemble sur Millésime. Vous avez déjà un compte : connectez-vous pour accepter ou refuser cette invitation.",
					"{inviter} invites you to work together on Millésime. You already have an account: sign in to accept or refuse this invitation."), product,
			},
			action: fault.Say("Répondre à l’invitation", "Answer the invitation"),
			hints:  []fault.Text{lifetime, nothingShared},
		},
		LetterInvitationToJoin: {
			subject: wishes,
			paragraphs: []fault.Text{
				fault.Say("{inviter} vous invite à travailler ensemble sur Millésime, la place de marché du vin. Créez votre compte pour répondre à cette invitation.",
					"{inviter} invites you to work together on Millésime, the wine marketplace. Create your account to answer this invitation."), product,
			},
			action: fault.Say("Créer mon compte", "Create my account"),
			hints: []fault.Text{lifetime, nothingShared, fault.Say("Si vous n’attendiez pas ce message, ignorez-le : aucun compte n’est créé sans vous.",
				"If you did not expect this message, ignore it: no account is created without you.")},
			footer: fault.Say("Vous recevez ce message car un membre de Millésime a indiqué votre adresse pour vous inviter. Merci de ne pas y répondre : cette adresse n’est pas lue.",
				"You receive this message because a member of Millésime gave your address to invite you. Please do not reply: nobody reads this address."),
		},
		LetterRelationAccepted: {
			subject: fault.Say("{name} a accepté votre invitation", "{name} has accepted your invitation"),
			paragraphs: []fault.Text{fault.Say("{name} a accepté votre invitation : vous êtes maintenant connectés sur Millésime.",
				"{name} has accepted your invitation: you are now connected on Millésime.")},
			action: network,
		},
		LetterRelationRefused: {
			subject: fault.Say("Votre invitation à {email} a été refusée", "Your invitation to {email} was refused"),
			paragraphs: []fault.Text{fault.Say("Votre invitation envoyée à {email} a été refusée. Vous pourrez en envoyer une nouvelle dans 30 jours.",
				"Your invitation sent to {email} was refused. You can send another one in 30 days.")},
			action: network,
		},
		LetterRelationRemoved: {
			subject: fault.Say("{name} a mis fin à votre relation commerciale sur Millésime",
				"{name} has ended your business relation on Millésime"),
			paragraphs: []fault.Text{fault.Say("{name} a mis fin à votre relation commerciale : les conditions qui vous liaient ne s’appliquent plus aux nouvelles commandes. Les commandes en cours vont à leur terme.",
				"{name} has ended your business relation: the terms between you no longer apply to new orders. Open orders go on.")},
			action: network,
		},
	}
}
