package rest

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

func (a *API) noteEndpoints() []api.Route {
	sellers := []auth.Group{auth.Supplier, auth.CommercialAgent, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Get("user_notes.list", "/user_notes", tagPeople, sellers, "The reader's own notes about a person, the newest first", a.notes),
		api.Post("user_notes.post", "/user_notes", tagPeople, sellers, "Note something about a person", a.addNote, api.Creates),
		api.Get("user_notes.get", "/user_notes/{id}", tagPeople, sellers, "One of the reader's own notes", a.note),
		api.Patch("user_notes.patch", "/user_notes/{id}", tagPeople, sellers,
			"Change the text of a note", a.changeNote,
			api.Reads(func(ctx context.Context, in noteChangeInput) ([]any, error) {
				return api.Read(a.note(ctx, noteInput{in.ID}))
			})),
		api.Delete("user_notes.delete", "/user_notes/{id}", tagPeople, sellers, "Delete a note", a.removeNote),
	}
}

// UserNote is what its reader wrote down about a person; administrators share theirs.
type UserNote struct {
	api.Item
	User         string     `json:"user"` // whom it is about
	Author       PersonRef  `json:"author"`
	Impersonator *PersonRef `json:"impersonator"` // the admin who wrote it in the author's name
	Text         string     `json:"text"`
	CreatedAt    time.Time  `json:"createdAt"`
	UpdatedAt    time.Time  `json:"updatedAt"`
}

func noteOf(n domain.Note) UserNote {
	return UserNote{
		Item: api.NewItem("user_notes", "UserNote", n.ID), User: api.IRI(resourceUsers, n.UserID),
		Author: *personRef(&n.Author), Impersonator: personRef(n.Behind), Text: n.Text, CreatedAt: n.CreatedAt, UpdatedAt: n.UpdatedAt,
	}
}

type notesInput struct {
	api.Page

	User api.Reference `query:"user" ref:"users"`
}

// Rules of the list: it is of one person.
func (in *notesInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("user", &in.User, validate.Required)}
}

func (a *API) notes(ctx context.Context, in notesInput) (api.Collection[UserNote], error) {
	found, err := a.Notes.About(ctx, auth.Must(ctx), int64(in.User), in.Part())
	if err != nil {
		return api.Collection[UserNote]{}, err
	}
	about := api.NewCollection(in.Page, found, noteOf)
	about.IRI = fmt.Sprintf("%s?user=%d", about.IRI, in.User) // it is of one person
	return about, nil
}

func (a *API) note(ctx context.Context, in noteInput) (UserNote, error) {
	note, err := a.Notes.One(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return UserNote{}, err
	}
	return noteOf(note), nil
}

type newNoteInput struct{ Body NewNote }

// NewNote is a note to be kept.
type NewNote struct {
	User api.Reference `json:"user" ref:"users"`
	Text string        `json:"text"`
}

const maxNote = 2000 // characters

func (n *NewNote) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("user", &n.User, validate.Required),
		validate.Field("text", &n.Text, validate.Required, validate.Max(maxNote)),
	}
}

func (a *API) addNote(ctx context.Context, in newNoteInput) (UserNote, error) {
	note, err := a.Notes.Add(ctx, auth.Must(ctx), int64(in.Body.User), in.Body.Text)
	if err != nil {
		return UserNote{}, err
	}
	return noteOf(note), nil
}

type noteChangeInput struct {
	ID   int64 `path:"id"`
	Body NoteChange
}

// NoteChange is another text for a note.
type NoteChange struct {
	Text api.Field[string] `json:"text,omitzero"`
}

// Rules are those of a new note.
func (c *NoteChange) Rules() validate.Rules {
	return validate.Rules{validate.Field("text", &c.Text, validate.Required, validate.Max(maxNote))}
}

func (a *API) changeNote(ctx context.Context, in noteChangeInput) (UserNote, error) {
	note, err := a.Notes.Change(ctx, auth.Must(ctx), in.ID, in.Body.Text.Apply)
	if err != nil {
		return UserNote{}, err
	}
	return noteOf(note), nil
}

type noteInput struct {
	ID int64 `path:"id"`
}

func (a *API) removeNote(ctx context.Context, in noteInput) (api.NoContent, error) {
	return api.NoContent{}, a.Notes.Remove(ctx, auth.Must(ctx), in.ID)
}
