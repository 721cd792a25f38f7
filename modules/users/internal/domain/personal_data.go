package domain

import (
	"context"
	"maps"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
)

// PersonalFile is all that is kept about one person.
type PersonalFile struct {
	At       time.Time
	Person   User
	Sessions []Family
	Links    []PersonalLink
	Trades   []Trade
	Views    []SavedView
	Notes    []Note         // that the person wrote
	About    []audit.Record // what happened to the account, newest first
	Acts     []audit.Record // what the person did, newest first
	Others   map[string]any // of other modules, by section
}

// PersonalLink is a relation with the other side's name, "" until it agreed.
type PersonalLink struct {
	Link

	Other NamedPerson
}

// Trade is when a customer last ordered from a supplier.
type Trade struct {
	SupplierID  int64
	CustomerID  int64
	LastOrderAt time.Time
}

// PersonalStore reads what the module keeps about one person.
type PersonalStore interface {
	TrailStore
	// Families reads every session that is still remembered.
	Families(ctx context.Context, userID int64) ([]Family, error)
	// LinksOf reads every relation, whichever side the person is.
	LinksOf(ctx context.Context, userID int64) ([]Link, error)
	Trades(ctx context.Context, userID int64) ([]Trade, error)
	// NotesBy reads what the person wrote.
	NotesBy(ctx context.Context, userID int64) ([]Note, error)
	SavedViews(ctx context.Context, ownerID int64, screen string) ([]SavedView, error)
	Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error)
}

// Exports collects what is kept about a person, for that person.
type Exports struct {
	store   PersonalStore
	people  *People
	sources []usersapi.PersonalData
}

// NewExports makes the use case.
func NewExports(s PersonalStore, p *People) *Exports { return &Exports{store: s, people: p} }

// Add takes another module's part; call it before requests are served.
func (e *Exports) Add(sources ...usersapi.PersonalData) { e.sources = append(e.sources, sources...) }

// Own is everything about the actor, which asks in person (domain 8.3).
func (e *Exports) Own(ctx context.Context, a auth.Actor) (PersonalFile, error) {
	file := PersonalFile{At: e.people.clock.Now(), Others: map[string]any{}}
	for _, read := range []func() error{
		func() (err error) { file.Person, err = e.people.Person(ctx, a, a.ID); return err },
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
func (e *Exports) links(ctx context.Context, userID int64) ([]PersonalLink, error) {
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
	named := make([]PersonalLink, 0, len(links))
	for _, l := range links {
		link := PersonalLink{}
		link.Link, _ = l.SeenBy(userID)
		if other := l.Other(userID); !l.HidesOther(userID) {
			link.Other = NamedPerson{ID: other, Name: parties[other].DisplayName()}
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
