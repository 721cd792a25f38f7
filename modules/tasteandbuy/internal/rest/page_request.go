package rest

import (
	"context"
	_ "embed" // the pages and their style
	"net/http"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/platform/api"
	"millesime/platform/fault"
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
	Until                     string // of a request that awaits an answer
	Lost                      lostView
	Sellers                   []sellerView
	May                       bool // something can be ordered
	Moved, Seen               string
	Facts                     []factView
	Total                     string
	Declining                 bool // it is asked whether the guest declines
	Decline, Back             string
}

// lostView are the wines that cannot be ordered any more.
type lostView struct {
	Title, Rest string
	Lines       []lineView
	Contacts    []ordersapi.ShopSeller // whom to write to when nothing is left
}

// sellerView is what is ordered of a seller, and who that is.
type sellerView struct {
	Name     string
	Lines    []lineView
	Shipping string
	Total    string // among several sellers
	Facts    []factView
	Terms    string // where its general terms are read
}

type factView struct{ Name, Text string }

// lineView is a line of a page; what is empty is not shown.
type lineView struct{ Text, Facts, Each, Awaited, Amount string }

// ticked is what a box of the page sends.
const ticked = "1"

// RequestPage answers the page on which a guest orders what it asked for in the room, or declines: without an account, script or cookie.
// Whoever has its address is the guest.
func RequestPage(ctx context.Context, requests *app.Requests, request api.DocumentRequest) (api.DocumentReply, error) {
	token := request.Params["token"]
	view := requestView{Frame: requestPage.Frame(request, ""), Back: request.Address("/demande/" + token)}
	view.Decline = view.Back + joined(view.Back) + "answer=no"
	view.Title = view.Say("Votre demande", "Your request")
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
			return api.DocumentReply{Redirect: view.Back}, nil
		}
	}
	v, err := requests.Visit(ctx, token, request.IP)
	if err == nil {
		view.fill(&v)
		view.Declining = view.May && request.Query["answer"] == "no"
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
