package rest

import (
	"reflect"
	"strings"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// ProductDraft is what a product shall be; what is left out stays as it is. The rules of its values are those of
// domain 3.1, checked on the whole sheet.
type ProductDraft struct {
	edit.Draft

	TechnicalSheet api.Field[*PDF] `json:"technicalSheet,omitzero"`
}

// PDF is a document: a data URL of at most 5 MiB. Answers hold its name alone.
type PDF struct {
	Name string `json:"name"`
	File string `json:"file,omitempty"`
}

// nulls refuses null where it means nothing: a list of groups that is forgotten must not open a product to all of them, nor a
// forgotten price give it away.
func nulls(draft any) error {
	var found []fault.Violation
	value := reflect.ValueOf(draft).Elem()
	for _, f := range reflect.VisibleFields(value.Type()) {
		field, ok := reflect.TypeAssert[interface {
			Given() (any, bool)
			CanBeNull() bool
		}](value.FieldByIndex(f.Index))
		if !ok || field.CanBeNull() {
			continue
		}
		if sent, given := field.Given(); given && sent == nil {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			found = append(found, validate.Violation(name, "required"))
		}
	}
	return fault.Check(found)
}

// change is what a draft asks of a product.
func (d *ProductDraft) change() (edit.Change, error) {
	if err := nulls(d); err != nil {
		return edit.Change{}, err
	}
	c := edit.Change{Draft: d.Draft}
	if !d.TechnicalSheet.Set {
		return c, nil
	}
	c.Draft.TechnicalSheet = edit.Some("")
	if d.TechnicalSheet.Null {
		return c, nil
	}
	content, err := app.CheckTechnicalSheet(d.TechnicalSheet.Value.File)
	c.Draft.TechnicalSheet, c.TechnicalSheet = edit.Some(pdfName(d.TechnicalSheet.Value.Name)), content
	return c, err
}

// draft shows the fields of a product that a change concerns.
func draft(d *edit.Draft) ProductDraft {
	shown := ProductDraft{Draft: *d}
	if name := d.TechnicalSheet; name.Set {
		shown.TechnicalSheet = api.Field[*PDF]{Set: true, Null: name.Value == "", Value: &PDF{Name: name.Value}}
	}
	return shown
}
