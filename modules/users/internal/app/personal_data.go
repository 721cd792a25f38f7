package app

import (
	"context"
	"maps"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
)

// PersonalFile is all that is kept about one person.
type PersonalFile struct {
	At       time.Time
	Person   domain.User
	Sessions []domain.Family
	Links    []domain.PersonalLink
	Trades   []domain.Trade
	Views    []domain.SavedView
	Notes    []domain.Note  // that the person wrote
	About    []audit.Record // what happened to the account, newest first
	Acts     []audit.Record // what the person did, newest first
	Others   map[string]any // of other modules, by section
}

// Exports collects what is kept about a person, for that person.
type Exports struct {
	*People

	sources []usersapi.PersonalData
}

// NewExports makes them; each source adds what another module keeps.
func NewExports(p *People, sources []usersapi.PersonalData) *Exports {
	return &Exports{People: p, sources: sources}
}

// Own is everything about the actor, which asks in person (domain 8.3).
func (e *Exports) Own(ctx context.Context, a auth.Actor) (PersonalFile, error) {
	file := PersonalFile{At: e.clock.Now(), Others: map[string]any{}}
	for _, read := range []func() error{
		func() (err error) { file.Person, err = e.Person(ctx, a, a.ID); return err },
		func() (err error) { file.Sessions, err = e.store.Families(ctx, a.ID); return err },
		func() (err error) { file.Links, err = e.links(ctx, a.ID); return err },
		func() (err error) { file.Trades, err = e.store.Trades(ctx, a.ID); return err },
		func() (err error) { file.Views, err = e.store.SavedViews(ctx, a.ID, ""); return err },
		func() (err error) { file.Notes, err = e.store.NotesBy(ctx, a.ID); return err },
		func() (err error) {
			file.About, err = e.entries(ctx, audit.Query{Person: a.ID, Subjects: ownSubjects()})
			return err
		},
		func() (err error) { file.Acts, err = e.entries(ctx, audit.Query{Actor: a.ID}); return err },
	} {
		if err := read(); err != nil {
			return PersonalFile{}, err
		}
	}
	for _, source := range e.sources {
		sections, err := source.PersonalData(ctx, a.ID)
		if err != nil {
			return PersonalFile{}, err
		}
		maps.Copy(file.Others, sections)
	}
	return file, nil
}

// links names the other side, unless the person invited it and has no answer yet.
func (e *Exports) links(ctx context.Context, userID int64) ([]domain.PersonalLink, error) {
	links, err := e.store.LinksOf(ctx, userID)
	if err != nil {
		return nil, err
	}
	ids := make([]int64, 0, len(links))
	for _, l := range links {
		ids = append(ids, l.ParentID, l.ChildID)
	}
	parties, err := e.store.Parties(ctx, ids)
	if err != nil {
		return nil, err
	}
	named := make([]domain.PersonalLink, 0, len(links))
	for _, l := range links {
		link := domain.PersonalLink{}
		link.Link, _ = l.SeenBy(userID)
		if other := l.Other(userID); !l.HidesOther(userID) {
			link.Other = domain.NamedPerson{ID: other, Name: parties[other].DisplayName()}
		}
		named = append(named, link)
	}
	return named, nil
}

// ownSubjects are the kinds of things that are a person's own. What a parent writes of a relation is the parent's.
func ownSubjects() []string { return []string{"users", "addresses"} }

// mostEntries bounds how much of the trail a file holds.
const mostEntries = 10_000

func (e *Exports) entries(ctx context.Context, q audit.Query) ([]audit.Record, error) {
	const page = 500
	q.Limit = page
	var all []audit.Record
	for len(all) < mostEntries {
		records, err := e.store.AuditEntries(ctx, q)
		if err != nil {
			return nil, err
		}
		all = append(all, records...)
		if len(records) < page {
			break
		}
		q.After = records[page-1].ID
	}
	return all, nil
}
