package receipts

import (
	"context"
	"maps"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

// room is one that keeps what people did and wrote.
type room interface {
	usersapi.PersonalData
	Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// people are the rooms that keep something about people.
type people []room

// PersonalData implements usersapi.PersonalData.
func (p people) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	all := map[string]any{}
	for _, room := range p {
		kept, err := room.PersonalData(ctx, userID)
		if err != nil {
			return nil, err
		}
		maps.Copy(all, kept)
	}
	return all, nil
}

// Forget blanks what people are called and wrote; what came, left and was counted stays.
func (p people) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	for _, room := range p {
		if err := room.Forget(ctx, tx, userIDs); err != nil {
			return err
		}
	}
	return nil
}
