package rest

import (
	"context"
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
		api.Get("sample_requests.list", "/sample_requests", tag, everyone, "Sample requests in the reader's scope, the newest first", h.list),
		api.Get("sample_requests.summary", "/sample_requests/summary", tag, everyone,
			"The reader's last twelve months of samples in figures", h.summary),
		api.Get("sample_requests.allowance", "/sample_requests/allowance", tag, tasters(),
			"Whether the reader may ask for a sample of a product now, and why not", h.allowance),
		api.Post("sample_requests.post", "/sample_requests", tag, tasters(), "Ask for units of a product to taste", h.ask, api.Creates),
		api.Post("sample_requests.transitions", "/sample_requests/transitions", tag, professionals,
			"Accept or refuse many sample requests, each as far as it may", h.transitions),
		api.Get("sample_requests.get", "/sample_requests/{id}", tag, everyone, "One sample request with its timeline", h.get),
		api.Delete("sample_requests.delete", "/sample_requests/{id}", tag, professionals,
			"Withdraw one's own request while nobody has answered it", h.withdraw),
		api.Post("sample_requests.transition", "/sample_requests/{id}/transitions", tag, professionals,
			"Accept, refuse or order a sample, as the state table says", h.transition),
		api.Post("sample_requests.feedback", "/sample_requests/{id}/feedback", tag, professionals,
			"Say what one thought of a sample that was delivered", h.feedback),
		api.Get("sample_quotas.get", "/sample_quotas/{id}", tag, givers,
			"How many units of each product a supplier gives a customer in a year", h.quota),
		api.Patch("sample_quotas.patch", "/sample_quotas/{id}", tag, givers,
			"Change how many units of each product a supplier gives a customer in a year", h.setQuota,
			api.Reads(func(ctx context.Context, in api.BodyByID[SampleQuotaChange]) ([]any, error) {
				return api.Read(h.quota(ctx, api.ByID{ID: in.ID}))
			})),
	}
}

type handlers struct{ requests *app.Requests }

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[SampleRequest], error) {
	reader := auth.Must(ctx)
	found, err := h.requests.List(ctx, reader, in.filter())
	return api.Listed(in.Page, found, func(r domain.Request) SampleRequest { return newRequest(r, reader) }, err)
}

func (h handlers) get(ctx context.Context, in api.ByID) (SampleRequestDetail, error) {
	return h.detail(ctx, in.ID)
}

// detail reads a request as its reader sees it now.
func (h handlers) detail(ctx context.Context, id int64) (SampleRequestDetail, error) {
	reader := auth.Must(ctx)
	r, err := h.requests.Request(ctx, reader, id)
	return newDetail(r, reader), err
}

func (h handlers) withdraw(ctx context.Context, in api.ByID) (api.NoContent, error) {
	return api.NoContent{}, h.requests.Withdraw(ctx, auth.Must(ctx), in.ID)
}
