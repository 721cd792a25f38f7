// Package usersevents holds the events that users publish. They carry ids, never an e-mail or a token.
package usersevents

// StatusChangedV1 tells that accounts went from one status to another at once.
type StatusChangedV1 struct {
	UserIDs []int64 `json:"userIds"`
	From    string  `json:"from"`
	To      string  `json:"to"`
}

// Topic names the event.
func (StatusChangedV1) Topic() string { return "users_status_changed_v1" }

// ChangedV1 tells that a person's company, group or e-mail is another one.
type ChangedV1 struct {
	UserID int64 `json:"userId"`
}

// Topic names the event.
func (ChangedV1) Topic() string { return "users_changed_v1" }

// AnonymisedV1 tells that nothing personal is left of accounts deleted long ago.
type AnonymisedV1 struct {
	UserIDs []int64 `json:"userIds"`
}

// Topic names the event.
func (AnonymisedV1) Topic() string { return "users_anonymised_v1" }
