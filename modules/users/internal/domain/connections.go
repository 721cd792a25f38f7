package domain

import (
	"millesime/modules/users/usersapi"
	"millesime/platform/lists"
)

// RelationQuery is a page of a reader's relations. Empty parts do not narrow.
type RelationQuery struct {
	Side     Side
	ID       int64 // of one alone
	Statuses []string
	Awaiting string // AwaitingMe or AwaitingOther: pending ones alone
	Search   string // words, each somewhere in what the reader knows of the other side

	lists.Part // its sorts are RelationSort… keys
}

// Whose answer a pending relation waits for.
const (
	AwaitingMe    = "me"
	AwaitingOther = "other"
)

// Sort keys of relations.
const (
	RelationSortInvitedAt = "invitedAt"
	RelationSortName      = "name"
	RelationSortEmail     = "email"
	RelationSortStatus    = "status"
)

// RelationSorts lists the sort keys.
func RelationSorts() []string {
	return []string{RelationSortInvitedAt, RelationSortName, RelationSortEmail, RelationSortStatus}
}

// Connection is a relation as one side finds it.
type Connection struct {
	Link

	Side  Side
	Other *usersapi.Party // nil for who invited and has no yes yet
}

// PersonalLink is a relation with the other side's name, "" until it agreed.
type PersonalLink struct {
	Link

	Other NamedPerson
}
