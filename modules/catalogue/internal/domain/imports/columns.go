package imports

import (
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/table/columns"
)

// Name takes the columns for what somebody says, and has the rows checked. The others are not imported.
func (i *Import) Name(choices []columns.Choice) error {
	switch i.State {
	case NamingColumns, Checking, Checked:
	default:
		return ErrState
	}
	if err := columns.Choose(i.Columns, choices, fields.Columns(), fields.Reference, whatOf()); err != nil {
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

func whatOf() fault.Text {
	return fault.Say("Indiquez la colonne de la référence : elle dit de quel produit il s’agit",
		"Name the column of the reference: it tells which product a row is about")
}

// Titles are what those of the columns are taken for, to be remembered.
func (i *Import) Titles() map[string]string { return columns.Chosen(i.Columns) }

// Propose takes columns for what their titles say, or what was remembered of them.
func (i *Import) Propose(remembered map[string]string) {
	columns.TakeFor(i.Columns, remembered, fields.Columns())
}
