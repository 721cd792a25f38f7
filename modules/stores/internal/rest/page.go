package rest

import (
	"context"
	_ "embed" // the page and its style
	"errors"
	"net/http"
	"strconv"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/stores/internal/app"
	"millesime/modules/stores/internal/domain"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/page"
)

//go:embed page.html
var pageHTML string

//go:embed page.css
var pageCSS string

var shopPage = page.New("boutique", pageHTML, pageCSS) //nolint:gochecknoglobals // a constant page

// Page answers the public page of a shop. It reads no cookie and sets none, has no script and names nobody else's address. What stands
// on it is for everybody: neither prices of professionals nor figures of the stock.
func Page(ctx context.Context, stores *app.Stores, publicURL string, request api.DocumentRequest) (api.DocumentReply, error) {
	slug := request.Params["slug"]
	number, err := strconv.Atoi(request.Query["page"])
	if err != nil {
		number = 1
	}
	shop, part, err := stores.Public(ctx, slug, number)
	view := newPageView(request)
	switch {
	case errors.Is(err, domain.ErrNotFound):
		return view.reply(http.StatusNotFound)
	case err != nil:
		return api.DocumentReply{}, err
	case shop.Slug != slug:
		return api.DocumentReply{Redirect: request.Address(domain.Path(shop.Slug)), Moved: true}, nil
	}
	view.fill(&shop, part)
	if view.Open {
		view.Canonical = publicURL + view.Canonical
	}
	return view.reply(http.StatusOK)
}

// pageView is what the page shows.
type pageView struct {
	page.Frame
	Known, Open     bool
	CGV, Slug       string
	Paragraphs      []string
	Francos         []string
	Count           string
	Products        []productView
	Pages           []pageLink
	Before, After   string // where the products before and after these are; "": there are none
	Notice          []noticeLine
	Login, Register string
	Withdrawal      string
}

type pageLink struct {
	Number  int
	Address string
	Here    bool
}

type noticeLine struct{ Name, Text string }

func newPageView(request api.DocumentRequest) pageView {
	view := pageView{Frame: shopPage.Frame(request, "")}
	view.Title, view.Hidden = view.Say("Boutique introuvable", "Shop not found"), true
	return view
}

// reply is the page with a status.
func (v *pageView) reply(status int) (api.DocumentReply, error) {
	return shopPage.Reply(v, v.Frame, status)
}

func (v *pageView) fill(s *domain.Shown, part domain.Part) {
	v.Known, v.Open, v.Title, v.Slug = true, s.IsOpen(), s.Name, s.Slug
	v.Hidden = !v.Open
	v.Banner, v.Logo = api.OrZero(address(s.Banner)), api.OrZero(address(s.Case.Logo))
	if s.Address != nil {
		v.Under = s.Address.City
	}
	for paragraph := range strings.SplitSeq(s.Presentation, "\n") {
		if paragraph != "" {
			v.Paragraphs = append(v.Paragraphs, paragraph)
		}
	}
	v.Describe(strings.Join(v.Paragraphs, " "))
	v.Notice = notice(s, v)
	if !v.Open {
		return
	}
	v.Login, v.Register = v.Prefix()+"/login", v.Prefix()+"/register?store="+v.Slug
	v.Withdrawal = ordersapi.WithdrawalText().In(v.Language)
	v.CGV = api.OrZero(address(s.Case.CGV))
	v.Francos = francos(s, v.Language)
	v.Count = fault.Count(int64(part.All), "produit", "product").In(v.Language)
	for i := range s.Goods {
		v.Products = append(v.Products, productOf(&s.Goods[i], v))
	}
	v.divide(part)
}

// divide leads to the other pages of a shop, and tells the one address of this one.
func (v *pageView) divide(part domain.Part) {
	v.Canonical = v.Prefix() + domain.Path(v.Slug)
	if part.Page > 1 {
		v.Canonical += "?page=" + strconv.Itoa(part.Page)
		v.Switch += "&page=" + strconv.Itoa(part.Page)
	}
	at := func(n int) string { return "?lang=" + v.Language + "&page=" + strconv.Itoa(n) }
	for n := 1; n <= part.Pages && part.Pages > 1; n++ {
		v.Pages = append(v.Pages, pageLink{n, at(n), n == part.Page})
	}
	if part.Page > 1 {
		v.Before = at(part.Page - 1)
	}
	if part.Page < part.Pages {
		v.After = at(part.Page + 1)
	}
}
