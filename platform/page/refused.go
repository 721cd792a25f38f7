package page

import (
	"net/http"

	"millesime/platform/api"
	"millesime/platform/fault"
)

//nolint:gochecknoglobals // a constant page
var refusedPage = New("refused", `{{define "main"}}<section class="said" role="alert"><p>{{.Why}}</p></section>{{end}}`, "")

// refusedView is why a page is not shown.
type refusedView struct {
	Frame

	Why string
}

// Refused is the page that tells a person why another one is not shown (api.Options).
func Refused(request api.DocumentRequest, status int, why fault.Text) (api.DocumentReply, error) {
	view := refusedView{Frame: refusedPage.Frame(request, "")}
	view.Title = view.Say("Cette page ne peut pas être affichée", "This page cannot be shown")
	view.Hidden, view.Sober, view.Why = true, true, why.In(view.Language)
	if status == http.StatusInternalServerError {
		view.Why = view.Say("Une erreur est survenue de notre côté, et nous en sommes avertis. Réessayez dans un instant.",
			"Something went wrong on our side, and we are told of it. Try again in a moment.")
	}
	return refusedPage.Reply(&view, view.Frame, status)
}
