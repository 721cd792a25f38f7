package rest

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

func (a *API) noteEndpoints() []api.Route {
	sellers := []auth.Group{auth.Supplier, auth.CommercialAgent, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Endpoint[notesInput, api.Collection[UserNote]]{
			ID: "user_notes.list", Method: http.MethodGet, Path: "/user_notes", Tag: tagPeople,
			Summary: "The reader's own notes about a person, the newest first", Groups: sellers, Handle: a.notes,
		}.Route(),
		api.Endpoint[newNoteInput, UserNote]{
			ID: "user_notes.post", Method: http.MethodPost, Path: "/user_notes", Tag: tagPeople,
			Summary: "Note something about a person", Groups: sellers, Success: http.StatusCreated, Handle: a.addNote,
		}.Route(),
		api.Endpoint[noteInput, UserNote]{
			ID: "user_notes.get", Method: http.MethodGet, Path: "/user_notes/{id}", Tag: tagPeople,
			Summary: "One of the reader's own notes", Groups: sellers, Handle: a.note,
		}.Route(),
		api.Endpoint[noteChangeInput, UserNote]{
			ID: "user_notes.patch", Method: http.MethodPatch, Path: "/user_notes/{id}", Tag: tagPeople,
			Summary: "Change the text of a note", Groups: sellers, Handle: a.changeNote,
			Reads: func(ctx context.Context, in noteChangeInput) ([]any, error) {
				return api.Read(a.note(ctx, noteInput{in.ID}))
			},
		}.Route(),
		api.Endpoint[noteInput, api.NoContent]{
			ID: "user_notes.delete", Method: http.MethodDelete, Path: "/user_notes/{id}", Tag: tagPeople,
			Summary: "Delete a note", Groups: sellers, Handle: a.removeNote,
		}.Route(),
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

// Rules of a new note.
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
