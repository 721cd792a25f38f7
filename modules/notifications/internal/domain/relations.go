package domain

import "millesime/modules/users/usersevents"

// Kinds about relations and invitations.
const (
	RelationAsked  Kind = "relation_asked"  // to the invited
	RelationAnswer Kind = "relation_answer" // to the inviter
	RelationTerms  Kind = "relation_terms"  // to the child
	RelationEnded  Kind = "relation_ended"  // to the other side
)

func network() Screen { return Screen{"users", "/network", say("Voir mon réseau", "See my network")} }

func relationNotices() []Notice {
	return []Notice{
		{
			Kind: RelationAsked, Groups: everySide(), Usual: shown, Leads: network(),
			Says:  say("{party} vous invite à rejoindre son réseau.", "{party} invites you to join its network."),
			After: []News{on("relation_invited", relationInvited)},
		},
		{
			Kind: RelationAnswer, Groups: everySide(), Usual: summarised, Leads: network(),
			Says: say("Votre invitation a été refusée.", "Your invitation was refused."),
			Mail: say("Réponse à votre invitation", "An answer to your invitation"),
			But: []Variant{
				{When: now(accepted), Says: say("{party} a accepté votre invitation.", "{party} accepted your invitation.")},
			},
			After: []News{on("relation_accepted", relationAccepted), on("relation_refused", relationRefused)},
		},
		{
			Kind: RelationTerms, Groups: buyingSide(), Usual: summarised, Leads: network(),
			Says: say("{party} a modifié vos conditions : elles s’appliquent à vos prochaines commandes.",
				"{party} changed your terms: they apply to your next orders."),
			Mail:  say("Vos conditions ont été modifiées", "Your terms were changed"),
			After: []News{on("terms_changed", termsChanged)},
		},
		{
			Kind: RelationEnded, Groups: everySide(), Usual: summarised, Leads: network(),
			Says:  say("{party} a mis fin à votre relation commerciale.", "{party} ended your business relation."),
			Mail:  say("Une relation commerciale a pris fin", "A business relation has ended"),
			After: []News{on("relation_removed", relationRemoved)},
		},
	}
}

// Answers to an invitation, in what people are told of it.
const (
	accepted = "accepted"
	refused  = "refused"
)

// relationInvited tells the invited, when it has an account.
func relationInvited(e usersevents.RelationInvitedV1) []Fact {
	return relationFact(RelationAsked, e.InviterID).to(Recipient{UserID: e.InvitedID, PartyID: e.InviterID})
}

// relationAccepted tells the inviter who accepted.
func relationAccepted(e usersevents.RelationAcceptedV1) []Fact {
	other := e.ParentID
	if other == e.InviterID {
		other = e.ChildID
	}
	fact := relationFact(RelationAnswer, other)
	fact.Params.To = accepted
	return fact.to(Recipient{UserID: e.InviterID, PartyID: other})
}

// relationRefused tells the inviter, and not by whom: it does not know more than the e-mail that it typed.
func relationRefused(e usersevents.RelationRefusedV1) []Fact {
	fact := relationFact(RelationAnswer, 0)
	fact.Params.To = refused
	return fact.to(Recipient{UserID: e.InviterID})
}

// termsChanged tells the child.
func termsChanged(e usersevents.RelationTermsChangedV1) []Fact {
	return relationFact(RelationTerms, e.ParentID).to(Recipient{UserID: e.ChildID, PartyID: e.ParentID})
}

// relationRemoved tells the other side of a relation that was valid. An invitation that is withdrawn is not told.
func relationRemoved(e usersevents.RelationRemovedV1) []Fact {
	if e.From != usersevents.RelationValid {
		return nil
	}
	other := e.ParentID
	if other == e.ByID {
		other = e.ChildID
	}
	return relationFact(RelationEnded, e.ByID).to(Recipient{UserID: other, PartyID: e.ByID})
}

func relationFact(kind Kind, party int64) Fact {
	return Fact{Kind: kind, SubjectID: party}
}
