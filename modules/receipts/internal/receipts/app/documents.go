package app

import (
	"context"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/picture"
)

const (
	maxDocumentBytes = 5 << 20
	documentSide     = 2400 // pixels: enough to read a delivery note
)

// AddDocument keeps a paper, a PDF or a photo as a data URL, with a receipt that the actor reads.
func (r *Receipts) AddDocument(ctx context.Context, a auth.Actor, id int64, d domain.Document) error {
	seen, err := r.documented(ctx, a, id)
	if err != nil {
		return err
	}
	if err := seen.CheckDocuments(); err != nil { // before the work on the file
		return err
	}
	cleaned, err := r.pictures.Document(ctx, d.File, picture.Limits{MaxBytes: maxDocumentBytes, MaxSide: documentSide})
	if err != nil {
		return picture.At("file", err)
	}
	if d.File, err = r.files.PutURL(ctx, cleaned); err != nil {
		return err
	}
	d = d.Called(d.Name)
	return r.change(ctx, a, id, d.Name, func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) error {
		if one.Documents, err = r.store.Documents(ctx, tx, id); err != nil {
			return err
		}
		if err := one.CheckDocuments(); err != nil {
			return err
		}
		step.Changed = []string{domain.ChangedDocument}
		return r.store.AddDocument(ctx, tx, id, d, step)
	})
}

// RemoveDocument takes a paper out of a receipt that the actor reads.
func (r *Receipts) RemoveDocument(ctx context.Context, a auth.Actor, id, documentID int64) error {
	return r.change(ctx, a, id, "", func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) (err error) {
		if one.Documents, err = r.store.Documents(ctx, tx, id); err != nil {
			return err
		}
		removed, err := one.CheckRemoval(documentID)
		if err != nil {
			return err
		}
		step.Changed, step.Comment = []string{domain.ChangedDocumentRemoved}, removed.Name
		return r.store.RemoveDocument(ctx, tx, id, documentID, step)
	})
}

// Document opens a paper of a receipt that the actor reads.
func (r *Receipts) Document(ctx context.Context, a auth.Actor, id, documentID int64) (domain.Document, *files.File, error) {
	one, err := r.documented(ctx, a, id)
	if err != nil {
		return domain.Document{}, nil, err
	}
	d, err := one.Document(documentID)
	if err != nil {
		return domain.Document{}, nil, err
	}
	file, err := r.files.Open(ctx, d.File)
	return d, file, err
}

// documented reads a receipt with its papers.
func (r *Receipts) documented(ctx context.Context, a auth.Actor, id int64) (domain.Receipt, error) {
	one, err := r.store.Receipt(ctx, nil, r.Reading(a), id)
	if err == nil {
		one.Documents, err = r.store.Documents(ctx, nil, id)
	}
	return one, err
}
