package mail

import (
	"context"
	"errors"
	"slices"
	"time"

	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/paper"
)

// Enclosure is a paper that a mail carries to its reader.
type Enclosure struct {
	Of     paper.Key
	Reader int64
	// Awaited tells that the paper is being made: the mail leaves once it is there (Queue.Release).
	Awaited bool `json:"awaited,omitempty"`
	// Files go along as they are, whatever becomes of the paper.
	Files []EnclosedFile `json:"files,omitempty"`
}

// EnclosedFile is a file of the house that a mail carries.
type EnclosedFile struct {
	File string // as a column keeps it
	Name string // with which it arrives
}

// Enclosed is what a mail carries as it leaves.
type Enclosed struct {
	Files []Attachment
	Link  Action   // where it is read without signing in; the zero value: nowhere
	Hints []string // how long that is, or where else the paper is found
}

// Attachment is a file that goes with a mail.
type Attachment struct {
	Name, MediaType string
	Content         []byte
}

// ErrNotYet is the error of a paper that is still being made: the mail waits for it.
var ErrNotYet = errors.New("mail: the paper that it carries is still being made")

// Enclosures give mails what they carry.
type Enclosures interface {
	// Enclose gives what a mail carries to its reader, in the language of the mail; nothing of what the reader may not read. The last time
	// it tells no fault that a later attempt would mend: the mail leaves as it is.
	Enclose(ctx context.Context, e Enclosure, language string, last bool) (Enclosed, error)
}

const (
	// longestWait is how long a mail waits for its paper: somewhat longer than papers are tried to be made.
	longestWait = 40 * time.Minute
	// lookFirst is after what time a mail looks that says what it awaits: its paper may have come while the transaction
	// that adds the mail was open, and found nobody to release.
	lookFirst = time.Minute
	// lookAgain is after what time a mail whose paper is awaited looks for it by itself, each time: later than the papers of a
	// busy minute are made.
	lookAgain = 5 * time.Minute
)

// waiting is the job of a mail: one that awaits its paper is released by that.
func (q *Queue) waiting(tx *db.Tx, m Message, sealed letter) jobs.New {
	if m.Encloses == nil || !m.Encloses.Awaited {
		return jobs.New{Args: sealed}
	}
	return jobs.New{Args: sealed, At: tx.Now().Add(lookFirst), Awaits: string(m.Encloses.Of)}
}

// Release lets mails go that await a paper, which is made now or will not be.
func (q *Queue) Release(ctx context.Context, tx *db.Tx, of paper.Key) error {
	return q.options.Jobs.Hasten(ctx, tx, letter{}.Kind(), string(of))
}

// enclosing is a mail with what it carries.
func (q *Queue) enclosing(ctx context.Context, job *jobs.Job, m Message, from Enclosures) (Message, error) {
	if m.Encloses == nil || m.Draft == nil || from == nil {
		return m, nil
	}
	last := q.options.Clock.Now().Sub(job.CreatedAt) >= longestWait
	carried, err := from.Enclose(ctx, *m.Encloses, m.Draft.Lang, last)
	if errors.Is(err, ErrNotYet) {
		err = jobs.Await(err, string(m.Encloses.Of), lookAgain)
	}
	if err != nil {
		return m, err
	}
	draft := *m.Draft
	draft.Content.Also, draft.Content.Hints = carried.Link, append(slices.Clone(carried.Hints), draft.Content.Hints...)
	m.Draft, m.Attached = &draft, carried.Files
	return m, nil
}
