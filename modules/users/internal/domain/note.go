package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Note is what a seller or an administrator writes down about a person.
type Note struct {
	ID        int64
	UserID    int64 // whom it is about
	OwnerID   int64 // who reads it; sharedByAdmins for all administrators
	Author    NamedPerson
	Behind    *NamedPerson // the admin who wrote it in the author's name; nil = none
	Text      string
	CreatedAt time.Time
	UpdatedAt time.Time
}

// sharedByAdmins owns the notes of every administrator: they keep them together.
const sharedByAdmins = 0

func noteOwner(a auth.Actor) int64 {
	if a.Group.IsAdmin() {
		return sharedByAdmins
	}
	return a.ID
}

// ErrNoteNotFound covers notes that are not there and those of others alike.
var ErrNoteNotFound = fault.New("users.note_not_found", fault.NotFound, fault.Text{
	FR: "Cette note est introuvable.", EN: "This note cannot be found.",
})

// NoteStore keeps notes. Every method sees its owner's only.
type NoteStore interface {
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
	// Notes reads the notes about a person, the newest first, and how many there are.
	Notes(ctx context.Context, ownerID, userID int64, p lists.Part) (lists.Page[Note], error)
	// Note is false when the owner has no such note.
	Note(ctx context.Context, ownerID, id int64) (Note, bool, error)
	AddNote(ctx context.Context, tx *db.Tx, n Note) (int64, error)
	// WriteNote is false when the note is gone.
	WriteNote(ctx context.Context, tx *db.Tx, n Note) (bool, error)
	RemoveNote(ctx context.Context, tx *db.Tx, ownerID, id int64) (bool, error)
}

// Notes keeps what is written down about people in scope.
type Notes struct {
	db    Transactor
	store NoteStore
	clock clock.Clock
}

// NewNotes makes the use cases of notes.
func NewNotes(d Transactor, s NoteStore, c clock.Clock) *Notes {
	return &Notes{db: d, store: s, clock: c}
}

// About gives the actor's notes about a person, the newest first.
func (n *Notes) About(ctx context.Context, a auth.Actor, userID int64, p lists.Part) (lists.Page[Note], error) {
	if err := n.inSight(ctx, a, userID); err != nil {
		return lists.Page[Note]{}, err
	}
	return n.store.Notes(ctx, noteOwner(a), userID, p)
}

// Add writes a note about a person in the actor's scope.
func (n *Notes) Add(ctx context.Context, a auth.Actor, userID int64, text string) (Note, error) {
	if err := n.inSight(ctx, a, userID); err != nil {
		return Note{}, err
	}
	note := Note{UserID: userID, OwnerID: noteOwner(a), Author: NamedPerson{ID: a.ID}, Text: text, CreatedAt: n.clock.Now()}
	note.UpdatedAt = note.CreatedAt
	if a.Impersonated() {
		note.Behind = &NamedPerson{ID: a.Impersonator}
	}
	err := n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if note.ID, err = n.store.AddNote(ctx, tx, note); err != nil {
			return err
		}
		return note.audit(ctx, tx, "added", nil, note.audited())
	})
	if err != nil {
		return Note{}, err
	}
	return n.kept(ctx, a, note.ID)
}

// Change gives the actor's note another text.
func (n *Notes) Change(ctx context.Context, a auth.Actor, id int64, change func(text *string)) (Note, error) {
	note, err := n.kept(ctx, a, id)
	if err != nil {
		return Note{}, err
	}
	before := note.audited()
	change(&note.Text)
	note.UpdatedAt = n.clock.Now()
	err = n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if ok, err := n.store.WriteNote(ctx, tx, note); err != nil || !ok {
			return orNoteNotFound(err)
		}
		return note.audit(ctx, tx, "changed", before, note.audited())
	})
	return note, err
}

// Remove deletes the actor's note.
func (n *Notes) Remove(ctx context.Context, a auth.Actor, id int64) error {
	note, err := n.kept(ctx, a, id)
	if err != nil {
		return err
	}
	return n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if ok, err := n.store.RemoveNote(ctx, tx, note.OwnerID, id); err != nil || !ok {
			return orNoteNotFound(err)
		}
		return note.audit(ctx, tx, "removed", note.audited(), nil)
	})
}

// kept reads the actor's note about somebody who is still in its scope.
func (n *Notes) kept(ctx context.Context, a auth.Actor, id int64) (Note, error) {
	note, ok, err := n.store.Note(ctx, noteOwner(a), id)
	if err != nil || !ok {
		return Note{}, orNoteNotFound(err)
	}
	if n.inSight(ctx, a, note.UserID) != nil {
		return Note{}, ErrNoteNotFound
	}
	return note, nil
}

func (n *Notes) inSight(ctx context.Context, a auth.Actor, userID int64) error {
	_, ok, err := n.store.Visible(ctx, ScopeOf(a, n.clock.Now()), userID)
	if err == nil && !ok {
		return usersapi.ErrUserNotFound
	}
	return err
}

func orNoteNotFound(err error) error {
	if err == nil {
		return ErrNoteNotFound
	}
	return err
}

// audited is what the trail keeps of a note: not its text, which belongs to its owner and to the person it is about.
func (n Note) audited() any {
	return struct {
		User      int64     `json:"user"`
		UpdatedAt time.Time `json:"updatedAt"`
	}{n.UserID, n.UpdatedAt}
}

func (n Note) audit(ctx context.Context, tx *db.Tx, what string, before, after any) error {
	return audit.Append(ctx, tx, audit.Entry{
		Action: "user_notes." + what, Subject: "user_notes", SubjectID: n.ID, Before: before, After: after,
	})
}
