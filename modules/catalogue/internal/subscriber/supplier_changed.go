package subscriber

import (
	"context"

	"millesime/modules/users/usersevents"
	"millesime/platform/db"
	"millesime/platform/events"
)

// Suppliers are told that the names of suppliers may have changed.
type Suppliers interface{ SuppliersChanged() }

// PersonChanged has the index read the names of suppliers again when somebody's company changed.
func PersonChanged(index Suppliers) events.Handler {
	return events.On("catalogue_follow_companies", func(
		_ context.Context, _ *db.Tx, _ usersevents.ChangedV1, _ events.Message,
	) error {
		index.SuppliersChanged()
		return nil
	})
}

// Closing takes the products of suppliers off sale while their account is not valid.
type Closing interface {
	FollowStatuses(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// StatusChanged closes and opens the suppliers whose account changed status, and has their names read again.
func StatusChanged(closing Closing, index Suppliers) events.Handler {
	return events.On("catalogue_follow_statuses", func(
		ctx context.Context, tx *db.Tx, e usersevents.StatusChangedV1, _ events.Message,
	) error {
		index.SuppliersChanged()
		return closing.FollowStatuses(ctx, tx, e.UserIDs)
	})
}
