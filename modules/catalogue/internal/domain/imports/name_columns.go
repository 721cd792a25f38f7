package imports

import (
	"context"
	"fmt"

	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Namer says what the columns are.
type Namer struct {
	db     Database
	store  Store
	people People
	queue  Queue
}

// NewNamer makes the use case; the queue takes the jobs of imports.
func NewNamer(d Database, s Store, p People, q Queue) *Namer { return &Namer{d, s, p, q} }

// Choice is what a column is taken for.
type Choice struct {
	Index int
	Field string // "": not imported
}

// Name takes the columns for what somebody says, remembers it for the supplier, and has the rows checked. Administrators
// name the supplier.
func (n *Namer) Name(ctx context.Context, a auth.Actor, id, supplierID int64, choices []Choice) (Import, error) {
	if err := n.checkSupplier(ctx, a, supplierID); err != nil {
		return Import{}, err
	}
	var i Import
	err := n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		if i, err = n.store.Import(ctx, tx, scopeOf(a), id); err != nil {
			return err
		}
		switch i.State {
		case NamingColumns, Checking, Checked:
		default:
			return ErrState
		}
		if a.Group.IsAdmin() {
			i.SupplierID = supplierID
		}
		if err := take(&i, choices); err != nil {
			return err
		}
		i.State, i.Job, i.LastRow, i.Done, i.Planned = Checking, Check, 0, 0, Counts{}
		i.Revision++
		if err := n.store.RememberTitles(ctx, tx, i.SupplierID, remembered(&i), mostTitles); err != nil {
			return err
		}
		if err := goOn(ctx, tx, n.queue, i.ID); err != nil {
			return err
		}
		return n.store.Save(ctx, tx, &i)
	})
	return i, err
}

func (n *Namer) checkSupplier(ctx context.Context, a auth.Actor, supplierID int64) error {
	if !a.Group.IsAdmin() {
		return nil
	}
	found, err := n.people.Parties(ctx, []int64{supplierID})
	if err != nil {
		return err
	}
	if p := found[supplierID]; p.Group != auth.Supplier || p.Status != auth.Valid {
		return wrong("supplier", "supplier", "Choisissez le fournisseur dont ce sont les produits", "Choose the supplier whose products these are")
	}
	return nil
}

// take sets the fields of the columns that are named; the others are not imported.
func take(i *Import, choices []Choice) error {
	for at := range i.Columns {
		i.Columns[at].Field, i.Columns[at].Remembered = "", false
	}
	taken := map[string]bool{}
	for at, c := range choices {
		place := fmt.Sprintf("columns[%d]", at)
		switch {
		case c.Index < 0 || c.Index >= len(i.Columns):
			return wrong(place+".index", "unknown", "Cette colonne n’existe pas", "There is no such column")
		case c.Field == "":
			continue
		case fields.ByCode(c.Field) == nil:
			return wrong(place+".field", "unknown", "Ce champ n’existe pas", "There is no such field")
		case taken[c.Field]:
			return wrong(place+".field", "repeated", "Deux colonnes ne peuvent pas remplir le même champ", "Two columns cannot fill the same field")
		}
		taken[c.Field] = true
		i.Columns[c.Index].Field = c.Field
	}
	if !taken[fields.Reference] {
		return wrong("columns", "reference", "Indiquez la colonne de la référence : elle dit de quel produit il s’agit", "Name the column of the reference: it tells which product a row is about")
	}
	return nil
}

// mostTitles is how many titles of columns are remembered of a supplier.
const mostTitles = 1_000

func remembered(i *Import) map[string]string {
	kept := map[string]string{}
	for at := range i.Columns {
		if key := fields.Key(i.Columns[at].Title); key != "" && kept[key] == "" {
			kept[key] = i.Columns[at].Field
		}
	}
	return kept
}
