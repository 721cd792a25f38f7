package rest

import (
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// Limits of a revision.
const (
	maxRevisedLines = 500
	maxUnits        = 1_000_000    // of one line
	maxRevisionText = 2_000        // characters
	maxLineText     = 500          // the same
	maxWantedPrice  = 1_000_000_00 // cents
)

type revisionInput struct {
	ID   int64 `path:"id"`
	Body RevisionRequest
}

// RevisionRequest is an answer to a quotation: lines that are not named stay as they are.
type RevisionRequest struct {
	Revision   int64          `json:"revision"` // the one that was read
	Message    string         `json:"message,omitempty"`
	ValidUntil *string        `json:"validUntil,omitempty"` // YYYY-MM-DD, its last day; by sellers; the usual one when left out
	Items      []RevisedItem  `json:"items,omitempty"`
	Add        []RevisedAdded `json:"add,omitempty"` // by sellers
}

// RevisedItem is what is to become of a line; what is absent stays.
type RevisedItem struct {
	Item            int64        `json:"item"`
	Quantity        *int64       `json:"quantity,omitempty"`               // 0 takes the line out
	Discount        *money.Rate  `json:"discountValue,omitempty"`          // by sellers
	WantedUnitPrice *money.Cents `json:"wantedUnitPriceTaxExcl,omitempty"` // by the customer
	Message         string       `json:"message,omitempty"`
}

// RevisedAdded is a product to add.
type RevisedAdded struct {
	Product  api.Reference `json:"product" ref:"products"`
	Quantity int64         `json:"quantity"`
	Discount money.Rate    `json:"discountValue,omitempty"`
}

func (r *RevisionRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("revision", &r.Revision, validate.Required),
		validate.Field("message", &r.Message, validate.Max(maxRevisionText)),
		validate.Field("validUntil", &r.ValidUntil, validate.Date),
		validate.Field("items", &r.Items, validate.MaxItems(maxRevisedLines)),
		validate.Each("items", &r.Items, (*RevisedItem).Rules),
		validate.Field("add", &r.Add, validate.MaxItems(maxRevisedLines)),
		validate.Each("add", &r.Add, (*RevisedAdded).Rules),
	}
}

func (i *RevisedItem) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &i.Item, validate.Required),
		validate.Field("quantity", &i.Quantity, validate.Between[int64](0, maxUnits)),
		validate.Field("discountValue", &i.Discount, validate.Between[money.Rate](0, money.WholeRate)),
		validate.Field("wantedUnitPriceTaxExcl", &i.WantedUnitPrice, validate.Between[money.Cents](0, maxWantedPrice)),
		validate.Field("message", &i.Message, validate.Max(maxLineText)),
	}
}

func (a *RevisedAdded) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &a.Product, validate.Required),
		validate.Field("quantity", &a.Quantity, validate.Between[int64](1, maxUnits)),
		validate.Field("discountValue", &a.Discount, validate.Between[money.Rate](0, money.WholeRate)),
	}
}

func (r *RevisionRequest) request() domain.RevisionRequest {
	out := domain.RevisionRequest{
		Revision: r.Revision, Message: strings.TrimSpace(r.Message), ValidUntil: api.OrZero(r.ValidUntil),
	}
	for _, i := range r.Items {
		out.Changes = append(out.Changes, domain.LineChange{
			ItemID: i.Item, Quantity: i.Quantity, Discount: i.Discount, Wanted: i.WantedUnitPrice, Message: strings.TrimSpace(i.Message),
		})
	}
	for _, a := range r.Add {
		out.Additions = append(out.Additions, domain.LineAddition{
			ProductID: int64(a.Product), Quantity: a.Quantity, Discount: a.Discount,
		})
	}
	return out
}
