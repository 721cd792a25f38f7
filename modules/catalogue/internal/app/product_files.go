package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/picture"
)

const (
	maxImageBytes = 5 << 20
	imageSide     = 1600 // pixels: a bottle fills a large screen
	maxPDFBytes   = 5 << 20
)

// AddImage puts a picture behind those of a product.
func (s *Sheets) AddImage(ctx context.Context, actor auth.Actor, id int64, dataURL string) (SheetView, error) {
	if _, err := s.Get(ctx, actor, id); err != nil { // before the work on the picture
		return SheetView{}, err
	}
	content, err := s.pics.Clean(ctx, dataURL, picture.Limits{MaxBytes: maxImageBytes, MaxSide: imageSide})
	if err != nil {
		return SheetView{}, picture.At("image", err)
	}
	file, err := s.files.PutURL(ctx, content)
	if err != nil {
		return SheetView{}, err
	}
	return s.Change(ctx, actor, edit.Change{ProductID: id, Picture: &edit.Picture{Name: s.ids.Token(), File: file}})
}

// keep puts the documents of changes away before the transaction that names them.
func (s *Sheets) keep(ctx context.Context, changes []edit.Change) (err error) {
	for i := range changes {
		if changes[i].TechnicalSheet, err = s.files.PutURL(ctx, changes[i].TechnicalSheet); err != nil {
			return err
		}
	}
	return nil
}

// CheckTechnicalSheet accepts a PDF as a data URL.
func CheckTechnicalSheet(dataURL string) (string, error) {
	content, err := picture.PDF(dataURL, maxPDFBytes)
	return content, picture.At("technicalSheet.file", err)
}

var errNoImage = fault.New("catalogue.image_not_found", fault.NotFound, "Cette image est introuvable.", "This image cannot be found.")

var errNoTechnicalSheet = fault.New("catalogue.technical_sheet_not_found", fault.NotFound,
	"Ce produit n’a pas de fiche technique.", "This product has no technical sheet.")

// Image is a picture, for whoever knows its name.
func (s *Sheets) Image(ctx context.Context, name string) (*files.File, error) {
	kept, found, err := s.rows.Picture(ctx, name)
	if err == nil && !found {
		err = errNoImage
	}
	if err != nil {
		return nil, err
	}
	return s.files.Open(ctx, kept)
}

// TechnicalSheet is the file of a product that the reader sees.
func (s *Sheets) TechnicalSheet(ctx context.Context, actor auth.Actor, id int64) (name string, file *files.File, err error) {
	scope, err := s.products.Scope(ctx, actor, "")
	if err != nil {
		return "", nil, err
	}
	name, kept, found, err := s.rows.TechnicalSheet(ctx, scope, id)
	switch {
	case err != nil:
		return "", nil, err
	case !found:
		return "", nil, domain.ErrProductNotFound
	case kept == "":
		return "", nil, errNoTechnicalSheet
	}
	file, err = s.files.Open(ctx, kept)
	return name, file, err
}
