package rest

import (
	"bytes"
	"context"
	_ "embed" // the page and its style
	"errors"
	"html/template"
	"net/http"
	"strconv"
	"strings"

	"millesime/modules/stores/internal/app"
	"millesime/modules/stores/internal/domain"
	"millesime/platform/api"
)

//go:embed page.html
var pageHTML string

//go:embed page.css
var pageCSS string

var pageTemplate = template.Must(template.New("boutique").Parse(pageHTML)) //nolint:gochecknoglobals // a constant page

// Page answers the public page of a shop. It reads no cookie and sets none, has no script and names nobody else's address. What stands
// on it is for everybody: neither prices of professionals nor figures of the stock.
func Page(ctx context.Context, stores *app.Stores, request api.DocumentRequest) (api.DocumentReply, error) {
	view := newPageView(request)
	slug := request.Params["slug"]
	number, err := strconv.Atoi(request.Query["page"])
	if err != nil {
		number = 1
	}
	shop, part, err := stores.Public(ctx, slug, number)
	switch {
	case errors.Is(err, domain.ErrNotFound):
		return view.reply(http.StatusNotFound)
	case err != nil:
		return api.DocumentReply{}, err
	case shop.Slug != slug:
		return api.DocumentReply{Redirect: request.Address(domain.Path(shop.Slug)), Moved: true}, nil
	}
	view.Register += "?store=" + slug
	view.fill(&shop, part)
	return view.reply(http.StatusOK)
}

// pageView is what the page shows.
type pageView struct {
	Language, Other, OtherName string
	Style                      template.CSS
	Words                      pageWords
	Title, Description         string
	Known, Open                bool
	Banner, Logo, CGV          string
	City, Slug                 string
	Paragraphs                 []string
	Francos                    []string
	Count                      string
	Products                   []productView
	Pages                      []pageLink
	Notice                     []noticeLine
	Prefix, Login, Register    string // Prefix is that of paths in the language
}

type pageLink struct {
	Number  int
	Address string
	Here    bool
}

type noticeLine struct{ Name, Text, Address string }

func newPageView(request api.DocumentRequest) pageView {
	language := request.Reads()
	view := pageView{
		Language: language, Words: wordsOf(language), Style: template.CSS(pageCSS), //nolint:gosec // our own style
	}
	view.Other, view.OtherName = view.Words.Other, view.Words.OtherName
	view.Title = view.Words.Unknown
	if language == "en" {
		view.Prefix = "/en"
	}
	view.Login, view.Register = view.Prefix+"/login", view.Prefix+"/register"
	return view
}

// reply is the page with a status.
func (v *pageView) reply(status int) (api.DocumentReply, error) {
	var page bytes.Buffer
	err := pageTemplate.Execute(&page, v)
	return api.DocumentReply{HTML: page.Bytes(), Status: status, Policy: api.PicturePolicy(pageCSS), Language: v.Language}, err
}

func (v *pageView) fill(s *domain.Shown, part domain.Part) {
	v.Known, v.Open, v.Title, v.Slug = true, s.IsOpen(), s.Name, s.Slug
	v.Banner, v.Logo = api.OrZero(address(s.Banner)), api.OrZero(address(s.Case.Logo))
	if s.Address != nil {
		v.City = s.Address.City
	}
	for paragraph := range strings.SplitSeq(s.Presentation, "\n") {
		if paragraph != "" {
			v.Paragraphs = append(v.Paragraphs, paragraph)
		}
	}
	if len(v.Paragraphs) > 0 {
		v.Description = v.Paragraphs[0]
	}
	v.Notice = notice(s, &v.Words)
	if !v.Open {
		return
	}
	v.CGV = api.OrZero(address(s.Case.CGV))
	v.Francos = francos(s, v.Language)
	v.Count = v.Words.count(part.All)
	for i := range s.Goods {
		v.Products = append(v.Products, productOf(&s.Goods[i], v))
	}
	for n := 1; n <= part.Pages && part.Pages > 1; n++ {
		v.Pages = append(v.Pages, pageLink{n, "?lang=" + v.Language + "&page=" + strconv.Itoa(n), n == part.Page})
	}
}
