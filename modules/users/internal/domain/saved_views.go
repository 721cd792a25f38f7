package domain

import (
	"context"
	"errors"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// ViewCount is how many views a person has.
type ViewCount struct {
	OfScreen int
	All      int
}

// ErrViewNameTaken is the store's answer to a second view of one name.
var ErrViewNameTaken = errors.New("a view of the screen has this name")

// SavedViewStore keeps the views of people. Every method sees its owner's only.
type SavedViewStore interface {
	// SavedViews reads the views of a screen, of all screens when it is "", by name.
	SavedViews(ctx context.Context, ownerID int64, screen string) ([]SavedView, error)
	// LockSavedView reads one view; false when the owner has no such view.
	LockSavedView(ctx context.Context, tx *db.Tx, ownerID, id int64) (SavedView, bool, error)
	// CountSavedViews counts with the person locked, so that no other view comes beside.
	CountSavedViews(ctx context.Context, tx *db.Tx, ownerID int64, screen string) (ViewCount, error)
	// AddSavedView gives the id of the new view, or ErrViewNameTaken.
	AddSavedView(ctx context.Context, tx *db.Tx, v SavedView) (int64, error)
	// ChangeSavedView writes name and search, or answers ErrViewNameTaken.
	ChangeSavedView(ctx context.Context, tx *db.Tx, v SavedView) error
	// RemoveSavedView is false when the owner has no such view.
	RemoveSavedView(ctx context.Context, tx *db.Tx, ownerID, id int64) (bool, error)
}

// SavedViews keeps what people look at in lists.
type SavedViews struct {
	db    Transactor
	store SavedViewStore
	clock clock.Clock
}

// NewSavedViews makes the use cases of saved views.
func NewSavedViews(d Transactor, s SavedViewStore, c clock.Clock) *SavedViews {
	return &SavedViews{db: d, store: s, clock: c}
}

// List gives the actor's views of a screen, of all screens when it is "", by name.
func (s *SavedViews) List(ctx context.Context, a auth.Actor, screen string) ([]SavedView, error) {
	return s.store.SavedViews(ctx, viewOwner(a), screen)
}

// Add keeps a view under a name that the actor's views of the screen do not have yet.
func (s *SavedViews) Add(ctx context.Context, a auth.Actor, screen, name, search string) (SavedView, error) {
	view := SavedView{OwnerID: viewOwner(a), Screen: screen, Name: tidyName(name), Search: search, CreatedAt: s.clock.Now()}
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		count, err := s.store.CountSavedViews(ctx, tx, view.OwnerID, screen)
		switch {
		case err != nil:
			return err
		case count.OfScreen >= MaxViewsPerScreen:
			return tooManyViews(MaxViewsPerScreen)
		case count.All >= MaxViews:
			return tooManyViews(MaxViews)
		}
		view.ID, err = s.store.AddSavedView(ctx, tx, view)
		return told(err)
	})
	return view, err
}

// Change lets change write a new name or search into the actor's view.
func (s *SavedViews) Change(ctx context.Context, a auth.Actor, id int64, change func(*SavedView)) (SavedView, error) {
	var view SavedView
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, ok, err := s.store.LockSavedView(ctx, tx, viewOwner(a), id)
		if err != nil {
			return err
		}
		if !ok {
			return ErrSavedViewNotFound
		}
		view = kept
		change(&view)
		view.Name = tidyName(view.Name)
		return told(s.store.ChangeSavedView(ctx, tx, view))
	})
	return view, err
}

// Remove deletes the actor's view.
func (s *SavedViews) Remove(ctx context.Context, a auth.Actor, id int64) error {
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		removed, err := s.store.RemoveSavedView(ctx, tx, viewOwner(a), id)
		if err == nil && !removed {
			return ErrSavedViewNotFound
		}
		return err
	})
}

// told gives the person the store's refusal at the field that it is about.
func told(err error) error {
	if errors.Is(err, ErrViewNameTaken) {
		return nameTaken()
	}
	return err
}
