package app

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// ProductAct is one change of one field; with Made the product was made.
type ProductAct struct {
	ID            int64 // of the entry: acts of one change share it
	At            time.Time
	Who, AsWhom   string // names; AsWhom only when an admin acted for somebody
	Made          bool
	Field         string
	Before, After json.RawMessage // JSON values, nil for nothing
}

// History reads who changed what of a product, the newest first, in pages of limit changes after the entry with the id
// after. Nobody counts them all.
func (s *Sheets) History(ctx context.Context, actor auth.Actor, id, after int64, limit int) (lists.Page[ProductAct], error) {
	if _, err := s.Get(ctx, actor, id); err != nil {
		return lists.Page[ProductAct]{}, err
	}
	records, err := audit.Find(ctx, s.db, audit.Query{Subjects: []string{edit.Subject}, SubjectID: id, After: after, Limit: limit + 1})
	if err != nil {
		return lists.Page[ProductAct]{}, err
	}
	found := lists.First(records, limit, func(last audit.Record) string { return strconv.FormatInt(last.ID, 10) })
	people := make([]int64, 0, 2*len(found.Rows))
	for _, r := range found.Rows {
		people = append(people, r.Actor, r.Impersonator)
	}
	parties, err := s.parties.Parties(ctx, people)
	if err != nil {
		return lists.Page[ProductAct]{}, err
	}
	var acts []ProductAct
	for _, r := range found.Rows {
		actor, admin := parties[r.Actor], parties[r.Impersonator]
		act := ProductAct{ID: r.ID, At: r.OccurredAt, Who: actor.DisplayName()}
		if r.Impersonator != 0 {
			act.Who, act.AsWhom = admin.PersonalName(), actor.DisplayName()
		}
		of, err := actsOf(act, r)
		if err != nil {
			return lists.Page[ProductAct]{}, err
		}
		acts = append(acts, of...)
	}
	return lists.Page[ProductAct]{Rows: acts, Total: int64(len(acts)), Capped: found.Next != "", Next: found.Next}, nil
}

// actsOf takes an entry apart into its fields.
func actsOf(act ProductAct, r audit.Record) ([]ProductAct, error) {
	if r.Before == nil {
		act.Made = true
		return []ProductAct{act}, nil
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
	var acts []ProductAct
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		one := act
		one.Field, one.Before, one.After = name, before[name], after[name]
		acts = append(acts, one)
	}
	return acts, nil
}
