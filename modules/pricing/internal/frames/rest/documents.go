package rest

import (
	"context"
	"fmt"
	"slices"
	"time"

	"millesime/modules/pricing/internal/frames/app"
	"millesime/modules/pricing/internal/frames/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

const (
	maxDocumentBody = 7 << 20 // bytes: a document of 5 MB as a data URL
	maxDocumentName = 200     // characters
)

// frameDocuments are the operations on the signed documents of frames: administrators keep them, members read those of their own.
func frameDocuments(frames *app.Frames, admins []auth.Group) []api.Route {
	h := frameHandlers{frames: frames}
	return []api.Route{
		api.Post("agreement_frame_documents.post", "/agreement_frames/{id}/documents", frameTag, admins,
			"Keep a signed document with an agreement frame", h.addDocument, api.Creates, api.MaxBody(maxDocumentBody)),
		api.Get("agreement_frame_documents.get", "/agreement_frames/{id}/documents/{document}", frameTag,
			slices.Concat(auth.Buyers(), []auth.Group{auth.Supplier}, admins), "A signed document of an agreement frame, for its members",
			h.document, api.Produces(picture.TypePDF, picture.TypeJPEG, picture.TypePNG)),
		api.Delete("agreement_frame_documents.delete", "/agreement_frames/{id}/documents/{document}", frameTag, admins,
			"Take a document out of an agreement frame that has not ended",
			func(ctx context.Context, in frameDocumentInput) (api.NoContent, error) {
				return api.NoContent{}, h.frames.RemoveDocument(ctx, in.ID, in.Document)
			}),
	}
}

// FrameDocument is a signed document of an agreement frame.
type FrameDocument struct {
	ID   int64     `json:"id"`
	Name string    `json:"name"` // of the file
	URL  string    `json:"url"`  // where it is read
	At   time.Time `json:"at"`
}

func newFrameDocuments(documents []domain.FrameDocument) []FrameDocument {
	told := make([]FrameDocument, 0, len(documents))
	for _, d := range documents {
		url := fmt.Sprintf("%s/documents/%d", api.IRI(frameResource, d.FrameID), d.ID)
		told = append(told, FrameDocument{ID: d.ID, Name: d.Name, URL: url, At: d.CreatedAt})
	}
	return told
}

// NewFrameDocument is a document to keep.
type NewFrameDocument struct {
	Name string `json:"name"` // of the file
	File string `json:"file"` // data URL of a PDF, JPEG, PNG, GIF, WebP or BMP of at most 5 MB
}

func (n *NewFrameDocument) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &n.Name, validate.Required, validate.Max(maxDocumentName)),
		validate.Field("file", &n.File, validate.Required),
	}
}

type frameDocumentInput struct {
	ID       int64 `path:"id"`
	Document int64 `path:"document"`
}

func (h frameHandlers) addDocument(ctx context.Context, in api.BodyByID[NewFrameDocument]) (AgreementFrame, error) {
	added, err := h.frames.AddDocument(ctx, auth.Must(ctx), domain.FrameDocument{
		FrameID: in.ID, Name: quoterest.Tidy(in.Body.Name), File: in.Body.File,
	})
	return newFrame(added), err
}

func (h frameHandlers) document(ctx context.Context, in frameDocumentInput) (api.File, error) {
	d, file, err := h.frames.Document(ctx, auth.Must(ctx), in.ID, in.Document)
	return files.Answer(file, d.Name, err)
}
