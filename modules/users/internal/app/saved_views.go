package app

import (
	"context"
	"errors"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// SavedViews keeps what people look at in lists.
type SavedViews struct{ *Base }

// NewSavedViews makes them.
func NewSavedViews(b *Base) *SavedViews { return &SavedViews{b} }

// List gives the actor's views of a screen, of all screens when it is "", by name.
func (s *SavedViews) List(ctx context.Context, a auth.Actor, screen string) ([]domain.SavedView, error) {
	return s.store.SavedViews(ctx, domain.ViewOwner(a), screen)
}

// Add keeps a view under a name that the actor's views of the screen do not have yet.
func (s *SavedViews) Add(ctx context.Context, a auth.Actor, screen, name, search string) (domain.SavedView, error) {
	view := domain.SavedView{
		OwnerID: domain.ViewOwner(a), Screen: screen, Name: domain.TidyName(name), Search: search, CreatedAt: s.clock.Now(),
	}
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		count, err := s.store.CountSavedViews(ctx, tx, view.OwnerID, screen)
		switch {
		case err != nil:
			return err
		case count.OfScreen >= domain.MaxViewsPerScreen:
			return domain.TooManyViews(domain.MaxViewsPerScreen)
		case count.All >= domain.MaxViews:
			return domain.TooManyViews(domain.MaxViews)
		}
		view.ID, err = s.store.AddSavedView(ctx, tx, view)
		return told(err)
	})
	return view, err
}

// Change lets change write a new name or search into the actor's view.
func (s *SavedViews) Change(ctx context.Context, a auth.Actor, id int64, change func(*domain.SavedView)) (domain.SavedView, error) {
	var view domain.SavedView
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, ok, err := s.store.LockSavedView(ctx, tx, domain.ViewOwner(a), id)
		if err != nil {
			return err
		}
		if !ok {
			return domain.ErrSavedViewNotFound
		}
		view = kept
		change(&view)
		view.Name = domain.TidyName(view.Name)
		return told(s.store.ChangeSavedView(ctx, tx, view))
	})
	return view, err
}

// Remove deletes the actor's view.
func (s *SavedViews) Remove(ctx context.Context, a auth.Actor, id int64) error {
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		removed, err := s.store.RemoveSavedView(ctx, tx, domain.ViewOwner(a), id)
		if err == nil && !removed {
			return domain.ErrSavedViewNotFound
		}
		return err
	})
}

// told gives the person the store's refusal at the field that it is about.
func told(err error) error {
	if errors.Is(err, domain.ErrViewNameTaken) {
		return domain.NameTaken()
	}
	return err
}
