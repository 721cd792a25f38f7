package subscriber

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Closing takes the products of suppliers off sale while their account is not valid.
type Closing interface {
	FollowStatuses(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// StatusChanged closes and opens the suppliers whose account changed status.
func StatusChanged(closing Closing) events.Handler {
	return events.On("catalogue_follow_statuses", func(
		ctx context.Context, tx *db.Tx, e usersevents.StatusChangedV1, _ events.Message,
	) error {
		return closing.FollowStatuses(ctx, tx, e.UserIDs)
	})
}
