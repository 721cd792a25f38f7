package domain

import (
	"path"
	"time"

	"millesime/platform/fault"
	"millesime/platform/tidy"
)

// FrameDocument is a document of an agreement frame, as it was signed.
type FrameDocument struct {
	ID           int64
	FrameID      int64
	Name         string // of the file
	File         string // kept: a PDF or a picture
	CreatedAt    time.Time
	CreatedBy    int64
	Impersonator int64
}

// Called gives the document the name that its sender gave it, with the ending of what is kept: a photo may have become another kind.
func (d FrameDocument) Called(name string) FrameDocument {
	d.Name = tidy.FileNameAs(name, path.Ext(d.File))
	return d
}

const mostFrameDocuments = 20 // of one frame

// OneMoreDocument refuses one document too many. One that was signed late still comes to a frame that has ended.
func OneMoreDocument(documents []FrameDocument) error {
	if len(documents) < mostFrameDocuments {
		return nil
	}
	return fault.Invalid(fault.At("file", "too_many",
		"Un accord-cadre garde au plus 20 documents", "An agreement frame keeps at most 20 documents"))
}

// FindFrameDocument finds one among the documents of a frame.
func FindFrameDocument(documents []FrameDocument, id int64) (FrameDocument, error) {
	for _, d := range documents {
		if d.ID == id {
			return d, nil
		}
	}
	return FrameDocument{}, ErrFrameDocumentNotFound
}
