package domain

import (
	"encoding/json"
	"fmt"

	"millesime/modules/pricing/pricingevents"
)

// News is an event that people are told of.
type News struct {
	Name  string // of its handler: it never changes
	Topic string
	Read  func(payload []byte) (Happening, error)
}

// Happening is an event that was read: what must be known besides of who is told, and the facts that follow.
type Happening struct {
	Admins bool
	List   *pricingevents.PriceList // its customers and agents
	Facts  func(Known) []Fact
}

// Known is what an event does not tell itself.
type Known struct {
	By      int64   // who did it
	Admins  []int64 // where they are asked for
	Members []int64 // of the groups that a price list is for
	Agents  []int64 // of its pairs
}

// AllNews are the events that people are told of.
func AllNews() []News {
	var all []News
	for _, n := range notices {
		all = append(all, n.After...)
	}
	return all
}

type event interface{ Topic() string }

// happens is the news of events of a type.
func happens[E event](name string, read func(E) Happening) News {
	var zero E
	return News{Name: "notifications_tell_" + name, Topic: zero.Topic(), Read: func(payload []byte) (Happening, error) {
		var e E
		if err := json.Unmarshal(payload, &e); err != nil {
			return Happening{}, fmt.Errorf("decode %s: %w", zero.Topic(), err)
		}
		return read(e), nil
	}}
}

// on is news that tells itself whom it concerns.
func on[E event](name string, facts func(E) []Fact) News {
	return happens(name, func(e E) Happening { return Happening{Facts: func(Known) []Fact { return facts(e) }} })
}

// onBy is news of what somebody did.
func onBy[E event](name string, facts func(e E, by int64) []Fact) News {
	return happens(name, func(e E) Happening { return Happening{Facts: func(k Known) []Fact { return facts(e, k.By) }} })
}

// onAdmins is news that concerns the admins among others.
func onAdmins[E event](name string, facts func(e E, admins []int64) []Fact) News {
	return happens(name, func(e E) Happening {
		return Happening{Admins: true, Facts: func(k Known) []Fact { return facts(e, k.Admins) }}
	})
}

// onList is news of a price list, which concerns its customers and its agents.
func onList[E interface {
	event
	Of() pricingevents.PriceList
}](name string, facts func(e E, members, agents []int64) []Fact) News {
	return happens(name, func(e E) Happening {
		return Happening{List: new(e.Of()), Facts: func(k Known) []Fact { return facts(e, k.Members, k.Agents) }}
	})
}
