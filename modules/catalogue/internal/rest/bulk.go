package rest

import (
	"context"
	"fmt"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

type bulkRequest struct{ Body BulkChange }

// BulkChange changes products alike (products and change), or each in its own way (rows).
type BulkChange struct {
	Products []api.Reference `json:"products,omitempty" ref:"products"`
	Change   CommonChange    `json:"change,omitzero"`
	Rows     []BulkRow       `json:"rows,omitempty"`
}

// CommonChange is what becomes of all products of a list.
type CommonChange struct {
	Status              api.Field[string]       `json:"status,omitzero"`
	Groups              api.Field[[]auth.Group] `json:"groups,omitzero"`
	ListPriceTaxExcl    api.Field[money.Cents]  `json:"listPriceTaxExcl,omitzero"`
	PricePercent        money.Rate              `json:"pricePercent,omitzero"` // moves the list price: 2.5 adds 2.5 %
	StockAlertThreshold api.Field[int]          `json:"stockAlertThreshold,omitzero"`
	SampleAllowed       api.Field[bool]         `json:"sampleAllowed,omitzero"`
}

// BulkRow is what becomes of one product.
type BulkRow struct {
	ProductDraft

	Product api.Reference `json:"product" ref:"products"`
	Version int64         `json:"version"` // that was seen
}

const (
	lowestPercent  = -money.WholeRate
	highestPercent = money.Rate(1_000_00)
)

// Rules of a bulk change: products or rows, no more than one batch.
func (b *BulkChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("products", &b.Products, validate.MaxItems(edit.MaxBatch)),
		validate.Every("products", &b.Products, validate.Required),
		validate.Field("rows", &b.Rows, validate.MaxItems(edit.MaxBatch), validate.By("either",
			fault.Say("Envoyez soit des produits et leur modification, soit des lignes",
				"Send either products with their change, or rows"), func(rows []BulkRow) bool { return (len(rows) > 0) != (len(b.Products) > 0) })),
		validate.Each("rows", &b.Rows, (*BulkRow).Rules),
		validate.Nested("change", &b.Change, (*CommonChange).Rules),
	}
}

func (r *BulkRow) Rules() validate.Rules {
	return validate.Rules{validate.Field("product", &r.Product, validate.Required), versions.Required(&r.Version)}
}

func (c *CommonChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("pricePercent", &c.PricePercent, validate.Between(lowestPercent, highestPercent)),
	}
}

// BulkResults has one result for each product of a bulk change, in their order.
type BulkResults struct {
	Results []BulkResult `json:"results"`
}

// BulkResult is what became of one product. Before holds what its fields were, but for a technical sheet: sent as a row, with
// the version, it undoes the change.
type BulkResult struct {
	Product string       `json:"product"`
	Version int64        `json:"version"` // now; 0 when the product is not in sight
	Error   *BulkError   `json:"error"`
	Before  ProductDraft `json:"before"`
}

// BulkError is why a product was left as it is.
type BulkError struct {
	Code       string          `json:"code"`
	Message    string          `json:"message"`
	Violations []BulkViolation `json:"violations"`
}

// BulkViolation is one refused value.
type BulkViolation struct {
	PropertyPath string `json:"propertyPath"`
	Message      string `json:"message"`
}

func (h sheetHandlers) bulk(ctx context.Context, in bulkRequest) (BulkResults, error) {
	changes, err := in.Body.changes()
	if err != nil {
		return BulkResults{}, err
	}
	outcomes, err := h.sheets.Many(ctx, auth.Must(ctx), changes)
	if err != nil {
		return BulkResults{}, err
	}
	language := api.Language(ctx)
	results := make([]BulkResult, len(outcomes))
	for i := range outcomes {
		out := &outcomes[i]
		results[i] = BulkResult{
			Product: api.IRI("products", changes[i].ProductID), Version: out.Version, Before: draft(&out.Before),
			Error: bulkError(out.Problem(), language),
		}
		results[i].Before.TechnicalSheet = api.Field[*PDF]{} // its content is no longer there to be put back
	}
	return BulkResults{Results: results}, nil
}

func (b *BulkChange) changes() ([]edit.Change, error) {
	if err := nulls(&b.Change); err != nil {
		return nil, under("change.", err)
	}
	changes := make([]edit.Change, 0, len(b.Products)+len(b.Rows))
	for _, id := range b.Products {
		c := &b.Change
		changes = append(changes, edit.Change{ProductID: int64(id), PricePercent: c.PricePercent, Draft: edit.Draft{
			Status: c.Status, Groups: c.Groups, ListPriceTaxExcl: c.ListPriceTaxExcl, StockAlertThreshold: c.StockAlertThreshold,
			SampleAllowed: c.SampleAllowed,
		}})
	}
	for i := range b.Rows {
		change, err := b.Rows[i].change()
		if err != nil {
			return nil, under(fmt.Sprintf("rows[%d].", i), err)
		}
		change.ProductID, change.Version = int64(b.Rows[i].Product), b.Rows[i].Version
		changes = append(changes, change)
	}
	return changes, nil
}

// under says in which part of a call a value is refused.
func under(path string, err error) error {
	f, ok := fault.As(err)
	if !ok {
		return err
	}
	var found []fault.Violation
	for _, v := range f.Violations {
		v.PropertyPath = path + v.PropertyPath
		found = append(found, v)
	}
	return fault.Invalid(found...)
}

func bulkError(err error, language string) *BulkError {
	f, ok := fault.As(err)
	if !ok {
		return nil
	}
	shown := &BulkError{Code: f.Code, Message: f.Text.In(language), Violations: make([]BulkViolation, 0, len(f.Violations))}
	for _, v := range f.Violations {
		shown.Violations = append(shown.Violations, BulkViolation{PropertyPath: v.PropertyPath, Message: v.Text.In(language)})
	}
	return shown
}
