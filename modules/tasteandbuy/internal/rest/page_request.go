package rest

import (
	"context"
	_ "embed" // the pages and their style
	"net/http"
	"strings"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/page"
)

//go:embed demande.html
var requestHTML string

//go:embed pages.css
var pagesCSS string

var requestPage = page.NewForm("demande", requestHTML, pagesCSS) //nolint:gochecknoglobals // a constant page

// requestView is what the page shows on which a guest orders.
type requestView struct {
	page.Frame

	Message, Answered, Follow string
	Open, May                 bool
	Moved                     string
	Lines                     []lineView
	Sellers                   []sellerView
	Obstacles                 []string
	Address, Shipping, Total  string
	Seen                      string // digest of what is shown, to be sent back
}

type sellerView struct{ Text, Terms string } // Terms: where its general terms are read

type lineView struct{ Text, Amount, Gone string }

// ticked is what a box of the page sends.
const ticked = "1"

// RequestPage answers the page on which a guest orders what it asked for in the room, or declines: without an account, script or cookie.
// Whoever has its address is the guest.
func RequestPage(ctx context.Context, requests *app.Requests, request api.DocumentRequest) (api.DocumentReply, error) {
	token := request.Params["token"]
	var refused error
	switch request.Form["action"] {
	case "conclude":
		follow, err := requests.Conclude(ctx, token, request.IP, app.Agreement{
			OfAge: request.Form["age"] == ticked, Terms: request.Form["terms"] == ticked, Seen: request.Form["seen"],
		})
		if err == nil {
			return api.DocumentReply{Redirect: request.Address(follow)}, nil
		}
		refused = err
	case "refuse":
		if refused = requests.Refuse(ctx, token, request.IP); refused == nil {
			return api.DocumentReply{Redirect: request.Address("/demande/" + token)}, nil
		}
	}
	view := requestView{Frame: requestPage.Frame(request, "")}
	view.Title = view.Say("Votre demande", "Your request")
	v, err := requests.Visit(ctx, token, request.IP)
	if err == nil {
		view.fill(&v)
		if v.Follow != "" {
			view.Follow = request.Address(v.Follow)
		}
		err = refused
	}
	return privately(requestPage, &view, &view.Frame, &view.Message, err)
}

// privately answers a page of one reader, with what it is refused.
func privately(kind *page.Page, view any, frame *page.Frame, message *string, refused error) (api.DocumentReply, error) {
	status, wait := http.StatusOK, time.Duration(0)
	if refused != nil {
		said, known := fault.As(refused)
		if !known {
			return api.DocumentReply{}, refused
		}
		status, wait, *message = said.Kind.Status(), said.Wait, said.Line().In(frame.Language)
	}
	frame.Hidden = true
	reply, err := kind.Reply(view, *frame, status)
	reply.Private, reply.Wait = true, wait
	return reply, err
}

func (view *requestView) fill(v *domain.Visit) {
	in := func(text fault.Text) string { return text.In(view.Language) }
	euros := func(c money.Cents) string { return in(fault.Euros(c)) }
	view.Under = view.Say("Des vins goûtés chez ", "Wines tasted at ") + v.Restaurant
	switch v.Status {
	case domain.Concluded:
		view.Answered = view.Say("Vous avez commandé ces vins. Merci.", "You ordered these wines. Thank you.")
		return
	case domain.Refused:
		view.Answered = view.Say("Vous avez décliné. Rien n’a été commandé, et vos coordonnées seront effacées dans trois mois.",
			"You declined. Nothing was ordered, and your details will be erased in three months.")
		return
	case domain.Canceled:
		view.Answered = view.Say("Le restaurant a annulé cette demande. Rien n’a été commandé.", "The restaurant cancelled this request. Nothing was ordered.")
		return
	case domain.Sent:
		view.Open = true
	default:
		view.Answered = in(domain.ErrLinkEnded.Line())
		return
	}
	view.May = v.MayConclude()
	for _, part := range v.Now.Parts {
		for _, item := range part.Items {
			view.Lines = append(view.Lines, lineView{Text: counted(item.Quantity, item.Product), Amount: euros(item.TotalTaxIncl)})
		}
		seller := sellerView{Text: view.Say("Vendeur : ", "Seller: ") + strings.Join(lists.Known(
			part.Supplier.DisplayName(), v.Seats[part.Supplier.ID], labelled("SIREN ", part.Supplier.SIREN), v.Sellers[part.Supplier.ID].Email, part.Supplier.Phone), ", ")}
		if file := v.Terms[part.Supplier.ID]; file != "" {
			seller.Terms = files.Address(file)
		}
		view.Sellers = append(view.Sellers, seller)
	}
	for _, gone := range v.Gone {
		view.Lines = append(view.Lines, lineView{
			Text: counted(gone.Item.Quantity, gone.Item.Product), Amount: euros(gone.Item.Total),
			Gone: view.Say("Ne peut plus être commandé. ", "Cannot be ordered any more. ") + in(gone.Why),
		})
	}
	if v.Now.TotalTaxIncl != v.Request.Total && view.May {
		view.Moved = in(fault.Say("Depuis votre visite, le total est passé de {before} à {after}.", "Since your visit the total went from {before} to {after}.").
			Fill("before", fault.Euros(v.Request.Total), "after", fault.Euros(v.Now.TotalTaxIncl)))
	}
	if len(v.Goods) == 0 {
		view.Obstacles = append(view.Obstacles, view.Say("Aucun de ces vins ne peut plus être commandé.",
			"None of these wines can be ordered any more."))
	}
	view.Obstacles = append(view.Obstacles, lists.Each(v.Obstacles, in)...)
	a := v.Guest.Address
	view.Address = strings.Join(lists.Known(v.Guest.Name(), a.Line()), ", ")
	view.Shipping, view.Total, view.Seen = euros(v.Shipping()), euros(v.Now.TotalTaxIncl), domain.Digest(v.Now.Parts)
}

func counted(quantity int64, p ordersapi.Product) string {
	return fault.Same("{n} × {wine}").Fill("n", quantity, "wine", ordersapi.Called(p.Name, p.Vintage)).FR
}

// labelled is a text behind its label; "" stays so.
func labelled(label, text string) string {
	if text == "" {
		return ""
	}
	return label + text
}
