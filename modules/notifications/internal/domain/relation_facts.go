package domain

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
)

// States of a relation, in what people are told of it.
const (
	accepted = "accepted"
	refused  = "refused"
	valid    = "valid"
)

// RelationInvited tells the invited, when it has an account.
func (t *Telling) RelationInvited(ctx context.Context, tx *db.Tx, e usersevents.RelationInvitedV1, source string) error {
	fact := Fact{Kind: RelationAsked, Subject: Users, SubjectID: e.InviterID, Source: source}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.InvitedID, PartyID: e.InviterID})
}

// RelationAccepted tells the inviter who accepted.
func (t *Telling) RelationAccepted(ctx context.Context, tx *db.Tx, e usersevents.RelationAcceptedV1, source string) error {
	other := e.ParentID
	if other == e.InviterID {
		other = e.ChildID
	}
	fact := Fact{Kind: RelationAnswer, Subject: Users, SubjectID: other, Source: source, Params: Params{To: accepted}}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.InviterID, PartyID: other})
}

// RelationRefused tells the inviter, and not by whom: it does not know more than the e-mail that it typed.
func (t *Telling) RelationRefused(ctx context.Context, tx *db.Tx, e usersevents.RelationRefusedV1, source string) error {
	fact := Fact{Kind: RelationAnswer, Subject: Users, Source: source, Params: Params{To: refused}}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.InviterID})
}

// TermsChanged tells the child.
func (t *Telling) TermsChanged(ctx context.Context, tx *db.Tx, e usersevents.RelationTermsChangedV1, source string) error {
	fact := Fact{Kind: RelationTerms, Subject: Users, SubjectID: e.ParentID, Source: source}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.ChildID, PartyID: e.ParentID})
}

// RelationRemoved tells the other side of a relation that was valid. An invitation that is withdrawn is not told.
func (t *Telling) RelationRemoved(ctx context.Context, tx *db.Tx, e usersevents.RelationRemovedV1, source string) error {
	if e.From != valid {
		return nil
	}
	other := e.ParentID
	if other == e.ByID {
		other = e.ChildID
	}
	fact := Fact{Kind: RelationEnded, Subject: Users, SubjectID: e.ByID, Source: source}
	return t.Tell(ctx, tx, fact, Recipient{UserID: other, PartyID: e.ByID})
}
