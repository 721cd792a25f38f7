package imports

import (
	"fmt"

	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Choice is what a column is taken for.
type Choice struct {
	Index int
	Field string // "": not imported
}

// Name takes the columns for what somebody says, and has the rows checked. The others are not imported.
func (i *Import) Name(choices []Choice) error {
	switch i.State {
	case NamingColumns, Checking, Checked:
	default:
		return ErrState
	}
	if err := i.take(choices); err != nil {
		return err
	}
	i.State, i.Job, i.LastRow, i.Done, i.Planned = Checking, Check, 0, 0, Counts{}
	i.Revision++
	return nil
}

// CheckSupplier refuses somebody who is no supplier, or one whose account is not valid.
func CheckSupplier(p usersapi.Party) error {
	if p.Group != auth.Supplier || p.Status != auth.Valid {
		return wrong("supplier", "supplier", "Choisissez le fournisseur dont ce sont les produits",
			"Choose the supplier whose products these are")
	}
	return nil
}

func (i *Import) take(choices []Choice) error {
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

// MostTitles is how many titles of columns are remembered of a supplier.
const MostTitles = 1_000

// Titles are what those of the columns are taken for, to be remembered.
func (i *Import) Titles() map[string]string {
	kept := map[string]string{}
	for at := range i.Columns {
		if key := fields.Key(i.Columns[at].Title); key != "" && kept[key] == "" {
			kept[key] = i.Columns[at].Field
		}
	}
	return kept
}

// Propose takes columns for what their titles say, or what was remembered of them.
func (i *Import) Propose(remembered map[string]string) {
	titles := make([]string, len(i.Columns))
	for at := range i.Columns {
		titles[at] = i.Columns[at].Title
	}
	for at, field := range fields.Propose(titles, remembered) {
		i.Columns[at].Field = field
		i.Columns[at].Remembered = field != "" && remembered[fields.Key(titles[at])] == field
	}
}
