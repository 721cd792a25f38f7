package audit

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"millesime/platform/db"
)

// Meanwhile is what became of a thing since one of its versions, as far as the trail tells.
type Meanwhile struct {
	At                  time.Time // of the last change; zero: the trail tells of none
	Actor, Impersonator int64     // whose it was
	Members             []string  // that any of the changes touched, as the trail names them, sorted
}

// Since reads what became of a thing after a version.
func Since(ctx context.Context, d *db.DB, in db.Handle, thing string, version int64) (Meanwhile, error) {
	var rows []row
	err := d.Reader(in).NewSelect().Model(&rows).Column("occurred_at", "actor_id", "impersonator_id", "before_state", "after_state").
		Where("e.thing = ? AND e.version > ?", thing, version).Order("e.id").Scan(ctx)
	if err != nil {
		return Meanwhile{}, fmt.Errorf("audit: read what became of %s: %w", thing, err)
	}
	var since Meanwhile
	touched := map[string]bool{}
	for _, r := range rows {
		since.At, since.Actor, since.Impersonator = r.OccurredAt.UTC(), r.ActorID, r.ImpersonatorID
		for _, state := range []json.RawMessage{r.BeforeState, r.AfterState} {
			var members map[string]json.RawMessage
			if len(state) == 0 {
				continue
			}
			if err := json.Unmarshal(state, &members); err != nil {
				return Meanwhile{}, fmt.Errorf("audit: read an entry of %s: %w", thing, err)
			}
			for name := range members {
				touched[name] = true
			}
		}
	}
	since.Members = slices.Sorted(maps.Keys(touched))
	return since, nil
}

// Same tells whether the trail would have nothing to tell of a change between two states.
func Same(before, after any) (bool, error) {
	was, is, err := states(Entry{Before: before, After: after})
	return was == nil && is == nil, err
}
