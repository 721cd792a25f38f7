package domain

import (
	"cmp"
	"fmt"
	"path"
	"time"

	"millesime/platform/fault"
	"millesime/platform/tidy"
)

// Document is a paper that goes with a receipt.
type Document struct {
	ID   int64
	Kind DocumentKind
	Name string // of the file that was sent; "" once its sender is forgotten
	File string // kept: a PDF or a picture
	At   time.Time
}

// Called gives the paper the name that its sender gave it, with the ending of what is kept: a photo may have become another kind.
func (d Document) Called(name string) Document {
	d.Name = tidy.FileNameAs(name, path.Ext(d.File))
	return d
}

// FileName is what the paper is called where it is saved.
func (d Document) FileName() string {
	return cmp.Or(d.Name, fmt.Sprintf("document-%d%s", d.ID, path.Ext(d.File)))
}

// DocumentKind tells what a paper is.
type DocumentKind string

// Papers of a delivery.
const (
	DeliveryNote         DocumentKind = "delivery_note"
	AccompanyingDocument DocumentKind = "accompanying_document" // of goods under suspension of duty: DAE
	Photo                DocumentKind = "photo"
	OtherDocument        DocumentKind = "other"
)

// DocumentKinds are all of them.
func DocumentKinds() []DocumentKind {
	return []DocumentKind{DeliveryNote, AccompanyingDocument, Photo, OtherDocument}
}

// The codes of what a timeline says of documents; their names are its comment.
const (
	ChangedDocument        = "document"
	ChangedDocumentRemoved = "documentRemoved"
)

const mostDocuments = 20 // of one receipt

// CheckDocuments refuses a paper of what does not come, and one too many. Papers follow when goods have long been counted.
func (r Receipt) CheckDocuments() error {
	switch {
	case r.Status == Canceled:
		return table.Refuse(ErrEnded, r.Status)
	case len(r.Documents) >= mostDocuments:
		return fault.Invalid(fault.At("file", "too_many",
			"Une réception garde au plus 20 documents", "A receipt keeps at most 20 documents"))
	}
	return nil
}

// CheckRemoval refuses to take a paper out of a receipt that ended: it is a proof.
func (r Receipt) CheckRemoval(documentID int64) (Document, error) {
	if !r.Status.IsOpen() {
		return Document{}, table.Refuse(ErrEnded, r.Status)
	}
	return r.Document(documentID)
}

// Document finds a paper of the receipt.
func (r Receipt) Document(id int64) (Document, error) {
	for _, d := range r.Documents {
		if d.ID == id {
			return d, nil
		}
	}
	return Document{}, ErrDocumentNotFound
}
