package sheets

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/audit"
	"millesime/platform/auth"
)

// Act is one change of one field; with Made the product was made.
type Act struct {
	ID            int64 // of the entry: acts of one change share it
	At            time.Time
	Who, AsWhom   string // names; AsWhom only when an admin acted for somebody
	Made          bool
	Field         string
	Before, After json.RawMessage // JSON values, nil for nothing
}

// History reads who changed what of a product, the newest first, in pages of limit changes after the entry with the id
// after. next is the after of the next page, 0 on the last.
func (s *Sheets) History(ctx context.Context, actor auth.Actor, id, after int64, limit int) (acts []Act, next int64, err error) {
	if _, err := s.Get(ctx, actor, id); err != nil {
		return nil, 0, err
	}
	records, err := s.store.History(ctx, audit.Query{Subjects: []string{edit.Subject}, SubjectID: id, After: after, Limit: limit + 1})
	if err != nil {
		return nil, 0, err
	}
	if len(records) > limit {
		records = records[:limit]
		next = records[limit-1].ID
	}
	people := make([]int64, 0, 2*len(records))
	for _, r := range records {
		people = append(people, r.Actor, r.Impersonator)
	}
	parties, err := s.users.Parties(ctx, people)
	if err != nil {
		return nil, 0, err
	}
	for _, r := range records {
		actor, admin := parties[r.Actor], parties[r.Impersonator]
		act := Act{ID: r.ID, At: r.OccurredAt, Who: actor.DisplayName()}
		if r.Impersonator != 0 {
			act.Who, act.AsWhom = admin.PersonalName(), actor.DisplayName()
		}
		of, err := actsOf(act, r)
		if err != nil {
			return nil, 0, err
		}
		acts = append(acts, of...)
	}
	return acts, next, nil
}

// actsOf takes an entry apart into its fields.
func actsOf(act Act, r audit.Record) ([]Act, error) {
	if r.Before == nil {
		act.Made = true
		return []Act{act}, nil
	}
	var before, after map[string]json.RawMessage
	if err := json.Unmarshal(r.Before, &before); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(r.After, &after); err != nil {
		return nil, err
	}
	fields := map[string]bool{}
	for name := range before {
		fields[name] = true
	}
	for name := range after {
		fields[name] = true
	}
	var acts []Act
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		one := act
		one.Field, one.Before, one.After = name, before[name], after[name]
		acts = append(acts, one)
	}
	return acts, nil
}
