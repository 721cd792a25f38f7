package rest

import (
	"context"
	"strings"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// statusEndpoints are how admins move many accounts at once (domain 1.3).
func (a *API) statusEndpoints() []api.Route {
	return []api.Route{
		api.Post("users.statuses", "/users/statuses", tagPeople, []auth.Group{auth.Admin, auth.Superadmin},
			"Give many accounts another status, each as far as it may", a.changeStatuses),
	}
}

type statusesInput struct{ Body StatusRequest }

// StatusRequest asks for another status of some people. The same request with the status before undoes it.
type StatusRequest struct {
	Users  []api.Reference `json:"users"            ref:"users"`
	Status auth.Status     `json:"status"`
	Reason string          `json:"reason,omitempty"` // a refusal needs one
}

// maxStatuses is how many people one request moves.
const maxStatuses = 500

func (r *StatusRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("users", &r.Users, validate.Required, validate.MaxItems(maxStatuses)),
		validate.Field("status", &r.Status, validate.Required, validate.OneOf(auth.AllStatuses()...)),
		validate.Field("reason", &r.Reason, validate.Max(maxReason)),
	}
}

// StatusResults tell what became of each person, in the order of the request.
type StatusResults struct {
	Results []StatusResult `json:"results"`
}

// StatusResult is what became of one person.
type StatusResult struct {
	User     string      `json:"user"`
	ID       int64       `json:"id"`
	Status   string      `json:"status" enum:"done,refused"`
	Previous auth.Status `json:"previous" enum:"processing,valid,blocked,deleted,"` // its status before; "" for who cannot be found
	Message  string      `json:"message"`                                           // why it was refused
}

const (
	resultDone    = "done"
	resultRefused = "refused"
)

func (a *API) changeStatuses(ctx context.Context, in statusesInput) (StatusResults, error) {
	change := domain.StatusChange{To: in.Body.Status, Reason: strings.TrimSpace(in.Body.Reason)}
	for _, user := range in.Body.Users {
		change.UserIDs = append(change.UserIDs, int64(user))
	}
	outcomes, err := a.Statuses.Change(ctx, auth.Must(ctx), change)
	if err != nil {
		return StatusResults{}, err
	}
	out := StatusResults{Results: make([]StatusResult, 0, len(outcomes))}
	for _, o := range outcomes {
		result := StatusResult{User: api.IRI(resourceUsers, o.UserID), ID: o.UserID, Status: resultDone, Previous: o.Previous}
		if o.Refusal != nil {
			result.Status, result.Message = resultRefused, told(ctx, o.Refusal)
		}
		out.Results = append(out.Results, result)
	}
	return out, nil
}

// told is a refusal in the reader's language: that of the value at fault where there is one.
func told(ctx context.Context, refusal error) string {
	f, ok := fault.As(refusal)
	if !ok {
		return refusal.Error()
	}
	text := f.Text
	if len(f.Violations) > 0 {
		text = f.Violations[0].Text
	}
	if api.Language(ctx) == "en" {
		return text.EN
	}
	return text.FR
}
