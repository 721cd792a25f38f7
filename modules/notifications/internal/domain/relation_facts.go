package domain

import "millesime/modules/users/usersevents"

// Answers to an invitation, in what people are told of it.
const (
	accepted = "accepted"
	refused  = "refused"
)

// RelationInvited tells the invited, when it has an account.
func RelationInvited(e usersevents.RelationInvitedV1) []Fact {
	return relationFact(RelationAsked, e.InviterID).to(Recipient{UserID: e.InvitedID, PartyID: e.InviterID})
}

// RelationAccepted tells the inviter who accepted.
func RelationAccepted(e usersevents.RelationAcceptedV1) []Fact {
	other := e.ParentID
	if other == e.InviterID {
		other = e.ChildID
	}
	fact := relationFact(RelationAnswer, other)
	fact.Params.To = accepted
	return fact.to(Recipient{UserID: e.InviterID, PartyID: other})
}

// RelationRefused tells the inviter, and not by whom: it does not know more than the e-mail that it typed.
func RelationRefused(e usersevents.RelationRefusedV1) []Fact {
	fact := relationFact(RelationAnswer, 0)
	fact.Params.To = refused
	return fact.to(Recipient{UserID: e.InviterID})
}

// TermsChanged tells the child.
func TermsChanged(e usersevents.RelationTermsChangedV1) []Fact {
	return relationFact(RelationTerms, e.ParentID).to(Recipient{UserID: e.ChildID, PartyID: e.ParentID})
}

// RelationRemoved tells the other side of a relation that was valid. An invitation that is withdrawn is not told.
func RelationRemoved(e usersevents.RelationRemovedV1) []Fact {
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
	return Fact{Kind: kind, Subject: Users, SubjectID: party}
}
