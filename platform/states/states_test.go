package states

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
)

// letter is a thing with states: written, perhaps sent, then read.
type letter struct{ stamped bool }

var (
	errNoSuch    = errors.New("no such transition")
	errNotYours  = errors.New("not yours")
	errUnstamped = errors.New("unstamped")
	errBack      = errors.New("never back")
)

func letters() Definition[string, string, letter] {
	return Definition[string, string, letter]{
		States: []string{"draft", "sent", "read", "lost"},
		Roles:  []string{"writer", "reader", "post"},
		Begins: map[string]string{"draft": "written"},
		Ends:   map[string]string{"read": "kept"},
		Transitions: []Transition[string, string]{
			{From: "draft", To: "sent", By: []string{"writer"}, Guards: []Guard{"stamped"}, Effects: []Effect{"fetch"}},
			{From: "draft", To: "sent", By: []string{"post"}},
			{From: "draft", To: "lost", By: []string{"writer"}, Reason: true},
			{From: "sent", To: "read", By: []string{"reader"}, Alone: true},
			{From: "sent", To: "lost", By: []string{"post"}, Due: "after_a_year"},
			{From: "read", To: "draft", By: []string{"writer"}, Guards: []Guard{"stamped", "not_back"}},
		},
		Guards: map[Guard]func(letter, string) error{
			"stamped": func(l letter, _ string) error {
				if !l.stamped {
					return errUnstamped
				}
				return nil
			},
			"not_back": func(_ letter, to string) error {
				if to == "draft" {
					return errBack
				}
				return nil
			},
		},
		NoSuch: errNoSuch, NotYours: errNotYours,
	}
}

func TestFind(t *testing.T) {
	t.Parallel()
	table := New(letters())
	for _, c := range []struct {
		from, to, role string
		stamped        bool
		refusal        error
	}{
		{"draft", "sent", "writer", true, nil},
		{"draft", "sent", "writer", false, errUnstamped},
		{"draft", "sent", "post", false, nil}, // its own row has no guard
		{"draft", "sent", "reader", true, errNotYours},
		{"draft", "read", "writer", true, errNoSuch},
		{"lost", "sent", "writer", true, errNoSuch},
		{"elsewhere", "sent", "writer", true, errNoSuch},
		{"read", "draft", "writer", false, errUnstamped}, // the first guard speaks
		{"read", "draft", "writer", true, errBack},
	} {
		row, err := table.Find(c.from, c.to, c.role, letter{c.stamped})
		if !errors.Is(err, c.refusal) {
			t.Errorf("%s → %s by %s: %v instead of %v", c.from, c.to, c.role, err, c.refusal)
		}
		if err == nil && (row.From != c.from || row.To != c.to || !slices.Contains(row.By, c.role)) {
			t.Errorf("%s → %s by %s: found %v", c.from, c.to, c.role, row)
		}
	}
}

// What is offered is what would be done, for every state, target, role and thing.
func TestAllowedIsWhatFindFinds(t *testing.T) {
	t.Parallel()
	table, d := New(letters()), letters()
	offers := 0
	for _, l := range []letter{{true}, {false}} {
		for _, from := range d.States {
			for _, role := range d.Roles {
				var want, got []string
				for _, row := range table.Allowed(from, role, l) {
					got = append(got, row.To)
				}
				for _, to := range d.States {
					if _, err := table.Find(from, to, role, l); err == nil {
						want = append(want, to)
					}
				}
				if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
					t.Errorf("from %s by %s: %v instead of %v", from, role, got, want)
				}
				offers += len(got)
			}
		}
	}
	if offers != 9 {
		t.Errorf("%d offers", offers)
	}
}

func TestRowsOfAState(t *testing.T) {
	t.Parallel()
	table := New(letters())
	rows := 0
	for _, state := range letters().States {
		for _, row := range table.From(state) {
			if row.From != state {
				t.Errorf("%s → %s leads out of %s", row.From, row.To, state)
			}
			rows++
		}
	}
	if all := len(table.Transitions()); rows != all || all != 6 {
		t.Errorf("%d rows, %d of the states", all, rows)
	}
}

func TestFaultyTablesAreRefused(t *testing.T) {
	t.Parallel()
	for fault, spoil := range map[string]func(*Definition[string, string, letter]){
		"a refusal is missing":                       func(d *Definition[string, string, letter]) { d.NotYours = nil },
		"unknown state: bought":                      func(d *Definition[string, string, letter]) { d.Begins["bought"] = "at a shop" },
		"unknown state: burnt":                       func(d *Definition[string, string, letter]) { d.Ends["burnt"] = "in a fire" },
		"unknown state: sent → burnt":                func(d *Definition[string, string, letter]) { d.Transitions[4].To = "burnt" },
		"unknown state: burnt → sent":                func(d *Definition[string, string, letter]) { d.Transitions[1].From = "burnt" },
		"leads nowhere: draft → draft":               func(d *Definition[string, string, letter]) { d.Transitions[5].From = "draft" },
		"nobody may make it: draft → sent":           func(d *Definition[string, string, letter]) { d.Transitions[1].By = nil },
		"unknown role: sent → lost by thief":         func(d *Definition[string, string, letter]) { d.Transitions[4].By[0] = "thief" },
		"written twice: draft → sent by writer":      func(d *Definition[string, string, letter]) { d.Transitions[1].By[0] = "writer" },
		"unknown guard: sent → read if it_was_there": func(d *Definition[string, string, letter]) { d.Transitions[3].Guards = []Guard{"it_was_there"} },
		"never reached: read":                        func(d *Definition[string, string, letter]) { d.Transitions = slices.Delete(d.Transitions, 3, 4) },
		"never reached: forged":                      func(d *Definition[string, string, letter]) { d.States = append(d.States, "forged") },
	} {
		d := letters()
		spoil(&d)
		if got := d.faults(); !slices.Equal(got, []string{fault}) {
			t.Errorf("%q instead of %q", got, fault)
		}
	}
}

func TestAFaultyTableStopsTheStart(t *testing.T) {
	t.Parallel()
	defer func() {
		said, _ := recover().(string)
		for _, fault := range []string{"never reached: draft", "never reached: sent"} {
			if !strings.Contains(said, fault) {
				t.Errorf("%q does not say %q", said, fault)
			}
		}
	}()
	d := letters()
	d.Begins = nil
	New(d)
}

type (
	state string
	role  string
)

func TestChartSpellsTheTableOut(t *testing.T) {
	t.Parallel()
	chart := New(Definition[state, role, letter]{
		States: []state{"draft", "sent"}, Roles: []role{"writer", "post"},
		Begins: map[state]string{"draft": "written"}, Ends: map[state]string{"sent": "gone"},
		Transitions: []Transition[state, role]{{
			From: "draft", To: "sent", By: []role{"writer", "post"}, Reason: true, Alone: true,
			Guards: []Guard{"stamped"}, Effects: []Effect{"fetch"}, Due: "at_once",
		}},
		Guards: map[Guard]func(letter, state) error{"stamped": func(letter, state) error { return nil }},
		NoSuch: errNoSuch, NotYours: errNotYours,
	}).Chart()
	if !slices.Equal(chart.States, []string{"draft", "sent"}) || !maps.Equal(chart.Begins, map[string]string{"draft": "written"}) ||
		!maps.Equal(chart.Ends, map[string]string{"sent": "gone"}) || len(chart.Rows) != 1 {
		t.Fatalf("%+v", chart)
	}
	row := chart.Rows[0]
	if row.From != "draft" || row.To != "sent" || !slices.Equal(row.By, []string{"writer", "post"}) || !row.Reason || !row.Alone ||
		!slices.Equal(row.Guards, []Guard{"stamped"}) || !slices.Equal(row.Effects, []Effect{"fetch"}) || row.Due != "at_once" {
		t.Errorf("%+v", row)
	}
}
