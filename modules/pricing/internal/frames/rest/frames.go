// Package rest declares the operations on agreement frames.
package rest

import (
	"context"

	"millesime/modules/pricing/internal/frames/app"
	"millesime/modules/pricing/internal/frames/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const frameTag = "agreement frames"

type frameHandlers struct {
	frames   *app.Frames
	progress *app.FrameProgress
}

// AgreementFrames is the table of operations on agreement frames, which administrators make with both sides (decision 49).
func AgreementFrames(frames *app.Frames, progress *app.FrameProgress) []api.Route {
	h, admins := frameHandlers{frames, progress}, []auth.Group{auth.Admin, auth.Superadmin}
	return append(frameDocuments(frames, admins),
		api.Get("agreement_frames.list", "/agreement_frames", frameTag, admins, "Agreement frames, the newest first", h.list),
		api.Get("agreement_frames.get", "/agreement_frames/{id}", frameTag, admins, "One agreement frame with its members", h.get),
		api.Post("agreement_frames.post", "/agreement_frames", frameTag, admins,
			"Make an agreement frame; buyers who are in another are moved when moveBuyers confirms it", h.add, api.Creates),
		api.Patch("agreement_frames.patch", "/agreement_frames/{id}", frameTag, admins,
			"Change an agreement frame that has not been ended; what its tiers count stays", h.change,
			api.Reads(func(ctx context.Context, in api.BodyByID[AgreementFrameChange]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("agreement_frames.end", "/agreement_frames/{id}/end", frameTag, admins,
			"End an agreement frame at once; it stays as what orders were priced by",
			func(ctx context.Context, in api.BodyByID[versions.Seen]) (AgreementFrame, error) {
				ended, err := h.frames.End(ctx, in.ID, in.Body.Version)
				return newFrame(ended), err
			}, api.Reads(func(ctx context.Context, in api.BodyByID[versions.Seen]) ([]any, error) {
				return api.Read(h.get(ctx, api.ByID{ID: in.ID}))
			})),
		api.Post("agreement_frames.renew", "/agreement_frames/{id}/renewals", frameTag, admins,
			"Copy an agreement frame for the period after its own; its buyers move on the first day of the copy",
			func(ctx context.Context, in api.ByID) (AgreementFrame, error) {
				made, err := h.frames.Renew(ctx, auth.Must(ctx), in.ID)
				return newFrame(made), err
			}, api.Creates),
		api.Get("agreement_frame_progress.list", "/agreement_frame_progress", frameTag, append(auth.Buyers(), auth.Supplier),
			"How far the reader is in its agreement frames this year; a supplier reads what its own buyers bought of it", h.progresses),
		api.Get("agreement_frame_progress.get", "/agreement_frame_progress/{id}", frameTag, append(auth.Buyers(), auth.Supplier),
			"How far the reader is in one of its agreement frames this year", func(ctx context.Context, in api.ByID) (FrameProgress, error) {
				found, err := h.progress.ProgressOf(ctx, auth.Must(ctx), in.ID)
				if err != nil {
					return FrameProgress{}, err
				}
				return newFrameProgress(found), nil
			}),
	)
}

type addFrameInput struct{ Body NewAgreementFrame }

type framesInput struct {
	api.Page
	Statuses []domain.FrameStatus `query:"status"`
	Search   string               `query:"search"`
	Members  []api.Reference      `query:"member" ref:"users"` // suppliers or buyers, all of them in it
	Order    api.Order            `query:"order"`
}

func (in *framesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.FrameStatuses()...)),
		validate.Field("search", &in.Search, validate.Max(quoterest.SearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*framesInput) SortKeys() []string {
	return []string{domain.SortName, quote.SortStartsOn, quote.SortEndsOn, quote.SortCreatedAt}
}

func (in *framesInput) filter() domain.FrameFilter {
	return domain.FrameFilter{
		Statuses: in.Statuses, Search: in.Search, Members: api.IDs(in.Members),
		Part: in.Part(in.Order.Or(lists.Sort{Key: quote.SortCreatedAt, Descending: true})...),
	}
}

func (h frameHandlers) list(ctx context.Context, in framesInput) (api.Collection[AgreementFrame], error) {
	found, err := h.frames.List(ctx, in.filter())
	return api.Listed(in.Page, found, newFrame, err)
}

func (h frameHandlers) get(ctx context.Context, in api.ByID) (AgreementFrame, error) {
	found, err := h.frames.Frame(ctx, in.ID)
	return newFrame(found), err
}

func (h frameHandlers) add(ctx context.Context, in addFrameInput) (AgreementFrame, error) {
	wanted, err := in.Body.frame()
	if err != nil {
		return AgreementFrame{}, err
	}
	added, err := h.frames.Add(ctx, auth.Must(ctx), wanted, app.Confirmed{Move: in.Body.MoveBuyers, Falling: in.Body.FallingTiers})
	return newFrame(added), err
}

func (h frameHandlers) change(ctx context.Context, in api.BodyByID[AgreementFrameChange]) (AgreementFrame, error) {
	said := app.Confirmed{Move: in.Body.MoveBuyers, Falling: in.Body.FallingTiers}
	changed, err := h.frames.Change(ctx, in.ID, in.Body.Version, said, in.Body.apply)
	return newFrame(changed), err
}
