package imports

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/table/columns"
)

// State is where an import stands.
type State string

// The states of an import.
const (
	Arriving      State = "arriving" // nobody sees it yet
	NamingColumns State = "columns"
	Checking      State = "checking"
	Checked       State = "checked"
	Running       State = "running"
	Undoing       State = "undoing"
	Canceled      State = "canceled"    // by a person; what was written stays
	Interrupted   State = "interrupted" // by a fault; it can go on
	Done          State = "done"
	Undone        State = "undone"
	Failed        State = "failed" // all or nothing: it was nothing
)

// Codes lists the states that people see.
func (State) Codes() []State {
	return []State{NamingColumns, Checking, Checked, Running, Undoing, Canceled, Interrupted, Done, Undone, Failed}
}

// Job is what the worker does of an import.
type Job string

// The jobs.
const (
	Check Job = "check"
	Run   Job = "run"
	Undo  Job = "undo"
)

// Mode says what faulty rows do to the others.
type Mode string

// The modes of a run.
const (
	All   Mode = "all"   // all rows or none
	Valid Mode = "valid" // those that are right
)

// Codes lists both modes.
func (Mode) Codes() []Mode { return []Mode{All, Valid} }

// Counts are of rows.
type Counts struct {
	Created   int `json:"created"`
	Changed   int `json:"changed"`
	Unchanged int `json:"unchanged"`
	Faulty    int `json:"faulty"`
	Undone    int `json:"undone"`
	Kept      int `json:"kept"` // not undone: the product has changed since
}

// Ready are the rows that can be written.
func (c *Counts) Ready() int { return c.Created + c.Changed + c.Unchanged }

// Add counts rows by what they do.
func (c *Counts) Add(a Action, n int) {
	switch a {
	case Created:
		c.Created += n
	case Changed:
		c.Changed += n
	case Unchanged:
		c.Unchanged += n
	case Faulty:
		c.Faulty += n
	case WasUndone:
		c.Undone += n
	case WasKept:
		c.Kept += n
	}
}

// Import is a file and what becomes of it.
type Import struct {
	ID           int64
	SupplierID   int64      // 0: not named yet
	CreatedBy    int64      // who sent the file; of what is written, who started it, resumed it or took it back last
	Impersonator int64      // the admin who did so in that name
	Group        auth.Group // of CreatedBy
	Filename     string
	Format       string
	Encoding     string
	Delimiter    string
	Columns      []columns.Column
	Rows         int
	RowsKept     bool // else they are gone, or about to go
	State        State
	Job          Job
	Mode         Mode
	Revision     int64
	LastRow      int
	Done         int
	Planned      Counts
	Result       Counts
	Reason       fault.Text
	CreatedAt    time.Time
	UpdatedAt    time.Time
	FinishedAt   time.Time // zero: not yet
}

// ScopeOf is whose imports an actor sees: a supplier its own, an administrator all.
func ScopeOf(a auth.Actor) lists.Scope { return lists.Scope{All: a.Group.IsAdmin(), SupplierID: a.ID} }

// Actor is who the background acts as.
func (i *Import) Actor() auth.Actor {
	return auth.Actor{ID: i.CreatedBy, Group: i.Group, Status: auth.Valid, Impersonator: i.Impersonator}
}

// undoTime is how long an import can be taken back.
const undoTime = 24 * time.Hour

// UndoUntil is until when it can be taken back; zero when there is nothing to take back.
func (i *Import) UndoUntil() time.Time {
	written := i.Result.Created+i.Result.Changed > 0
	if !written || !i.RowsKept || i.FinishedAt.IsZero() || i.State != Done && i.State != Canceled && i.State != Interrupted || i.Job == Undo {
		return time.Time{}
	}
	return i.FinishedAt.Add(undoTime)
}

// neededUntil is until when its rows may serve to take it back, or to go on after a fault; zero when they need not.
func (i *Import) neededUntil() time.Time {
	if i.State == Interrupted {
		return i.FinishedAt.Add(undoTime)
	}
	return i.UndoUntil()
}

// Waits tells whether nobody started it yet.
func (i *Import) Waits() bool {
	return i.State == NamingColumns || i.State == Checking || i.State == Checked
}

// Resumable tells whether it stopped where it can go on, as far as its rows are kept.
func (i *Import) Resumable() bool {
	return i.State == Canceled && i.Mode != "" || i.State == Interrupted
}

// Total is how many rows the job has to do.
func (i *Import) Total() int {
	if i.Job == Undo {
		return i.Result.Created + i.Result.Changed
	}
	return i.Rows
}
