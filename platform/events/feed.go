package events

import (
	"encoding/json"
	"fmt"

	"millesime/platform/db"
)

// Feed keeps what a process has in memory, such as an index or open streams,
// in step with what happens. Every replica has its own, and of what it has
// heard nothing is kept in the database.
type Feed struct {
	name     string
	begin    func()
	ears     []Ear
	atCommit bool
}

// Ear hears the events of one topic.
type Ear struct {
	topic string
	hear  func(payload []byte) error
	told  func(event db.Event)
}

// NewFeed makes a feed under a name for the log. begin is called once the feed
// has its place in the log: what was committed before is to be read from the
// database now. The ears then hear every event published since, at least once,
// in the order of the log. begin is called again when events were missed: the
// log dropped them before they were heard, or one could not be read.
//
// All are called one at a time. They are quick and cannot fail: they note what
// is to be read again and wake who reads it.
func NewFeed(name string, begin func(), ears ...Ear) Feed {
	return Feed{name: name, begin: begin, ears: ears}
}

// AtCommit makes a feed that hears what its own process publishes also at once:
// when that is committed, before who caused it is answered, and from several
// goroutines. It is for what must not show what was before to who changed it.
func (f Feed) AtCommit() Feed {
	f.atCommit = true
	return f
}

// Hear makes an ear for the events of type E.
func Hear[E db.Event](fn func(event E)) Ear {
	var zero E
	told := func(event db.Event) {
		if e, ok := event.(E); ok { // a topic has one type
			fn(e)
		}
	}
	return Ear{topic: zero.Topic(), told: told, hear: func(payload []byte) error {
		var event E
		if err := json.Unmarshal(payload, &event); err != nil {
			return fmt.Errorf("decode %s: %w", zero.Topic(), err)
		}
		fn(event)
		return nil
	}}
}

// Begin has everything read again that a feed at commit keeps in step: for who
// wrote rows that no event tells of. Other feeds go on.
func (f Feed) Begin() {
	if f.atCommit {
		f.begin()
	}
}

// Name is the feed's, as operators read it.
func (f Feed) Name() string { return f.name }

// Topics are those the feed hears.
func (f Feed) Topics() []string {
	topics := make([]string, len(f.ears))
	for i, ear := range f.ears {
		topics[i] = ear.topic
	}
	return topics
}
