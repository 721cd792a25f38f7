package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/picture"
)

const (
	maxDocumentBytes = 5 << 20
	documentSide     = 2400 // pixels: enough to read a page
)

// Files keep the documents of frames (files.Store).
type Files interface {
	PutURL(ctx context.Context, dataURL string) (string, error)
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
	Open(ctx context.Context, kept string) (*files.File, error)
}

// Pictures make documents safe to show (picture.Cleaner).
type Pictures interface {
	Document(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// trailed is what the trail says of a document.
type trailed struct {
	Document string `json:"document"` // its name
}

// AddDocument keeps a document, a PDF or a picture as a data URL, with a frame.
func (f *Frames) AddDocument(ctx context.Context, actor auth.Actor, d domain.FrameDocument) (domain.FrameView, error) {
	if _, err := f.store.KeptFrame(ctx, nil, d.FrameID); err != nil { // before the work on the file
		return domain.FrameView{}, err
	}
	cleaned, err := f.pictures.Document(ctx, d.File, picture.Limits{MaxBytes: maxDocumentBytes, MaxSide: documentSide})
	if err != nil {
		return domain.FrameView{}, picture.At("file", err)
	}
	if d.File, err = f.files.PutURL(ctx, cleaned); err != nil {
		return domain.FrameView{}, err
	}
	d = d.Called(d.Name)
	d.CreatedBy, d.Impersonator = actor.ID, actor.Impersonator
	err = f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		_, documents, err := f.lockDocumented(ctx, tx, d.FrameID)
		if err != nil {
			return err
		}
		if err := domain.OneMoreDocument(documents); err != nil {
			return err
		}
		if err := f.files.Keep(ctx, tx, d.File); err != nil {
			return err
		}
		d.CreatedAt = tx.Now()
		if err := f.store.AddFrameDocument(ctx, tx, d); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "pricing.agreement_frame_document_added", Subject: frameSubject, SubjectID: d.FrameID, After: trailed{d.Name},
		})
	})
	if err != nil {
		return domain.FrameView{}, err
	}
	return f.Frame(ctx, d.FrameID)
}

// RemoveDocument takes a document out of a frame that has not ended: from then on it is a proof.
func (f *Frames) RemoveDocument(ctx context.Context, id, documentID int64) error {
	return f.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		frame, documents, err := f.lockDocumented(ctx, tx, id)
		if err != nil {
			return err
		}
		d, err := domain.FindFrameDocument(documents, documentID)
		if err != nil {
			return err
		}
		if frame.Status(tx.Now()) == domain.FrameEnded {
			return domain.ErrFrameIsEnded
		}
		if err := f.store.RemoveFrameDocument(ctx, tx, documentID); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "pricing.agreement_frame_document_removed", Subject: frameSubject, SubjectID: id, Before: trailed{d.Name},
		})
	})
}

// Document opens a document of a frame for an administrator or a member; to others the frame is not there.
func (f *Frames) Document(ctx context.Context, actor auth.Actor, id, documentID int64) (domain.FrameDocument, *files.File, error) {
	if !actor.Group.IsAdmin() {
		own, err := f.store.FramesOf(ctx, nil, actor.ID)
		if err != nil {
			return domain.FrameDocument{}, nil, err
		}
		if !slices.Contains(own, id) {
			return domain.FrameDocument{}, nil, domain.ErrFrameNotFound
		}
	}
	documents, err := f.store.FrameDocuments(ctx, nil, id)
	if err != nil {
		return domain.FrameDocument{}, nil, err
	}
	d, err := domain.FindFrameDocument(documents[id], documentID)
	if err != nil {
		return domain.FrameDocument{}, nil, err
	}
	file, err := f.files.Open(ctx, d.File)
	return d, file, err
}

// lockDocumented locks a frame and reads it with its documents.
func (f *Frames) lockDocumented(ctx context.Context, tx *db.Tx, id int64) (domain.KeptFrame, []domain.FrameDocument, error) {
	frame, err := f.store.KeptFrame(ctx, tx, id)
	if err != nil {
		return domain.KeptFrame{}, nil, err
	}
	documents, err := f.store.FrameDocuments(ctx, tx, id)
	return frame, documents[id], err
}
