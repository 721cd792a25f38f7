// Package subscriber lets price lists follow the events of people.
package subscriber

import (
	"context"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Handlers are those of all events.
func Handlers(lists *app.Keeper) []events.Handler {
	return events.InOrder("pricing_follow_relations",
		events.On("pricing_forget_customers",
			func(ctx context.Context, tx *db.Tx, removed usersevents.RelationRemovedV1, _ events.Message) error {
				return lists.ForgetCustomer(ctx, tx, removed.ByID, removed.ParentID, removed.ChildID)
			}),
	)
}
