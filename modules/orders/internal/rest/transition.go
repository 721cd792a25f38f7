package rest

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// transitionEndpoints are the calls that change the state of orders.
func (h handlers) transitionEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.transition", "/orders/{id}/transitions", tag, auth.AllGroups(),
			"Bring an order to another state, one of its transitions; a quotation becomes an order by processing", h.transition,
			api.MaxBody(maxReportBody)),
		api.Post("orders.transitions", "/orders/transitions", tag, auth.AllGroups(),
			"Bring many orders to another state, each as far as it may", h.transitionMany),
	}
}

// TransitionRequest asks for another state of an order.
type TransitionRequest struct {
	Transition domain.Status `json:"transition"`        // the code of the state
	Comment    string        `json:"comment,omitempty"` // the reason, where one is required
	From       domain.Status `json:"from,omitempty"`    // the state that was on the screen: another one now is a conflict

	Incident   *IncidentReport      `json:"incident,omitempty"`   // with transition incident: what is wrong
	Outcomes   []IncidentSettlement `json:"outcomes,omitempty"`   // out of incident: how each line of it is settled
	Revision   int64                `json:"revision,omitempty"`   // of a quotation: another one now is a conflict
	CGAccepted bool                 `json:"cgAccepted,omitempty"` // by the customer who accepts a quotation
	Proof      string               `json:"proof,omitempty"`      // of its agreement, when a seller accepts for it: a data URL, PDF or picture

	DeliveredOn *string `json:"deliveredOn,omitempty"` // with transition shipped: when its parcels arrived, in Paris, YYYY-MM-DD; null: today
}

const maxComment = 1000 // characters

func (r *TransitionRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("transition", &r.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &r.Comment, validate.Max(maxComment)),
		validate.Field("from", &r.From, validate.Optional, validate.OneOf(domain.Statuses()...)),
		validate.Field("deliveredOn", &r.DeliveredOn, validate.Date),
		validate.Nested("incident", r.Incident, (*IncidentReport).Rules),
		validate.Field("outcomes", &r.Outcomes, validate.MaxItems(maxReported)),
		validate.Each("outcomes", &r.Outcomes, (*IncidentSettlement).Rules),
	}
}

func (h handlers) transition(ctx context.Context, in api.BodyByID[TransitionRequest]) (OrderDetail, error) {
	change := domain.Change{
		To: in.Body.Transition, From: in.Body.From, Comment: in.Body.Comment, Revision: in.Body.Revision,
		DeliveredOn: api.OrZero(in.Body.DeliveredOn),
	}
	if err := h.move(ctx, in.ID, change, in.Body); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, api.ByID{ID: in.ID})
}

// move makes the change: with an incident, or to accept a quotation, there is more to write than a state.
func (h handlers) move(ctx context.Context, id int64, change domain.Change, body TransitionRequest) error {
	switch {
	case change.To == domain.Incident:
		return h.openIncident(ctx, id, change, body.Incident)
	case body.Outcomes != nil:
		return h.settleIncident(ctx, id, change, body.Outcomes)
	case change.To == domain.Processing:
		return h.accept(ctx, id, change, body)
	default:
		return h.orders.Move(ctx, auth.Must(ctx), id, change)
	}
}

func (h handlers) accept(ctx context.Context, id int64, change domain.Change, body TransitionRequest) error {
	if change.From == "" && body.Revision != 0 {
		change.From = domain.Quotation
	}
	return h.orders.Accept(ctx, auth.Must(ctx), id, change, domain.Acceptance{
		Revision: body.Revision, CGAccepted: body.CGAccepted, Proof: body.Proof,
	})
}

type transitionsInput struct{ Body TransitionsRequest }

// TransitionsRequest asks for another state of many orders.
type TransitionsRequest struct {
	Orders     []api.Reference `json:"orders"            ref:"orders"`
	Transition domain.Status   `json:"transition"`
	Comment    string          `json:"comment,omitempty"`

	DeliveredOn *string `json:"deliveredOn,omitempty"` // with transition shipped: when their parcels arrived, in Paris, YYYY-MM-DD; null: today
}

// maxTransitions is how many orders one request moves.
const maxTransitions = 1000

func (r *TransitionsRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("orders", &r.Orders, validate.Required, validate.MaxItems(maxTransitions)),
		validate.Field("transition", &r.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &r.Comment, validate.Max(maxComment)),
		validate.Field("deliveredOn", &r.DeliveredOn, validate.Date),
	}
}

// TransitionResults tell what became of each order, in the order of the request.
type TransitionResults struct {
	Results []TransitionResult `json:"results"`
}

// TransitionResult is what became of one order.
type TransitionResult struct {
	Order  string           `json:"order"`
	ID     int64            `json:"id"`
	Number string           `json:"number"` // "" for one that cannot be found
	Status string           `json:"status"` // as it is now
	Error  *TransitionError `json:"error"`  // null when it moved
}

// TransitionError is why an order did not move.
type TransitionError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (h handlers) transitionMany(ctx context.Context, in transitionsInput) (TransitionResults, error) {
	change := domain.Change{To: in.Body.Transition, Comment: in.Body.Comment, DeliveredOn: api.OrZero(in.Body.DeliveredOn)}
	outcomes, err := h.orders.MoveMany(ctx, auth.Must(ctx), api.IDs(in.Body.Orders), change)
	if err != nil {
		return TransitionResults{}, err
	}
	out := TransitionResults{Results: lists.Each(outcomes, func(o domain.Outcome) TransitionResult { return newTransitionResult(ctx, o) })}
	return out, nil
}

func newTransitionResult(ctx context.Context, o domain.Outcome) TransitionResult {
	return TransitionResult{
		Order: api.IRI("orders", o.OrderID), ID: o.OrderID, Number: o.Order.Number, Status: string(o.Order.Status),
		Error: newTransitionError(ctx, o.Refusal),
	}
}

// newTransitionError tells a refusal in the reader's language: that of the value at fault where there is one.
func newTransitionError(ctx context.Context, refusal error) *TransitionError {
	f, ok := fault.As(refusal)
	if !ok {
		return nil
	}
	if len(f.Violations) > 0 {
		return &TransitionError{Code: f.Violations[0].Code, Message: f.Violations[0].Text.In(api.Language(ctx))}
	}
	return &TransitionError{Code: f.Code, Message: f.Text.In(api.Language(ctx))}
}
