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
	name  string
	begin func()
	ears  []Ear
}

// Ear hears the events of one topic.
type Ear struct {
	topic string
	hear  func(payload []byte) error
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

// Hear makes an ear for the events of type E.
func Hear[E db.Event](fn func(event E)) Ear {
	var zero E
	return Ear{topic: zero.Topic(), hear: func(payload []byte) error {
		var event E
		if err := json.Unmarshal(payload, &event); err != nil {
			return fmt.Errorf("decode %s: %w", zero.Topic(), err)
		}
		fn(event)
		return nil
	}}
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
