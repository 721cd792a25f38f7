package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
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

// NoteOwner is who reads what an actor writes.
func NoteOwner(a auth.Actor) int64 {
	if a.Group.IsAdmin() {
		return sharedByAdmins
	}
	return a.ID
}

// ErrNoteNotFound covers notes that are not there and those of others alike.
var ErrNoteNotFound = fault.New("users.note_not_found", fault.NotFound, "Cette note est introuvable.", "This note cannot be found.")

// Audited is what the trail keeps of a note: not its text, which belongs to its owner and to the person it is about.
func (n Note) Audited() any {
	return struct {
		User      int64     `json:"user"`
		UpdatedAt time.Time `json:"updatedAt"`
	}{n.UserID, n.UpdatedAt}
}
