package rest

import (
	"context"
	"fmt"
	"strings"
	"time"

	"millesime/modules/receipts/internal/receipts/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

func (h handlers) documentEndpoints() []api.Route {
	return []api.Route{
		api.Post("receipt_documents.post", "/receipts/{id}/documents", tag, stockrest.Keepers(),
			"Keep a paper with a receipt, e.g. its delivery note", h.addDocument, api.Creates, api.MaxBody(maxDocumentBody)),
		api.Get("receipt_documents.get", "/receipts/{id}/documents/{document}", tag, auth.AllGroups(),
			"A paper of a receipt", h.document, api.Produces(picture.TypePDF, picture.TypeJPEG, picture.TypePNG)),
		api.Delete("receipt_documents.delete", "/receipts/{id}/documents/{document}", tag, stockrest.Keepers(),
			"Take a paper out of a receipt that is open", func(ctx context.Context, in documentInput) (api.NoContent, error) {
				return api.NoContent{}, h.receipts.RemoveDocument(ctx, auth.Must(ctx), in.ID, in.Document)
			}),
	}
}

const maxDocumentBody = 7 << 20 // bytes: a document of 5 MB as a data URL

// ReceiptDocument is a paper of a receipt.
type ReceiptDocument struct {
	ID   int64     `json:"id"`
	Kind string    `json:"kind" enum:"delivery_note,accompanying_document,photo,other"`
	Name string    `json:"name"` // of the file
	URL  string    `json:"url"`  // where it is read
	At   time.Time `json:"at"`
}

func newReceiptDocument(receiptID int64, d domain.Document) ReceiptDocument {
	return ReceiptDocument{
		ID: d.ID, Kind: string(d.Kind), Name: d.FileName(), URL: fmt.Sprintf("%s/documents/%d", api.IRI("receipts", receiptID), d.ID), At: d.At,
	}
}

// NewReceiptDocument is a paper to keep.
type NewReceiptDocument struct {
	Kind domain.DocumentKind `json:"kind"`
	Name string              `json:"name"` // of the file
	File string              `json:"file"` // data URL of a PDF, JPEG, PNG, GIF, WebP or BMP of at most 5 MB
}

func (n *NewReceiptDocument) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("kind", &n.Kind, validate.Required, validate.OneOf(domain.DocumentKinds()...)),
		validate.Field("name", &n.Name, validate.Required, validate.Max(maxName)),
		validate.Field("file", &n.File, validate.Required),
	}
}

const maxName = 200 // characters of the name of a file

func (h handlers) addDocument(ctx context.Context, in api.BodyByID[NewReceiptDocument]) (ReceiptDetail, error) {
	d := domain.Document{Kind: in.Body.Kind, Name: strings.TrimSpace(in.Body.Name), File: in.Body.File}
	err := h.receipts.AddDocument(ctx, auth.Must(ctx), in.ID, d)
	return api.After(ctx, in.ID, err, h.detail)
}

type documentInput struct {
	ID       int64 `path:"id"`
	Document int64 `path:"document"`
}

func (h handlers) document(ctx context.Context, in documentInput) (api.File, error) {
	d, file, err := h.receipts.Document(ctx, auth.Must(ctx), in.ID, in.Document)
	return files.Answer(file, d.FileName(), err)
}
