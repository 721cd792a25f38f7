package rest

import (
	"context"
	"strings"

	"millesime/modules/receipts/internal/receipts/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// CountCorrection says how much of a receipt had really come.
type CountCorrection struct {
	Version int64              `json:"version"`
	Lines   []CorrectedCounted `json:"lines"`
	Reason  string             `json:"reason"`
}

// CorrectedCounted is what of one product had come in all.
type CorrectedCounted struct {
	Product  api.Reference `json:"product" ref:"products"`
	Received *int64        `json:"received"`
	Damaged  *int64        `json:"damaged"`
}

func (c *CountCorrection) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("version", &c.Version, validate.Required),
		validate.Field("lines", &c.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &c.Lines, (*CorrectedCounted).Rules),
		validate.Field("reason", &c.Reason, validate.Required, validate.Max(stockrest.MaxComment)),
	}
}

func (l *CorrectedCounted) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &l.Product, validate.Required),
		validate.Field("received", &l.Received, validate.Required, validate.Between[int64](0, stockrest.MaxUnits)),
		validate.Field("damaged", &l.Damaged, validate.Required, validate.Between[int64](0, stockrest.MaxUnits)),
	}
}

func (h handlers) correctCount(ctx context.Context, in api.BodyByID[CountCorrection]) (ReceiptDetail, error) {
	correction := domain.CountCorrection{Version: in.Body.Version, Reason: strings.TrimSpace(in.Body.Reason)}
	for _, l := range in.Body.Lines {
		correction.Lines = append(correction.Lines, domain.CorrectedLine{ProductID: int64(l.Product), Received: *l.Received, Damaged: *l.Damaged})
	}
	err := h.receipts.CorrectCount(ctx, auth.Must(ctx), in.ID, correction)
	return api.After(ctx, in.ID, err, h.detail)
}
