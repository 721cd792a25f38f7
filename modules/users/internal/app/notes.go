package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Notes keeps what is written down about people in scope.
type Notes struct{ *Sight }

// NewNotes makes them.
func NewNotes(s *Sight) *Notes { return &Notes{s} }

// About gives the actor's notes about a person, the newest first.
func (n *Notes) About(ctx context.Context, a auth.Actor, userID int64, p lists.Part) (lists.Page[domain.Note], error) {
	if err := n.inSight(ctx, a, userID); err != nil {
		return lists.Page[domain.Note]{}, err
	}
	return n.store.Notes(ctx, domain.NoteOwner(a), userID, p)
}

// Add writes a note about a person in the actor's scope.
func (n *Notes) Add(ctx context.Context, a auth.Actor, userID int64, text string) (domain.Note, error) {
	if err := n.inSight(ctx, a, userID); err != nil {
		return domain.Note{}, err
	}
	note := domain.Note{
		UserID: userID, OwnerID: domain.NoteOwner(a), Author: domain.NamedPerson{ID: a.ID}, Text: text, CreatedAt: n.clock.Now(),
	}
	note.UpdatedAt = note.CreatedAt
	if a.Impersonated() {
		note.Behind = &domain.NamedPerson{ID: a.Impersonator}
	}
	err := n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if note.ID, err = n.store.AddNote(ctx, tx, note); err != nil {
			return err
		}
		return auditNote(ctx, tx, note, "added", nil, note.Audited())
	})
	if err != nil {
		return domain.Note{}, err
	}
	return n.One(ctx, a, note.ID)
}

// Change gives the actor's note another text.
func (n *Notes) Change(ctx context.Context, a auth.Actor, id int64, change func(text *string)) (domain.Note, error) {
	note, err := n.One(ctx, a, id)
	if err != nil {
		return domain.Note{}, err
	}
	before := note.Audited()
	change(&note.Text)
	note.UpdatedAt = n.clock.Now()
	err = n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if ok, err := n.store.WriteNote(ctx, tx, note); err != nil || !ok {
			return orNoteNotFound(err)
		}
		return auditNote(ctx, tx, note, "changed", before, note.Audited())
	})
	return note, err
}

// Remove deletes the actor's note.
func (n *Notes) Remove(ctx context.Context, a auth.Actor, id int64) error {
	note, err := n.One(ctx, a, id)
	if err != nil {
		return err
	}
	return n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if ok, err := n.store.RemoveNote(ctx, tx, note.OwnerID, id); err != nil || !ok {
			return orNoteNotFound(err)
		}
		return auditNote(ctx, tx, note, "removed", note.Audited(), nil)
	})
}

// One reads the actor's note about somebody who is still in its scope.
func (n *Notes) One(ctx context.Context, a auth.Actor, id int64) (domain.Note, error) {
	note, ok, err := n.store.Note(ctx, domain.NoteOwner(a), id)
	if err != nil || !ok {
		return domain.Note{}, orNoteNotFound(err)
	}
	if n.inSight(ctx, a, note.UserID) != nil {
		return domain.Note{}, domain.ErrNoteNotFound
	}
	return note, nil
}

func (n *Notes) inSight(ctx context.Context, a auth.Actor, userID int64) error {
	_, err := n.visible(ctx, a, userID)
	return err
}

func orNoteNotFound(err error) error {
	if err == nil {
		return domain.ErrNoteNotFound
	}
	return err
}

func auditNote(ctx context.Context, tx *db.Tx, n domain.Note, what string, before, after any) error {
	return audit.Append(ctx, tx, audit.Entry{
		Action: "user_notes." + what, Subject: "user_notes", SubjectID: n.ID, Before: before, After: after,
	})
}
