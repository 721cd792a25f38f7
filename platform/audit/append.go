package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/db"
	"millesime/platform/log"
)

// Entry is one act on one thing.
type Entry struct {
	Action    string // "module.what_happened", e.g. "users.status_changed"
	Subject   string // kind of the thing, as in its path: "users"
	SubjectID int64
	// Person is whom the thing is about where it is nobody itself, OtherPerson the other side of a relation; 0 = nobody.
	Person, OtherPerson int64
	// Before and After are the thing's state, as anything that marshals to a JSON object. A nil Before is a creation, a
	// nil After a removal, both nil an act that changes nothing to be shown, such as a new password.
	Before, After any
	// Thing is what carries the Version that the act made: "carriers/chrono"; "" = nothing that has versions.
	Thing   string
	Version int64
}

type row struct {
	bun.BaseModel `bun:"table:audit_entries,alias:e"`

	ID             int64 `bun:",pk,autoincrement"`
	OccurredAt     time.Time
	ActorID        int64
	ImpersonatorID int64
	Action         string
	Subject        string
	SubjectID      int64
	PersonID       int64
	OtherPersonID  int64
	BeforeState    json.RawMessage `bun:"type:jsonb,nullzero"`
	AfterState     json.RawMessage `bun:"type:jsonb,nullzero"`
	RequestID      string
	Thing          string
	Version        int64
}

// people is the kind of the things that are people.
const people = "users"

// Append writes the entries, with one statement; actor, impersonator and request come from the context. When both
// states of an entry are given and nothing differs there is nothing to tell, and it is not written.
func Append(ctx context.Context, tx *db.Tx, entries ...Entry) error {
	rows := make([]*row, 0, len(entries))
	for _, e := range entries {
		r, err := rowOf(ctx, tx, e)
		if err != nil {
			return err
		}
		if r != nil {
			rows = append(rows, r)
		}
	}
	if len(rows) == 0 {
		return nil
	}
	if _, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
		return fmt.Errorf("audit: %s: %w", entries[0].Action, err)
	}
	return nil
}

// rowOf is the entry as it is kept; nil when nothing differs.
func rowOf(ctx context.Context, tx *db.Tx, e Entry) (*row, error) {
	if e.Action == "" || e.Subject == "" {
		return nil, fmt.Errorf("audit: an entry without action or subject: %q on %q", e.Action, e.Subject)
	}
	before, after, err := states(e)
	if err != nil {
		return nil, fmt.Errorf("audit: %s: %w", e.Action, err)
	}
	if e.Before != nil && e.After != nil && before == nil && after == nil {
		return nil, nil
	}
	r := row{
		BeforeState: before, AfterState: after, OccurredAt: tx.Now(), Action: e.Action, Subject: e.Subject, SubjectID: e.SubjectID,
		PersonID: e.Person, OtherPersonID: e.OtherPerson, RequestID: log.RequestID(ctx),
		Thing: e.Thing, Version: e.Version,
	}
	if e.Subject == people {
		r.PersonID = e.SubjectID
	}
	r.ActorID, r.ImpersonatorID = db.Origin(ctx)
	return &r, nil
}

// states are what is kept of both sides of an entry: of one alone all of it, of two what differs.
func states(e Entry) (before, after json.RawMessage, err error) {
	if e.Before == nil || e.After == nil {
		if before, err = whole(e.Before); err == nil {
			after, err = whole(e.After)
		}
		return before, after, err
	}
	was, err := members(e.Before)
	if err != nil {
		return nil, nil, err
	}
	is, err := members(e.After)
	if err != nil {
		return nil, nil, err
	}
	if was != nil && is != nil {
		if was, is = changed(was, is); len(was)+len(is) == 0 {
			return nil, nil, nil
		}
	}
	if before, err = state(was); err == nil {
		after, err = state(is)
	}
	return before, after, err
}

// whole is what is kept of a state; nothing of nil.
func whole(of any) (json.RawMessage, error) {
	if of == nil {
		return nil, nil
	}
	text, err := json.Marshal(of)
	if err != nil || harmless(text) {
		return text, err
	}
	object, err := read(text)
	if err != nil {
		return nil, err
	}
	return state(object)
}

// state is what is kept of members: nothing of nothing.
func state(of map[string]any) (json.RawMessage, error) {
	if of == nil {
		return nil, nil
	}
	kept, err := json.Marshal(presentable(of))
	return kept, db.Wrap(err, "audit")
}
