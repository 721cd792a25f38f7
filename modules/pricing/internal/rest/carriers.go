package rest

import (
	"context"
	"regexp"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
)

const (
	carrierTag     = "Pricing"
	maxCarrierText = 80 // characters
	maxRelaysSent  = 500
	maxGrams       = int64(100_000_000)
	maxPosition    = int64(1000)
)

var (
	carrierCode = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{1,29}$`)
	relayCode   = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9-]{0,29}$`)
)

// Carrier is the resource /carriers. Prices come with a cart's offers. Who is no administrator reads what serves.
type Carrier struct {
	IRI            string  `json:"@id"`
	Type           string  `json:"@type"`
	ID             string  `json:"id"` // the code
	Code           string  `json:"code"`
	Label          string  `json:"label"` // in the reader's language
	LabelFR        string  `json:"labelFr"`
	LabelEN        string  `json:"labelEn"`
	Delay          string  `json:"delay"`
	DelayFR        string  `json:"delayFr"`
	DelayEN        string  `json:"delayEn"`
	Delivery       string  `json:"delivery" enum:"home,relay"`
	MaxWeightGrams *int64  `json:"maxWeightGrams"` // of one parcel group; null: any
	Position       int64   `json:"position"`       // of its offer
	Active         bool    `json:"active"`
	Relays         []Relay `json:"relays"`
	Version        int64   `json:"version"` // what a change names
}

// Relay is a pickup point.
type Relay struct {
	Code     string `json:"code"`
	Label    string `json:"label"`
	Street   string `json:"street"`
	Postcode string `json:"postcode"`
	City     string `json:"city"`
	Address  string `json:"address,omitempty"` // read only
	Active   bool   `json:"active"`
}

func (r *Relay) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("code", &r.Code, validate.Required, validate.Regex(relayCode)),
		validate.Field("label", &r.Label, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("street", &r.Street, validate.Required, validate.Max(maxCarrierText)),
		validate.Field("postcode", &r.Postcode, validate.Required, validate.Digits(5)),
		validate.Field("city", &r.City, validate.Required, validate.Max(maxCarrierText)),
	}
}

type listCarriers struct{ api.Page }

type oneCarrier struct {
	Code string `path:"code"`
}

type addCarrierInput struct{ Body NewCarrier }

type changeCarrierInput struct {
	Code string `path:"code"`
	Body CarrierChange
}

type carrierHandlers struct{ carriage *app.Carriage }

// Carriers is the table of operations on carriers and their pickup points.
func Carriers(carriage *app.Carriage) []api.Route {
	h, admins := carrierHandlers{carriage}, []auth.Group{auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Get("carriers.list", "/carriers", carrierTag, auth.AllGroups(), "List the platform's carriers", h.list),
		api.Get("carriers.get", "/carriers/{code}", carrierTag, auth.AllGroups(), "One of the platform's carriers", h.get),
		api.Post("carriers.post", "/carriers", carrierTag, admins,
			"Add a carrier; grids that are made for all carriers price it", func(ctx context.Context, in addCarrierInput) (Carrier, error) {
				added, err := h.carriage.AddCarrier(ctx, auth.Must(ctx), in.Body.carrier())
				return carrier(added, api.Language(ctx)), err
			}, api.Creates),
		api.Patch("carriers.patch", "/carriers/{code}", carrierTag, admins,
			"Change a carrier, take it out of service, and write pickup points over those of their codes; the others stay",
			func(ctx context.Context, in changeCarrierInput) (Carrier, error) {
				changed, err := h.carriage.ChangeCarrier(ctx, auth.Must(ctx), in.Code, in.Body.Version, in.Body.apply)
				return carrier(changed, api.Language(ctx)), err
			}, api.Reads(func(ctx context.Context, in changeCarrierInput) ([]any, error) {
				return api.Read(h.get(ctx, oneCarrier{in.Code}))
			})),
	}
}

func (h carrierHandlers) list(ctx context.Context, in listCarriers) (api.Collection[Carrier], error) {
	found, err := h.carriage.Carriers(ctx, auth.Must(ctx))
	if err != nil {
		return api.Collection[Carrier]{}, err
	}
	return api.NewCollection(in.Page, lists.Cut(found, in.Part()), func(c domain.KeptCarrier) Carrier {
		return carrier(c, api.Language(ctx))
	}), nil
}

func (h carrierHandlers) get(ctx context.Context, in oneCarrier) (Carrier, error) {
	found, err := h.carriage.Carrier(ctx, auth.Must(ctx), in.Code)
	return carrier(found, api.Language(ctx)), err
}

func carrier(c domain.KeptCarrier, language string) Carrier {
	out := Carrier{
		IRI: api.Prefix + "/carriers/" + c.Code, Type: "Carrier", ID: c.Code, Code: c.Code,
		Label: fault.Text{FR: c.LabelFR, EN: c.LabelEN}.In(language), LabelFR: c.LabelFR, LabelEN: c.LabelEN,
		Delay: fault.Text{FR: c.DelayFR, EN: c.DelayEN}.In(language), DelayFR: c.DelayFR, DelayEN: c.DelayEN,
		Delivery: c.Delivery, MaxWeightGrams: c.MaxWeightGrams, Position: c.Position, Active: c.Active, Version: c.Version,
		Relays: make([]Relay, 0, len(c.Relays)),
	}
	for _, r := range c.Relays {
		out.Relays = append(out.Relays, Relay{
			Code: r.Code, Label: r.Label, Street: r.Street, Postcode: r.Postcode, City: r.City,
			Address: r.Street + ", " + r.Postcode + " " + r.City, Active: r.Active,
		})
	}
	return out
}

func keptRelays(sent []Relay) []domain.KeptRelay {
	kept := make([]domain.KeptRelay, len(sent))
	for i, r := range sent {
		kept[i] = domain.KeptRelay{Active: r.Active, RelayPoint: domain.RelayPoint{
			Code: r.Code, Label: tidy(r.Label), Street: tidy(r.Street), Postcode: r.Postcode, City: tidy(r.City),
		}}
	}
	return kept
}

// leastGrams is the least that a limit of a parcel may be.
const leastGrams = int64(1000)

func weightRule() validate.Rule { return validate.Between(leastGrams, maxGrams) }

// maxFee is the most that carriage may cost.
const maxFee = money.Cents(100_000_00)
