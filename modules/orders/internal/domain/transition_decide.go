package domain

import (
	"errors"
	"maps"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/states"
)

// decisions are what becomes of the orders of one change, before anything is written.
type decisions struct {
	outcomes []Outcome
	moved    []Moved
	effects  map[states.Effect][]Moved
	beyond   []int64 // orders that their customer may not owe besides
}

// decide goes through the orders in the order asked for, so that the last euro goes to the first of them.
func decide(
	ids []int64, seen, current map[int64]Summary, standings map[usersapi.Pair]*Standing, by mover, c Change, now time.Time,
) *decisions {
	d := &decisions{outcomes: make([]Outcome, 0, len(ids)), effects: map[states.Effect][]Moved{}}
	for _, id := range ids {
		order, visible := current[id]
		if !visible {
			d.outcomes = append(d.outcomes, Outcome{OrderID: id, Refusal: ErrNotFound})
			continue
		}
		standing := standings[pairOf(order)]
		row, err := resolveOne(order, seen[id], standing, by, c, now)
		if err != nil {
			if errors.Is(err, ErrBeyondOutstanding) {
				d.beyond = append(d.beyond, id)
			}
			d.outcomes = append(d.outcomes, Outcome{OrderID: id, Order: order, Refusal: about(order, err)})
			continue
		}
		move := Moved{Before: order, After: order.movedTo(row.To, now), Actor: by.actor, Change: c}
		standing.Exposure += move.After.Owed() - move.Before.Owed()
		current[id] = move.After // the same order again comes too late
		d.moved = append(d.moved, move)
		for _, effect := range row.Effects {
			d.effects[effect] = append(d.effects[effect], move)
		}
		d.outcomes = append(d.outcomes, Outcome{OrderID: id, Order: move.After})
	}
	return d
}

func resolveOne(order, seen Summary, standing *Standing, by mover, c Change, now time.Time) (Transition, error) {
	if order.Status != seen.Status {
		return Transition{}, ErrMovedMeanwhile
	}
	if revision := order.Quotation.Revision; revision != seen.Quotation.Revision || c.Revision != 0 && c.Revision != revision {
		return Transition{}, ErrRevised
	}
	s := situation{order: order, now: now, sells: by.sells.have(order), standing: standing}
	row, err := s.resolve(by.role(order), c)
	if err == nil && row.Alone && by.plain {
		return Transition{}, ErrOneByOne
	}
	return row, err
}

func keys(orders map[int64]Summary) []int64 { return slices.Sorted(maps.Keys(orders)) }
