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

// StatusChanged does so when accounts changed status.
func StatusChanged(index Suppliers) events.Handler {
	return events.On("catalogue_follow_statuses", func(
		_ context.Context, _ *db.Tx, _ usersevents.StatusChangedV1, _ events.Message,
	) error {
		index.SuppliersChanged()
		return nil
	})
}
