package alerts

import (
	"context"
	"time"

	"millesime/platform/db"
)

// PersonalAlert is an alert as its owner's file holds it.
type PersonalAlert struct {
	Product   string    `json:"product"`
	Reference string    `json:"reference"`
	CreatedAt time.Time `json:"createdAt"`
}

// PersonalData gives what a person waits for (usersapi.PersonalData).
func (a *Alerts) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	waiting, err := a.store.AlertsOf(ctx, userID)
	return map[string]any{"stockAlerts": waiting}, err
}

// ForgetPeople drops what people waited for.
func (a *Alerts) ForgetPeople(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return a.store.ForgetAlerts(ctx, tx, userIDs)
}
