package rest

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

func (h handlers) photoEndpoints() []api.Route {
	return []api.Route{
		api.Get("orders.photo", "/orders/{id}/photos/{photo}", tag, auth.AllGroups(),
			"A photo of an incident", h.photo, api.Produces(picture.TypeJPEG, picture.TypePNG)),
	}
}

// IncidentReport is what is wrong with an order.
type IncidentReport struct {
	Kind  domain.IncidentKind `json:"kind"`
	Lines []ReportedLine      `json:"lines"`
}

// ReportedLine is what is wrong with one line of the order.
type ReportedLine struct {
	Item     int64  `json:"item"`
	Shipment *int64 `json:"shipment,omitempty"` // the parcel, required where the line left in several
	Quantity int64  `json:"quantity"`
	Reason   string `json:"reason"`
	Photo    string `json:"photo,omitempty"` // data URL of a JPEG, PNG, GIF, WebP or BMP; required for damaged goods
}

const (
	maxReported = 50 // lines
	maxReason   = 500
	// maxReportBody bounds what the photos of a report may weigh together.
	maxReportBody = 24 << 20
)

func (r *IncidentReport) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("kind", &r.Kind, validate.Required, validate.OneOf(domain.IncidentKinds()...)),
		validate.Field("lines", &r.Lines, validate.Required, validate.MaxItems(maxReported)),
		validate.Each("lines", &r.Lines, (*ReportedLine).Rules),
	}
}

func (l *ReportedLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &l.Item, validate.Required),
		validate.Field("quantity", &l.Quantity, validate.Required, validate.MinValue[int64](1)),
		validate.Field("reason", &l.Reason, validate.Max(maxReason)),
	}
}

// IncidentSettlement is how one line of the open incident is settled.
type IncidentSettlement struct {
	Line    int64              `json:"line"`
	Outcome domain.LineOutcome `json:"outcome"`
	Comment string             `json:"comment,omitempty"` // required to reject
}

func (s *IncidentSettlement) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("line", &s.Line, validate.Required),
		validate.Field("outcome", &s.Outcome, validate.Required, validate.OneOf(domain.LineOutcomes()...)),
		validate.Field("comment", &s.Comment, validate.Max(maxComment)),
	}
}

func (h handlers) openIncident(ctx context.Context, orderID int64, c domain.Change, r *IncidentReport) error {
	if r == nil { // refused where it is known what the actor may do
		r = &IncidentReport{}
	}
	report := domain.Report{Kind: r.Kind}
	for _, l := range r.Lines {
		line := domain.ReportedLine{ItemID: l.Item, Quantity: l.Quantity, Reason: l.Reason, Photo: l.Photo}
		if l.Shipment != nil {
			line.ShipmentID = *l.Shipment
		}
		report.Lines = append(report.Lines, line)
	}
	return h.orders.OpenIncident(ctx, auth.Must(ctx), orderID, c, report)
}

func (h handlers) settleIncident(ctx context.Context, orderID int64, c domain.Change, outcomes []IncidentSettlement) error {
	settlements := lists.Each(outcomes, func(o IncidentSettlement) domain.Settlement {
		return domain.Settlement{LineID: o.Line, Outcome: o.Outcome, Comment: o.Comment}
	})
	return h.orders.SettleIncident(ctx, auth.Must(ctx), orderID, c, settlements)
}

type photoInput struct {
	ID    int64 `path:"id"`
	Photo int64 `path:"photo"`
}

func (h handlers) photo(ctx context.Context, in photoInput) (api.File, error) {
	photo, err := h.orders.Photo(ctx, auth.Must(ctx), in.ID, in.Photo)
	return files.AnswerPhoto(photo, in.Photo, err)
}
