package audit

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"millesime/platform/db"
	"millesime/platform/versions"
)

// CheckSeen refuses, with a versions.StaleError, a write by somebody who saw another version of a thing than the one there is; 0: who
// does not say which, where that is allowed. Call it under the lock of the thing.
func CheckSeen(ctx context.Context, d *db.DB, in db.Handle, thing versions.Thing, seen int64) error {
	if seen == 0 || seen == thing.Version {
		return nil
	}
	since, err := since(ctx, d, in, thing, seen)
	if err != nil {
		return err
	}
	return &versions.StaleError{Meanwhile: since, Version: thing.Version}
}

// since reads what became of a thing after a version.
func since(ctx context.Context, d *db.DB, in db.Handle, thing versions.Thing, version int64) (versions.Meanwhile, error) {
	var rows []row
	err := d.Reader(in).NewSelect().Model(&rows).Column("occurred_at", "actor_id", "impersonator_id", "before_state", "after_state").
		Where("e.thing = ? AND e.version > ?", thing.Path, version).Order("e.id").Scan(ctx)
	if err != nil {
		return versions.Meanwhile{}, fmt.Errorf("audit: read what became of %s: %w", thing.Path, err)
	}
	var told versions.Meanwhile
	touched := map[string]bool{}
	for _, r := range rows {
		told.At, told.Actor, told.Impersonator = r.OccurredAt.UTC(), r.ActorID, r.ImpersonatorID
		for _, state := range []json.RawMessage{r.BeforeState, r.AfterState} {
			var members map[string]json.RawMessage
			if len(state) == 0 {
				continue
			}
			if err := json.Unmarshal(state, &members); err != nil {
				return versions.Meanwhile{}, fmt.Errorf("audit: read an entry of %s: %w", thing.Path, err)
			}
			for name := range members {
				touched[cmp.Or(thing.Members[name], name)] = true
			}
		}
	}
	told.Members = slices.Sorted(maps.Keys(touched))
	return told, nil
}

// Same tells whether the trail would have nothing to tell of a change between two states.
func Same(before, after any) (bool, error) {
	was, is, err := states(Entry{Before: before, After: after})
	return was == nil && is == nil, err
}
