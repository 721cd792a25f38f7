// Package rest is the module's part of the API.
package rest

import (
	"bufio"
	"context"

	"millesime/modules/documents/internal/app"
	"millesime/modules/documents/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/gate"
)

const (
	tag      = "documents"
	resource = "documents"

	typeXML = "application/xml"
	typeZIP = "application/zip"

	maxUploadBody = 7 << 20 // bytes: a document of 5 MB as a data URL
)

// Endpoints is the table of operations.
func Endpoints(documents *app.Documents) []api.Route {
	h := handlers{documents}
	return []api.Route{
		api.Get("documents.list", "/documents", tag, auth.AllGroups(),
			"The papers that the reader may read: what the house made, and what others sent it", h.list),
		api.Post("documents.post", "/documents", tag, auth.AllGroups(), "Send a document to somebody of the sender's network", h.send,
			api.Creates, api.MaxBody(maxUploadBody)),
		api.Get("documents.archive", "/documents/archive", tag, auth.AllGroups(),
			"The files of the list's documents in one archive, 1,000 at most", h.archive, api.Exports(typeZIP)),
		api.Get("documents.get", "/documents/{id}", tag, auth.AllGroups(), "One of the reader's documents", h.get),
		api.Get("documents.file", "/documents/{id}/file", tag, auth.AllGroups(),
			"The file of a document; the trail notes it when an administrator reads an invoice or a statement", h.file,
			api.Produces(files.TypePDF, files.TypeJPEG, files.TypePNG)),
		api.Get("documents.xml", "/documents/{id}/xml", tag, auth.AllGroups(), "The data of an electronic invoice", h.xml, api.Produces(typeXML)),
		api.Get("documents.link", "/document_links/{token}", tag, nil, "The file of a document, by a link of a mail", h.link, api.Public,
			api.Produces(files.TypePDF)),
		api.Post("documents.retry", "/documents/{id}/retries", tag, auth.AllGroups(),
			"Try again to make the file of a document that failed", h.retry),
		api.Delete("documents.delete", "/documents/{id}", tag, auth.AllGroups(), "Take away a document that one sent", h.remove),

		api.Get("cart.pdf", "/cart/{id}/pdf", "cart", auth.AllGroups(), "The saved cart as a quotation on paper", h.basket,
			api.Produces(files.TypePDF), api.Heavy(gate.Export)),
		api.Get("cart.save_pdf", "/cart/{id}/pdf/save", "cart", auth.AllGroups(),
			"Keep the saved cart as a quotation among the actor's documents, once for one content", h.saveBasket, api.Heavy(gate.Export)),
	}
}

type handlers struct{ documents *app.Documents }

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Document], error) {
	found, err := h.documents.List(ctx, auth.Must(ctx), in.filter())
	return api.Listed(in.Page, found, shown(ctx), err)
}

// shown shows documents to who calls.
func shown(ctx context.Context) func(domain.Document) Document {
	reader, language := auth.Must(ctx), api.Language(ctx)
	return func(d domain.Document) Document { return newDocument(d, reader, language) }
}

func (h handlers) get(ctx context.Context, in api.ByID) (Document, error) {
	found, err := h.documents.Document(ctx, auth.Must(ctx), in.ID)
	return shown(ctx)(found), err
}

func (h handlers) send(ctx context.Context, in sendInput) (Document, error) {
	sent, err := h.documents.Send(ctx, auth.Must(ctx), app.Sent{
		Recipient: int64(in.Body.Recipient), Name: in.Body.Name, File: in.Body.File,
	})
	return shown(ctx)(sent), err
}

func (h handlers) retry(ctx context.Context, in api.ByID) (Document, error) {
	asked, err := h.documents.Retry(ctx, auth.Must(ctx), in.ID)
	return shown(ctx)(asked), err
}

func (h handlers) remove(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, h.documents.Delete(ctx, auth.Must(ctx), in.ID)
}

func (h handlers) file(ctx context.Context, in api.ByID) (api.File, error) {
	found, file, err := h.documents.Open(ctx, auth.Must(ctx), in.ID)
	return files.Answer(file, nameOf(ctx, found), err)
}

func (h handlers) xml(ctx context.Context, in api.ByID) (api.File, error) {
	found, file, err := h.documents.OpenXML(ctx, auth.Must(ctx), in.ID)
	answer, err := files.Answer(file, found.Number+".xml", err)
	answer.ContentType = typeXML
	return answer, err
}

func nameOf(ctx context.Context, d domain.Document) string {
	return d.NameFor(auth.Must(ctx), api.Language(ctx))
}

func (h handlers) archive(ctx context.Context, in listFilter) (api.Stream, error) {
	found, err := h.documents.Archived(ctx, auth.Must(ctx), in.filter())
	if err != nil {
		return api.Stream{}, err
	}
	reader, language := auth.Must(ctx), api.Language(ctx)
	return api.Stream{ContentType: typeZIP, Name: "documents.zip", Write: func(ctx context.Context, w *bufio.Writer) error {
		return h.documents.Archive(ctx, w, found, func(d domain.Document) string { return d.NameFor(reader, language) })
	}}, nil
}

type cartInput struct {
	ID string `path:"id"`
}

func (h handlers) basket(ctx context.Context, in cartInput) (api.File, error) {
	made, file, err := h.documents.Basket(ctx, auth.Must(ctx), in.ID, api.Language(ctx))
	if err != nil {
		return api.File{}, err
	}
	return api.File{Name: nameOf(ctx, made), ContentType: files.TypePDF, Data: file}, nil
}

func (h handlers) saveBasket(ctx context.Context, in cartInput) (Document, error) {
	kept, err := h.documents.SaveBasket(ctx, auth.Must(ctx), in.ID, api.Language(ctx))
	return shown(ctx)(kept), err
}
