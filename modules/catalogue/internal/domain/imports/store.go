package imports

import (
	"context"
	"time"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// scopeOf is whose imports an actor sees: a supplier its own, an administrator all.
func scopeOf(a auth.Actor) lists.Scope { return lists.Scope{All: a.Group.IsAdmin(), SupplierID: a.ID} }

// Only narrows a list of rows.
type Only string

// The lists of rows.
const (
	EveryRow   Only = ""
	FaultyRows Only = "faulty"
	ReadyRows  Only = "ready"
	WarnedRows Only = "warned"
	KeptRows   Only = "kept"
)

// Store keeps imports.
type Store interface {
	Add(ctx context.Context, tx *db.Tx, i *Import) error
	AddRows(ctx context.Context, tx *db.Tx, importID int64, rows []Row) error
	// Analyze is called once all rows of a file are there: a database may plan by how many there are.
	Analyze(ctx context.Context, tx *db.Tx) error
	// Import reads one in a scope; locked unless tx is nil. ErrNotFound when there is none.
	Import(ctx context.Context, tx *db.Tx, scope lists.Scope, id int64) (Import, error)
	// Save writes what can change of an import. ErrBusy when another one writes the supplier's products.
	Save(ctx context.Context, tx *db.Tx, i *Import) error
	Imports(ctx context.Context, scope lists.Scope, p lists.Part) (lists.Page[Import], error)
	// Waiting are the ids of those that a person never started, first the one that nobody worked on for longest.
	Waiting(ctx context.Context, tx *db.Tx, createdBy int64) ([]int64, error)

	// RowsAfter reads the rows that follow a number, in order.
	RowsAfter(ctx context.Context, tx *db.Tx, importID int64, number, limit int) ([]Row, error)
	// WrittenAfter reads those of them that wrote something.
	WrittenAfter(ctx context.Context, tx *db.Tx, importID int64, number, limit int) ([]Row, error)
	RowsByNumber(ctx context.Context, tx *db.Tx, importID int64, numbers []int) ([]Row, error)
	RowsByReference(ctx context.Context, tx *db.Tx, importID int64, references []string) ([]Row, error)
	// FirstOf tells the first row before a number that has one of the references.
	FirstOf(ctx context.Context, importID int64, before int, references []string) (map[string]int, error)
	List(ctx context.Context, importID int64, only Only, p lists.Part) (lists.Page[Row], error)
	// SaveRows writes all of rows but their cells.
	SaveRows(ctx context.Context, tx *db.Tx, importID int64, rows []Row) error

	// ArchivedByUndo tells which of a supplier's products are as the undoing of an import left them: made by it, then archived.
	ArchivedByUndo(ctx context.Context, tx *db.Tx, supplierID int64, references []string) (map[string]bool, error)
	Titles(ctx context.Context, supplierID int64) (map[string]string, error)
	// RememberTitles keeps what titles are taken for; with more than most in all, these alone.
	RememberTitles(ctx context.Context, tx *db.Tx, supplierID int64, fields map[string]string, most int) error
	// Started are the imports of a supplier that were started, are at rest and have their rows, the oldest first.
	Started(ctx context.Context, tx *db.Tx, supplierID int64) ([]Import, error)
	// Discard lets go of the rows of imports that are at rest since an instant, and of files that arrive since another.
	Discard(ctx context.Context, tx *db.Tx, atRestSince, arrivingSince time.Time) error
	// Discarded are the ids of imports that let go of their rows and still have some: a person's, or all with 0.
	Discarded(ctx context.Context, createdBy int64) ([]int64, error)
	// DropRows removes some rows of an import and tells how many.
	DropRows(ctx context.Context, tx *db.Tx, importID int64, limit int) (int, error)
}

// Database runs transactions (db.DB).
type Database interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Editor writes products (edit.Editor).
type Editor interface {
	Write(ctx context.Context, tx *db.Tx, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error)
	Preview(ctx context.Context, actor auth.Actor, changes []edit.Change) ([]edit.Outcome, error)
}

// People tells who people are.
type People interface {
	Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error)
}
