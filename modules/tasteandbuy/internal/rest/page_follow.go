package rest

import (
	"context"
	_ "embed" // the page
	"maps"
	"slices"
	"strconv"
	"strings"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/page"
)

//go:embed suivi.html
var followHTML string

var followPage = page.NewForm("suivi", followHTML, pagesCSS) //nolint:gochecknoglobals // a constant page

// followView is what the page shows on which a guest pays, follows and may withdraw.
type followView struct {
	page.Frame

	Message, Done string
	Keeps         string // the language of the address, if it names one
	Orders        []orderView
}

// FollowPage answers the page on which a guest follows its orders without an account.
func FollowPage(ctx context.Context, requests *app.Requests, request api.DocumentRequest) (api.DocumentReply, error) {
	token := request.Params["token"]
	view := followView{Frame: followPage.Frame(request, "")}
	view.Title = view.Say("Votre commande", "Your order")
	var refused error
	if request.Form["action"] == "withdraw" {
		order, kept := number(request.Form["order"]), number(request.Form["kept"])
		if refused = requests.Withdraw(ctx, token, request.IP, order, givenBack(request.Form), kept); refused == nil {
			to := request.Address("/suivi/" + token)
			return api.DocumentReply{Redirect: to + joined(to) + "withdrawn=" + strconv.FormatInt(order, 10)}, nil
		}
	}
	followed, err := requests.Follow(ctx, token, request.IP)
	if err == nil {
		if withdrawn(followed.Orders, request.Query["withdrawn"]) {
			view.Done = view.Say("Votre rétractation est enregistrée. Vous recevez un accusé de réception par e-mail.",
				"Your withdrawal is recorded. You get an acknowledgement by e-mail.")
		}
		view.Under = view.Say("Des vins goûtés chez ", "Wines tasted at ") + followed.Restaurant
		asked := request.Query["order"]
		view.Orders = lists.Each(followed.Orders, func(o app.FollowedOrder) orderView { return view.order(&o, asked) })
		err = refused
	}
	view.Keeps = request.Query["lang"]
	return privately(followPage, &view, &view.Frame, &view.Message, err)
}

// noNumber stands for what a form says instead of a number of bottles, or of an order.
const noNumber = -1

func number(value string) int64 {
	n, err := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
	if err != nil {
		return noNumber
	}
	return n
}

// unitsOf is the name of the field that takes how much of a line is given back.
const unitsOf = "units-"

// givenBack are the units by line that a form names; none: all.
func givenBack(form map[string]string) map[int64]int64 {
	units := map[int64]int64{}
	for name, value := range form {
		id, err := strconv.ParseInt(strings.TrimPrefix(name, unitsOf), 10, 64)
		if err != nil || !strings.HasPrefix(name, unitsOf) {
			continue
		}
		units[id] = number(value)
	}
	if chosen := maps.Clone(units); len(units) > 0 {
		maps.DeleteFunc(chosen, func(_, n int64) bool { return n == 0 })
		if len(chosen) > 0 {
			return chosen
		}
	}
	return units // with nothing chosen that is refused, and does not mean all
}

// joined is what a further member of a query begins with.
func joined(address string) string {
	if strings.Contains(address, "?") {
		return "&"
	}
	return "?"
}

// withdrawn tells whether the guest has withdrawn from the order that the address names.
func withdrawn(orders []app.FollowedOrder, id string) bool {
	return slices.ContainsFunc(orders, func(o app.FollowedOrder) bool { return strconv.FormatInt(o.ID, 10) == id && o.HasWithdrawn })
}
