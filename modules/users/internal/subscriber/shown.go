// Package subscriber keeps what is shown of people and of their terms in step with what changes.
package subscriber

import (
	"millesime/modules/users/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/events"
)

// Follow lets what is shown hear of changes, before who made one is answered.
func Follow(people *app.ShownParties, terms *app.ShownTerms) events.Feed {
	begin := func() {
		people.Begin()
		terms.Begin()
	}
	return events.NewFeed("users_shown", begin,
		events.Hear(func(e usersevents.RegisteredV1) { people.Changed(e.UserID) }), // that nobody is there is remembered, too
		events.Hear(func(e usersevents.ChangedV1) { people.Changed(e.UserID) }),
		events.Hear(func(e usersevents.StatusChangedV1) { people.Changed(e.UserIDs...) }),
		events.Hear(func(e usersevents.AnonymisedV1) {
			people.Changed(e.UserIDs...)
			for _, id := range e.UserIDs {
				terms.RecordChanged(id)
			}
		}),
		events.Hear(func(e usersevents.SheetChangedV1) {
			people.Changed(e.UserID)
			terms.RecordChanged(e.UserID)
		}),
		events.Hear(func(usersevents.RelationAcceptedV1) { terms.RelationsChanged() }),
		events.Hear(func(usersevents.RelationRemovedV1) { terms.RelationsChanged() }),
		events.Hear(func(usersevents.RelationTermsChangedV1) { terms.RelationsChanged() })).AtCommit()
}
