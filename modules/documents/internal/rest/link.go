package rest

import (
	"bytes"
	"context"
	_ "embed" // the page and its style
	"html/template"

	"millesime/modules/documents/internal/app"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/files"
)

type linkInput struct {
	Token string `path:"token"`
}

func (h handlers) link(ctx context.Context, in linkInput) (api.File, error) {
	found, reader, file, err := h.documents.OpenByLink(ctx, in.Token, api.ClientIP(ctx))
	return files.Answer(file, found.NameFor(reader, found.Language), err)
}

//go:embed link.html
var linkHTML string

//go:embed link.css
var linkCSS string

var linkPage = template.Must(template.New("link").Parse(linkHTML)) //nolint:gochecknoglobals // a constant page

// linkView is what the page of a link shows that opens nothing.
type linkView struct {
	Language, Title, Words, SignIn, Path string
	Style                                template.CSS
}

// LinkDocument follows a link of a mail to its file, or says calmly why it leads nowhere and where to go instead.
func LinkDocument(ctx context.Context, documents *app.Documents, request api.DocumentRequest) (api.DocumentReply, error) {
	token := request.Params["token"]
	_, _, err := documents.Followed(ctx, token, request.IP)
	if err == nil {
		return api.DocumentReply{Redirect: "/api/document_links/" + token}, nil
	}
	said, known := fault.As(err)
	if !known {
		return api.DocumentReply{}, err
	}
	in := func(text fault.Text) string { return text.In(request.Locale) }
	view := linkView{
		Language: request.Locale, Style: template.CSS(linkCSS), //nolint:gosec // our own style
		Title: in(fault.Say("Ce lien n’ouvre plus de document", "This link opens no document any more")), Words: in(said.Line()),
		SignIn: in(fault.Say("Voir mes documents", "See my documents")), Path: "/documents",
	}
	if request.Locale == "en" {
		view.Path = "/en/documents"
	}
	var page bytes.Buffer
	if err := linkPage.Execute(&page, view); err != nil {
		return api.DocumentReply{}, err
	}
	return api.DocumentReply{HTML: page.Bytes(), Status: said.Kind.Status(), Policy: api.StylePolicy(linkCSS), Language: request.Locale}, nil
}
