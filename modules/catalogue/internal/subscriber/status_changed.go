package subscriber

import (
	"context"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// StatusChanged closes and opens the suppliers whose account changed status.
func StatusChanged(accounts *app.Accounts) events.Handler {
	return events.On("catalogue_follow_statuses", func(
		ctx context.Context, tx *db.Tx, e usersevents.StatusChangedV1, _ events.Message,
	) error {
		return accounts.FollowStatuses(ctx, tx, e.UserIDs)
	})
}
