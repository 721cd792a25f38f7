package rest

import (
	"context"

	"millesime/modules/samples/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// SampleTransition asks for another state.
type SampleTransition struct {
	Transition domain.Status `json:"transition"`        // the state's code
	Comment    string        `json:"comment,omitempty"` // a refusal needs one: the buyer reads it
}

// Rules of a transition. Pending is a state, and nothing leads there: the state table says so.
func (t *SampleTransition) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &t.Comment, validate.Max(maxComment)),
	}
}

func (h handlers) transition(ctx context.Context, in api.BodyByID[SampleTransition]) (SampleRequestDetail, error) {
	outcomes, err := h.requests.Move(ctx, auth.Must(ctx), domain.Change{
		IDs: []int64{in.ID}, To: in.Body.Transition, Comment: in.Body.Comment,
	})
	if err == nil {
		err = outcomes[0].Refusal
	}
	return api.After(ctx, in.ID, err, h.detail)
}

type transitionsInput struct{ Body SampleTransitions }

// SampleTransitions asks for another state of many requests.
type SampleTransitions struct {
	Requests   []api.Reference `json:"requests"          ref:"sample_requests"`
	Transition domain.Status   `json:"transition"`
	Comment    string          `json:"comment,omitempty"`
}

// maxTransitions is how many requests one call moves.
const maxTransitions = 200

// Rules of a call for many: they are answered together, each is ordered by itself.
func (t *SampleTransitions) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("requests", &t.Requests, validate.Required, validate.MaxItems(maxTransitions)),
		validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Valid, domain.Reject)),
		validate.Field("comment", &t.Comment, validate.Max(maxComment)),
	}
}

// SampleResults tell what became of each request, in the order asked.
type SampleResults struct {
	Results []SampleResult `json:"results"`
}

// SampleResult is what became of one request.
type SampleResult struct {
	Request string       `json:"request"`
	ID      int64        `json:"id"`
	Status  string       `json:"status" enum:"pending,valid,ordering,reject,"` // now; "" for what cannot be found
	Error   *SampleError `json:"error"`                                        // null when it moved
}

// SampleError is why a request did not move.
type SampleError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (h handlers) transitions(ctx context.Context, in transitionsInput) (SampleResults, error) {
	outcomes, err := h.requests.Move(ctx, auth.Must(ctx), domain.Change{
		IDs: api.IDs(in.Body.Requests), To: in.Body.Transition, Comment: in.Body.Comment,
	})
	return SampleResults{Results: lists.Each(outcomes, func(o domain.Outcome) SampleResult {
		return SampleResult{Request: api.IRI(resource, o.ID), ID: o.ID, Status: string(o.Status), Error: told(ctx, o.Refusal)}
	})}, err
}

// told is a refusal in the reader's language: that of the value at fault where there is one.
func told(ctx context.Context, refusal error) *SampleError {
	f, ok := fault.As(refusal)
	if !ok {
		return nil
	}
	text := f.Text
	if len(f.Violations) > 0 {
		text = f.Violations[0].Text
	}
	return &SampleError{Code: f.Code, Message: text.In(api.Language(ctx))}
}

// NewSampleFeedback is what a buyer thought.
type NewSampleFeedback struct {
	Rating  int    `json:"rating"` // 1 to 5
	Comment string `json:"comment,omitempty"`
}

const (
	lowestRating, highestRating = 1, 5
	maxFeedback                 = 1000 // characters
)

func (f *NewSampleFeedback) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("rating", &f.Rating, validate.Required, validate.Between(lowestRating, highestRating)),
		validate.Field("comment", &f.Comment, validate.Max(maxFeedback)),
	}
}

func (h handlers) feedback(ctx context.Context, in api.BodyByID[NewSampleFeedback]) (SampleRequestDetail, error) {
	err := h.requests.Rate(ctx, auth.Must(ctx), in.ID, in.Body.Rating, in.Body.Comment)
	return api.After(ctx, in.ID, err, h.detail)
}
