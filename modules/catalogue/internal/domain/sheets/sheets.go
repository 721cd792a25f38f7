package sheets

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/ids"
	"millesime/platform/picture"
)

// Transactor runs a function in one transaction (db.DB).
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Store reads what belongs to sheets.
type Store interface {
	// References tells which references exist, with the ids of their products.
	References(ctx context.Context, tx *db.Tx, references []edit.Reference) (map[edit.Reference]int64, error)
	// Image is the file of a picture; false when there is none of that name.
	Image(ctx context.Context, name string) (file string, found bool, err error)
	// TechnicalSheet is a product's file and its name; false when the product is out of the scope.
	TechnicalSheet(ctx context.Context, scope domain.Scope, productID int64) (name, file string, found bool, err error)
	// History reads the audit trail of a product.
	History(ctx context.Context, q audit.Query) ([]audit.Record, error)
}

// Files keep what is uploaded (files.Store).
type Files interface {
	// PutURL keeps the file of a data URL and gives what a column keeps of it.
	PutURL(ctx context.Context, dataURL string) (string, error)
	// Open finds the file that a column keeps.
	Open(ctx context.Context, kept string) (*files.File, error)
}

// Pictures makes pictures safe to show (picture.Cleaner).
type Pictures interface {
	Clean(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// Sheets are the use cases.
type Sheets struct {
	db      Transactor
	editor  *edit.Editor
	store   Store
	files   Files
	pics    Pictures
	parties usersapi.Parties
	access  usersapi.Access
	ids     ids.Source
}

// New makes the use cases.
func New(d Transactor, e *edit.Editor, s Store, f Files, p Pictures, parties usersapi.Parties, access usersapi.Access, i ids.Source) *Sheets {
	return &Sheets{db: d, editor: e, store: s, files: f, pics: p, parties: parties, access: access, ids: i}
}

// View is a sheet as its reader sees it.
type View struct {
	edit.Kept

	Supplier string // its name
	Score    int    // completeness, out of 100
	Missing  []string
	May      May
}

// May is what the reader may change.
type May struct{ All, Texts bool }

// Get reads a sheet. Its error is ErrProductNotFound when the actor does not keep the product.
func (s *Sheets) Get(ctx context.Context, actor auth.Actor, id int64) (View, error) {
	kept, err := s.editor.Read(ctx, actor, id)
	if err != nil {
		return View{}, err
	}
	if len(kept) == 0 {
		return View{}, domain.ErrProductNotFound
	}
	return s.view(ctx, actor, &kept[0])
}

func (s *Sheets) view(ctx context.Context, actor auth.Actor, kept *edit.Kept) (View, error) {
	party, err := s.parties.Party(ctx, kept.SupplierID)
	if err != nil {
		return View{}, err
	}
	v := View{Kept: *kept, Supplier: party.DisplayName(), May: May{All: actor.Group != auth.CommercialAgent, Texts: true}}
	v.Score, v.Missing = v.Sheet.Completeness()
	return v, nil
}

// Several reads sheets by their ids; those that the actor does not keep are missing.
func (s *Sheets) Several(ctx context.Context, actor auth.Actor, ids []int64) (map[int64]edit.Kept, error) {
	kept, err := s.editor.Read(ctx, actor, ids...)
	if err != nil {
		return nil, err
	}
	found := make(map[int64]edit.Kept, len(kept))
	for _, k := range kept {
		found[k.ID] = k
	}
	return found, nil
}

// write makes one change and shows the product as it then is; its errors are those of the outcome.
func (s *Sheets) write(ctx context.Context, actor auth.Actor, change edit.Change) (View, error) {
	changes := []edit.Change{change}
	if err := s.keep(ctx, changes); err != nil {
		return View{}, err
	}
	var out edit.Outcome
	err := s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes, err := s.editor.Write(ctx, tx, actor, changes)
		if err != nil {
			return err
		}
		out = outcomes[0]
		return Problem(&out)
	})
	if err != nil {
		return View{}, err
	}
	return s.view(ctx, actor, out.Kept)
}

// StaleError is ErrChangedMeanwhile with what the product is now.
type StaleError struct {
	Version int64
	Now     edit.Draft // the fields that were to change
}

// Error says what happened.
func (*StaleError) Error() string { return edit.ErrChangedMeanwhile.Error() }

// Unwrap gives the fault.
func (*StaleError) Unwrap() error { return edit.ErrChangedMeanwhile }

// Problem is why an outcome wrote nothing, as an error; nil when all is well.
func Problem(out *edit.Outcome) error {
	switch out.Result {
	case edit.Faulty:
		return fault.Invalid(out.Violations...)
	case edit.Stale:
		return &StaleError{Version: out.Version, Now: out.Before}
	case edit.Missing:
		return domain.ErrProductNotFound
	case edit.Refused:
		return edit.ErrTextsOnly
	case edit.Created, edit.Changed, edit.Unchanged:
	}
	return nil
}
