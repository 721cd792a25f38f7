package rest

import (
	"context"
	"net/http"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
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
		api.Endpoint[framesInput, api.Collection[AgreementFrame]]{
			ID: "agreement_frames.list", Method: http.MethodGet, Path: "/agreement_frames", Tag: frameTag, Groups: admins,
			Summary: "Agreement frames, the newest first",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[frameInput, AgreementFrame]{
			ID: "agreement_frames.get", Method: http.MethodGet, Path: "/agreement_frames/{id}", Tag: frameTag, Groups: admins,
			Summary: "One agreement frame with its members",
			Handle:  h.get,
		}.Route(),
		api.Endpoint[addFrameInput, AgreementFrame]{
			ID: "agreement_frames.post", Method: http.MethodPost, Path: "/agreement_frames", Tag: frameTag, Groups: admins,
			Summary: "Make an agreement frame; buyers who are in another are moved when moveBuyers confirms it", Success: http.StatusCreated,
			Handle: h.add,
		}.Route(),
		api.Endpoint[changeFrameInput, AgreementFrame]{
			ID: "agreement_frames.patch", Method: http.MethodPatch, Path: "/agreement_frames/{id}", Tag: frameTag, Groups: admins,
			Summary: "Change an agreement frame that has not been ended; what its tiers count stays",
			Reads: func(ctx context.Context, in changeFrameInput) ([]any, error) {
				return api.Read(h.get(ctx, frameInput{ID: in.ID}))
			},
			Handle: h.change,
		}.Route(),
		api.Endpoint[endFrameInput, AgreementFrame]{
			ID: "agreement_frames.end", Method: http.MethodPost, Path: "/agreement_frames/{id}/end", Tag: frameTag, Groups: admins,
			Summary: "End an agreement frame at once; it stays as what orders were priced by",
			Reads: func(ctx context.Context, in endFrameInput) ([]any, error) {
				return api.Read(h.get(ctx, frameInput{ID: in.ID}))
			},
			Handle: func(ctx context.Context, in endFrameInput) (AgreementFrame, error) {
				ended, err := h.frames.End(ctx, in.ID, in.Body.Version)
				return newFrame(ended), err
			},
		}.Route(),
		api.Endpoint[frameInput, AgreementFrame]{
			ID: "agreement_frames.renew", Method: http.MethodPost, Path: "/agreement_frames/{id}/renewals", Tag: frameTag, Groups: admins,
			Summary: "Copy an agreement frame for the period after its own; its buyers move on the first day of the copy",
			Success: http.StatusCreated,
			Handle: func(ctx context.Context, in frameInput) (AgreementFrame, error) {
				made, err := h.frames.Renew(ctx, auth.Must(ctx), in.ID)
				return newFrame(made), err
			},
		}.Route(),
		api.Endpoint[frameProgressInput, api.Collection[FrameProgress]]{
			ID: "agreement_frame_progress.list", Method: http.MethodGet, Path: "/agreement_frame_progress", Tag: frameTag,
			Groups:  append(auth.Buyers(), auth.Supplier),
			Summary: "How far the reader is in its agreement frames this year; a supplier reads what its own buyers bought of it",
			Handle:  h.progresses,
		}.Route(),
		api.Endpoint[frameInput, FrameProgress]{
			ID: "agreement_frame_progress.get", Method: http.MethodGet, Path: "/agreement_frame_progress/{id}", Tag: frameTag,
			Groups:  append(auth.Buyers(), auth.Supplier),
			Summary: "How far the reader is in one of its agreement frames this year",
			Handle: func(ctx context.Context, in frameInput) (FrameProgress, error) {
				found, err := h.progress.ProgressOf(ctx, auth.Must(ctx), in.ID)
				if err != nil {
					return FrameProgress{}, err
				}
				return newFrameProgress(found), nil
			},
		}.Route(),
	)
}

type frameInput struct {
	ID int64 `path:"id"`
}

type addFrameInput struct{ Body NewAgreementFrame }

type changeFrameInput struct {
	ID   int64 `path:"id"`
	Body AgreementFrameChange
}

type endFrameInput struct {
	ID   int64 `path:"id"`
	Body versions.Seen
}

type framesInput struct {
	api.Page
	Statuses []domain.FrameStatus `query:"status"`
	Search   string               `query:"search"`
	Members  []api.Reference      `query:"member" ref:"users"` // suppliers or buyers, all of them in it
	Order    api.Order            `query:"order"`
}

// Rules of the list's parameters.
func (in *framesInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.FrameStatuses()...)),
		validate.Field("search", &in.Search, validate.Max(codeSearchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (*framesInput) SortKeys() []string {
	return []string{domain.SortName, domain.SortStartsOn, domain.SortEndsOn, domain.SortCreatedAt}
}

func (in *framesInput) filter() domain.FrameFilter {
	return domain.FrameFilter{
		Statuses: in.Statuses, Search: in.Search, Members: api.IDs(in.Members),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
}

func (h frameHandlers) list(ctx context.Context, in framesInput) (api.Collection[AgreementFrame], error) {
	found, err := h.frames.List(ctx, in.filter())
	if err != nil {
		return api.Collection[AgreementFrame]{}, err
	}
	return api.NewCollection(in.Page, found, newFrame), nil
}

func (h frameHandlers) get(ctx context.Context, in frameInput) (AgreementFrame, error) {
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

func (h frameHandlers) change(ctx context.Context, in changeFrameInput) (AgreementFrame, error) {
	said := app.Confirmed{Move: in.Body.MoveBuyers, Falling: in.Body.FallingTiers}
	changed, err := h.frames.Change(ctx, in.ID, in.Body.Version, said, in.Body.apply)
	return newFrame(changed), err
}
