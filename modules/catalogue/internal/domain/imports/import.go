package imports

import (
	"maps"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/auth"
	"millesime/platform/fault"
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

// Column is a column of the file.
type Column struct {
	Index   int      `json:"index"`
	Title   string   `json:"title"`
	Samples []string `json:"samples"`
	Field   string   `json:"field"` // "": not imported
	// Remembered tells that the supplier chose this field for this title before.
	Remembered bool `json:"remembered,omitempty"`
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
	Columns      []Column
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

// waits tells whether nobody started it yet.
func (i *Import) waits() bool {
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

// Action says what a row does: what a check foresees, or what a run did.
type Action string

// What rows do.
const (
	Created   Action = "created"
	Changed   Action = "changed"
	Unchanged Action = "unchanged"
	Faulty    Action = "faulty"
	WasUndone Action = "undone"
	WasKept   Action = "kept"
)

// Codes lists every action.
func (Action) Codes() []Action {
	return []Action{Created, Changed, Unchanged, Faulty, WasUndone, WasKept}
}

// Problem is said of a cell, or of the row when Field is empty.
type Problem struct {
	Field string     `json:"field"`
	Code  string     `json:"code"`
	Text  fault.Text `json:"text"`
}

// Row is a row of the file.
type Row struct {
	Number    int
	Cells     []string
	Edits     map[string]string // what was repaired, by field
	Reference string
	Action    Action
	Errors    []Problem
	Warnings  []Problem
	Outcome   Action // "": nothing was written
	ProductID int64
	Version   int64
	Before    *edit.Draft // what undoes it
}

// Values are the texts of the fields that are imported.
func (r *Row) Values(columns []Column) map[string]string {
	values := map[string]string{}
	for i := range columns {
		if field := columns[i].Field; field != "" {
			values[field] = ""
			if at := columns[i].Index; at < len(r.Cells) {
				values[field] = r.Cells[at]
			}
		}
	}
	maps.Copy(values, r.Edits)
	return values
}
