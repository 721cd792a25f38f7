package rest

import (
	"context"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// StockCorrections say what was counted.
type StockCorrections struct {
	Rows []StockCorrection `json:"rows"`
}

// StockCorrection is one product that was counted: how many units are there, and how many its author saw before.
type StockCorrection struct {
	Product  api.Reference `json:"product"  ref:"products"`
	OnHand   *int64        `json:"onHand"`
	Expected *int64        `json:"expected"`
	Reason   string        `json:"reason"`
}

// Bounds of a correction.
const (
	maxCorrections = 1_000
	maxOnHand      = 10_000_000 // units of one product
	maxReason      = 200        // characters
)

// Rules of a call: rows are answered one by one.
func (c *StockCorrections) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("rows", &c.Rows, validate.Required, validate.MaxItems(maxCorrections)),
		validate.Each("rows", &c.Rows, (*StockCorrection).Rules),
	}
}

func (c *StockCorrection) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &c.Product, validate.Required),
		validate.Field("onHand", &c.OnHand, validate.Required, validate.Between(int64(0), int64(maxOnHand))),
		validate.Field("expected", &c.Expected, validate.Required, validate.Between(int64(0), int64(maxOnHand))),
		validate.Field("reason", &c.Reason, validate.Required, validate.Max(maxReason)),
	}
}

// StockResults tell what became of each row, in the order asked.
type StockResults struct {
	Results []StockResult `json:"results"`
}

// StockResult is what became of one correction, with the figures as they are now.
type StockResult struct {
	Product   string      `json:"product"`
	ID        int64       `json:"id"`
	OnHand    *int64      `json:"onHand"` // null of a product that its caller does not see
	Reserved  *int64      `json:"reserved"`
	Available *int64      `json:"available"`
	Error     *StockError `json:"error"` // null when it stands
}

// StockError is why a correction was refused.
type StockError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

type correctionsRequest struct{ Body StockCorrections }

func correctStock(i *app.Inventory) api.Route {
	return api.Post("stock.correct", "/stock/corrections", tag, keepers(),
		"Bring the stock of products to what was counted, each as far as the figure its author saw still holds",
		func(ctx context.Context, in correctionsRequest) (StockResults, error) {
			rows := make([]receiptsapi.Correction, len(in.Body.Rows))
			for n, row := range in.Body.Rows {
				rows[n] = receiptsapi.Correction{
					ProductID: int64(row.Product), OnHand: *row.OnHand, Expected: *row.Expected, Reason: row.Reason,
				}
			}
			corrected, err := i.Correct(ctx, auth.Must(ctx), rows)
			if err != nil {
				return StockResults{}, err
			}
			out := StockResults{Results: make([]StockResult, len(corrected))}
			for n, c := range corrected {
				out.Results[n] = StockResult{Product: api.IRI("products", rows[n].ProductID), ID: rows[n].ProductID}
				if c.Refusal == nil || c.Refusal.Code != domain.ErrProductNotFound.Code {
					available := c.Level.Available()
					out.Results[n].OnHand, out.Results[n].Reserved, out.Results[n].Available = &c.Level.OnHand, &c.Level.Reserved, &available
				}
				if c.Refusal != nil {
					out.Results[n].Error = &StockError{Code: c.Refusal.Code, Message: c.Refusal.Text.In(api.Language(ctx))}
				}
			}
			return out, nil
		})
}
