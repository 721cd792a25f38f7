package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/catalogue/internal/domain/imports"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/lists"
)

// Names are those of the people of some imports: suppliers, and who acted.
func (s *Imports) Names(ctx context.Context, found []imports.Import) (map[int64]string, error) {
	names := map[int64]string{}
	for at := range found {
		for _, id := range []int64{found[at].SupplierID, found[at].CreatedBy, found[at].Impersonator} {
			if id != 0 {
				names[id] = ""
			}
		}
	}
	people, err := s.people.Parties(ctx, slices.Sorted(maps.Keys(names)))
	for id := range people {
		names[id] = people[id].DisplayName()
	}
	for at := range found {
		if admin, ok := people[found[at].Impersonator]; ok {
			names[admin.ID] = admin.PersonalName()
		}
	}
	return names, err
}

// Import is one in the actor's scope.
func (s *Imports) Import(ctx context.Context, a auth.Actor, id int64) (imports.Import, error) {
	i, err := s.store.Import(ctx, nil, imports.ScopeOf(a), id)
	if err == nil && i.State == imports.Arriving {
		err = imports.ErrNotFound
	}
	return i, err
}

// List are those in the actor's scope, the newest first.
func (s *Imports) List(ctx context.Context, a auth.Actor, p lists.Part) (lists.Page[imports.Import], error) {
	return s.store.Imports(ctx, imports.ScopeOf(a), p)
}

// WithRows is an import that has its rows.
func (s *Imports) WithRows(ctx context.Context, a auth.Actor, id int64) (imports.Import, error) {
	i, err := s.Import(ctx, a, id)
	if err == nil && !i.RowsKept {
		err = imports.ErrRowsGone
	}
	return i, err
}

// Rows are those of an import.
func (s *Imports) Rows(
	ctx context.Context, a auth.Actor, id int64, only imports.Only, p lists.Part,
) (imports.Import, lists.Page[imports.Row], error) {
	i, err := s.WithRows(ctx, a, id)
	if err != nil {
		return i, lists.Page[imports.Row]{}, err
	}
	found, err := s.store.List(ctx, id, only, p)
	return i, found, err
}

// ErrorFile calls fn with the titles and then with each faulty row as it is now, both with a last column that says why.
func (s *Imports) ErrorFile(ctx context.Context, i *imports.Import, language string, fn func(cells []string) error) error {
	if err := fn(i.ErrorTitles(language)); err != nil {
		return err
	}
	for offset := 0; ; offset += rowsAtOnce {
		found, err := s.store.List(ctx, i.ID, imports.FaultyRows, lists.Part{Offset: offset, Limit: rowsAtOnce})
		if err != nil {
			return err
		}
		for at := range found.Rows {
			if err := fn(i.ErrorLine(&found.Rows[at], language)); err != nil {
				return err
			}
		}
		if len(found.Rows) < rowsAtOnce {
			return nil
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
}
