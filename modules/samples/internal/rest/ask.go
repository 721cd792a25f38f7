package rest

import (
	"context"

	"millesime/modules/samples/internal/app"
	"millesime/modules/samples/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

type askInput struct{ Body NewSampleRequest }

// NewSampleRequest is what a buyer asks to taste.
type NewSampleRequest struct {
	Product         api.Reference `json:"product"            ref:"products"`
	Quantity        *int64        `json:"quantity,omitempty"` // 1 when left out
	Comment         string        `json:"comment,omitempty"`
	ShippingAddress api.Reference `json:"shippingAddress"    ref:"addresses"`
}

const maxComment = 500 // characters

func (n *NewSampleRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &n.Product, validate.Required),
		validate.Field("quantity", &n.Quantity, validate.Optional, validate.Between(int64(1), int64(domain.MaxQuota))),
		validate.Field("comment", &n.Comment, validate.Max(maxComment)),
		validate.Field("shippingAddress", &n.ShippingAddress, validate.Required),
	}
}

func (h handlers) ask(ctx context.Context, in askInput) (SampleRequestDetail, error) {
	ask := app.Ask{ProductID: int64(in.Body.Product), Quantity: 1, Comment: in.Body.Comment, AddressID: int64(in.Body.ShippingAddress)}
	if in.Body.Quantity != nil {
		ask.Quantity = *in.Body.Quantity
	}
	id, err := h.requests.Ask(ctx, auth.Must(ctx), ask)
	return api.After(ctx, id, err, h.detail)
}

type allowanceInput struct {
	Product api.Reference `query:"product" ref:"products"`
}

// Rules: it is of one product.
func (in *allowanceInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("product", &in.Product, validate.Required)}
}

// SampleAllowance tells what the reader may ask of a product now.
type SampleAllowance struct {
	Type    string         `json:"@type"`
	Allowed bool           `json:"allowed"`
	Reason  string         `json:"reason" enum:",not_offered,open_request,quota_used"` // why not
	Quota   int64          `json:"quota"`                                              // units a year
	Left    int64          `json:"left"`                                               // of this year
	Request *SampleRequest `json:"request"`                                            // the one that is under way
}

func (h handlers) allowance(ctx context.Context, in allowanceInput) (SampleAllowance, error) {
	reader := auth.Must(ctx)
	may, err := h.requests.Allowance(ctx, reader, int64(in.Product))
	if err != nil {
		return SampleAllowance{}, err
	}
	out := SampleAllowance{Type: "SampleAllowance", Allowed: may.Reason == "", Reason: may.Reason, Quota: may.Units, Left: may.Left()}
	if may.Open != nil {
		open := newRequest(*may.Open, reader)
		out.Request = &open
	}
	return out, nil
}

// SampleQuota is what a supplier gives of each product to a customer in a year.
type SampleQuota struct {
	api.Item
	Units int64 `json:"units"`
}

// SampleQuotaChange is another quota.
type SampleQuotaChange struct {
	Units int64 `json:"units"`
}

// Rules of a quota: none at all is said by the products that offer no sample.
func (c *SampleQuotaChange) Rules() validate.Rules {
	return validate.Rules{validate.Field("units", &c.Units, validate.Between(int64(1), int64(domain.MaxQuota)))}
}

func (h handlers) quota(ctx context.Context, in api.ByID) (SampleQuota, error) {
	units, err := h.requests.Quota(ctx, auth.Must(ctx), in.ID)
	return SampleQuota{Item: api.NewItem("sample_quotas", "SampleQuota", in.ID), Units: units}, err
}

func (h handlers) setQuota(ctx context.Context, in api.BodyByID[SampleQuotaChange]) (SampleQuota, error) {
	if err := h.requests.SetQuota(ctx, auth.Must(ctx), in.ID, in.Body.Units); err != nil {
		return SampleQuota{}, err
	}
	return h.quota(ctx, api.ByID{ID: in.ID})
}
