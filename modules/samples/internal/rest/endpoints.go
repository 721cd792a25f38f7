package rest

import (
	"context"
	"net/http"
	"slices"

	"millesime/modules/samples/internal/app"
	"millesime/modules/samples/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
)

const (
	tag      = "samples"
	resource = "sample_requests"
)

// tasters are the groups that may ask for samples: those that buy to sell or serve.
func tasters() []auth.Group { return append(auth.Buyers(), auth.Negociant) }

// Endpoints is the table of operations.
func Endpoints(requests *app.Requests) []api.Route {
	h := handlers{requests}
	everyone, givers := auth.AllGroups(), []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	professionals := slices.DeleteFunc(auth.AllGroups(), func(g auth.Group) bool { return !g.IsProfessional() })
	return []api.Route{
		api.Endpoint[listInput, api.Collection[SampleRequest]]{
			ID: "sample_requests.list", Method: http.MethodGet, Path: "/sample_requests", Tag: tag, Groups: everyone,
			Summary: "Sample requests in the reader's scope, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[struct{}, SampleSummary]{
			ID: "sample_requests.summary", Method: http.MethodGet, Path: "/sample_requests/summary", Tag: tag, Groups: everyone,
			Summary: "The reader's last twelve months of samples in figures",
			Handle:  h.summary,
		}.Route(),
		api.Endpoint[allowanceInput, SampleAllowance]{
			ID: "sample_requests.allowance", Method: http.MethodGet, Path: "/sample_requests/allowance", Tag: tag, Groups: tasters(),
			Summary: "Whether the reader may ask for a sample of a product now, and why not",
			Handle:  h.allowance,
		}.Route(),
		api.Endpoint[askInput, SampleRequestDetail]{
			ID: "sample_requests.post", Method: http.MethodPost, Path: "/sample_requests", Tag: tag, Groups: tasters(),
			Summary: "Ask for units of a product to taste", Success: http.StatusCreated,
			Handle: h.ask,
		}.Route(),
		api.Endpoint[transitionsInput, SampleResults]{
			ID: "sample_requests.transitions", Method: http.MethodPost, Path: "/sample_requests/transitions", Tag: tag, Groups: professionals,
			Summary: "Accept or refuse many sample requests, each as far as it may",
			Handle:  h.transitions,
		}.Route(),
		api.Endpoint[itemInput, SampleRequestDetail]{
			ID: "sample_requests.get", Method: http.MethodGet, Path: "/sample_requests/{id}", Tag: tag, Groups: everyone,
			Summary: "One sample request with its timeline",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[itemInput, api.NoContent]{
			ID: "sample_requests.delete", Method: http.MethodDelete, Path: "/sample_requests/{id}", Tag: tag, Groups: professionals,
			Summary: "Withdraw one's own request while nobody has answered it",
			Handle:  h.withdraw,
		}.Route(),
		api.Endpoint[transitionInput, SampleRequestDetail]{
			ID: "sample_requests.transition", Method: http.MethodPost, Path: "/sample_requests/{id}/transitions", Tag: tag, Groups: professionals,
			Summary: "Accept, refuse or order a sample, as the state table says",
			Handle:  h.transition,
		}.Route(),
		api.Endpoint[feedbackInput, SampleRequestDetail]{
			ID: "sample_requests.feedback", Method: http.MethodPost, Path: "/sample_requests/{id}/feedback", Tag: tag, Groups: professionals,
			Summary: "Say what one thought of a sample that was delivered",
			Handle:  h.feedback,
		}.Route(),
		api.Endpoint[itemInput, SampleQuota]{
			ID: "sample_quotas.get", Method: http.MethodGet, Path: "/sample_quotas/{id}", Tag: tag, Groups: givers,
			Summary: "How many units of each product a supplier gives a customer in a year",
			Handle:  h.quota,
		}.Route(),
		api.Endpoint[quotaInput, SampleQuota]{
			ID: "sample_quotas.patch", Method: http.MethodPatch, Path: "/sample_quotas/{id}", Tag: tag, Groups: givers,
			Summary: "Change how many units of each product a supplier gives a customer in a year",
			Reads: func(ctx context.Context, in quotaInput) ([]any, error) {
				return api.Read(h.quota(ctx, itemInput{ID: in.ID}))
			},
			Handle: h.setQuota,
		}.Route(),
	}
}

type handlers struct{ requests *app.Requests }

type itemInput struct {
	ID int64 `path:"id"`
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[SampleRequest], error) {
	reader := auth.Must(ctx)
	found, err := h.requests.List(ctx, reader, in.filter())
	if err != nil {
		return api.Collection[SampleRequest]{}, err
	}
	return api.NewCollection(in.Page, found, func(r domain.Request) SampleRequest { return newRequest(r, reader) }), nil
}

func (h handlers) get(ctx context.Context, in itemInput) (SampleRequestDetail, error) {
	return h.detail(ctx, in.ID)
}

// detail reads a request as its reader sees it now.
func (h handlers) detail(ctx context.Context, id int64) (SampleRequestDetail, error) {
	reader := auth.Must(ctx)
	r, err := h.requests.Request(ctx, reader, id)
	if err != nil {
		return SampleRequestDetail{}, err
	}
	return newDetail(r, reader), nil
}

func (h handlers) withdraw(ctx context.Context, in itemInput) (api.NoContent, error) {
	return api.NoContent{}, h.requests.Withdraw(ctx, auth.Must(ctx), in.ID)
}
