// Package usersevents holds the events that users publish. They carry ids, never an e-mail or a token.
package usersevents

import (
	"context"

	"millesime/platform/db"
)

// RegisteredV1 tells that a new account waits for an admin to validate it.
type RegisteredV1 struct {
	UserID int64 `json:"userId"`
}

func (RegisteredV1) Topic() string { return "users_registered_v1" }

// StatusChangedV1 tells that accounts went from one status to another at once.
type StatusChangedV1 struct {
	UserIDs []int64 `json:"userIds"`
	From    string  `json:"from"`
	To      string  `json:"to"`
}

func (StatusChangedV1) Topic() string { return "users_status_changed_v1" }

// ChangedV1 tells that a person's company, group or e-mail is another one.
type ChangedV1 struct {
	UserID int64 `json:"userId"`
}

func (ChangedV1) Topic() string { return "users_changed_v1" }

// SheetChangedV1 tells that a person's record, one of its addresses, or what of its identity ChangedV1 does not tell is another one.
type SheetChangedV1 struct {
	UserID int64 `json:"userId"`
}

func (SheetChangedV1) Topic() string { return "users_sheet_changed_v1" }

// SaleTermsChangedV1 tells that a supplier ships for free, or sells, on other terms.
type SaleTermsChangedV1 struct {
	SupplierID int64 `json:"supplierId"`
}

func (SaleTermsChangedV1) Topic() string { return "users_sale_terms_changed_v1" }

// AnonymisedV1 tells that nothing personal is left of accounts deleted long ago.
type AnonymisedV1 struct {
	UserIDs []int64 `json:"userIds"`
}

func (AnonymisedV1) Topic() string { return "users_anonymised_v1" }

// Forgetting reacts to AnonymisedV1 with what forgets these people.
func Forgetting(forget func(ctx context.Context, tx *db.Tx, userIDs []int64) error) func(context.Context, *db.Tx, AnonymisedV1) error {
	return func(ctx context.Context, tx *db.Tx, e AnonymisedV1) error { return forget(ctx, tx, e.UserIDs) }
}

// RelationInvitedV1 tells that somebody was asked into a relation, for the first time or again after a refusal.
type RelationInvitedV1 struct {
	RelationID int64 `json:"relationId"`
	InviterID  int64 `json:"inviterId"`
	InvitedID  int64 `json:"invitedId"` // 0: nobody who is to know of it has the e-mail
}

func (RelationInvitedV1) Topic() string { return "users_relation_invited_v1" }

// RelationAcceptedV1 tells that the invited accepted.
type RelationAcceptedV1 struct {
	RelationID int64 `json:"relationId"`
	InviterID  int64 `json:"inviterId"`
	ParentID   int64 `json:"parentId"`
	ChildID    int64 `json:"childId"`
}

func (RelationAcceptedV1) Topic() string { return "users_relation_accepted_v1" }

// RelationRefusedV1 tells that the invited refused. It does not name the invited, whom the inviter does not know.
type RelationRefusedV1 struct {
	RelationID int64 `json:"relationId"`
	InviterID  int64 `json:"inviterId"`
}

func (RelationRefusedV1) Topic() string { return "users_relation_refused_v1" }

// RelationState is a state of a relation.
type RelationState string

// The states.
const (
	RelationPending RelationState = "pending" // the invited has not answered
	RelationValid   RelationState = "valid"   // both sides agreed to it
)

// RelationRemovedV1 tells that an invitation was withdrawn (from pending; it names nobody else) or a relation ended.
type RelationRemovedV1 struct {
	RelationID int64         `json:"relationId"`
	ByID       int64         `json:"byId"`
	From       RelationState `json:"from"`
	ParentID   int64         `json:"parentId"`
	ChildID    int64         `json:"childId"`
}

func (RelationRemovedV1) Topic() string { return "users_relation_removed_v1" }

// RelationTermsChangedV1 tells that the parent wrote other terms; of an invitation that waits it names no child.
type RelationTermsChangedV1 struct {
	RelationID int64 `json:"relationId"`
	ParentID   int64 `json:"parentId"`
	ChildID    int64 `json:"childId"`
}

func (RelationTermsChangedV1) Topic() string { return "users_relation_terms_changed_v1" }
