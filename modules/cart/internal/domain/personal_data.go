package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
)

// PersonalCart is a saved cart as the file of its owner holds it.
type PersonalCart struct {
	ActingFor int64     `json:"actingFor"` // whom an admin acted for; 0 = itself
	UpdatedAt time.Time `json:"updatedAt"`
	Cart      Payload   `json:"cart"`
}

// PersonalStore reads the carts that one person saved.
type PersonalStore interface {
	CartsOf(ctx context.Context, actorID int64) ([]PersonalCart, error)
}

// PersonalData is the carts' part of a person's file.
type PersonalData struct{ store PersonalStore }

var _ usersapi.PersonalData = (*PersonalData)(nil)

// NewPersonalData makes it.
func NewPersonalData(s PersonalStore) *PersonalData { return &PersonalData{store: s} }

// PersonalData implements usersapi.PersonalData.
func (p *PersonalData) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	carts, err := p.store.CartsOf(ctx, userID)
	return map[string]any{"carts": carts}, err
}
