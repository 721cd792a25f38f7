package rest

import (
	"context"
	"net/url"
	"slices"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/picture"
	"millesime/platform/qr"
	"millesime/platform/validate"
)

func lotRoutes(l *app.Labels) []api.Route {
	h := lotHandlers{l}
	return []api.Route{
		api.Get("product_lots.list", "/products/{id}/lots", tagSheets, keepersAndAgents(),
			"List the lots of a product with what the law wants told of them", h.list),
		api.Get("product_lots.get", "/products/{id}/lots/{lot}", tagSheets, keepersAndAgents(), "Read a lot of a product", h.get),
		api.Post("product_lots.post", "/products/{id}/lots", tagSheets, keepers(),
			"Add a lot to a product: its public page is there at once", h.add, api.Creates),
		api.Patch("product_lots.patch", "/products/{id}/lots/{lot}", tagSheets, keepers(),
			"Change what is told of a lot; what is left out stays", h.change,
			api.Reads(func(ctx context.Context, in lotChangeRequest) ([]any, error) {
				return api.Read(h.get(ctx, lotRequest{ID: in.ID, Lot: in.Lot}))
			})),
		api.Delete("product_lots.delete", "/products/{id}/lots/{lot}", tagSheets, keepers(), "Remove a lot and its public page", h.remove),
		api.Get("product_lots.qr", "/products/{id}/lots/{lot}/qr", tagSheets, keepersAndAgents(),
			"Draw the QR code of a lot's public page: format=svg or png", h.code, api.Produces(picture.TypeSVG, picture.TypePNG)),
	}
}

// LotFacts are what changes of a lot. Values are those of 100 ml: energy in kJ and kcal, the others in grams. What is told
// already cannot be taken back to nothing.
type LotFacts struct {
	Ingredients  api.Field[string]   `json:"ingredients,omitzero"`
	Allergens    api.Field[[]string] `json:"allergens,omitzero"`
	EnergyKJ     api.Field[int]      `json:"energyKj,omitzero"`
	EnergyKcal   api.Field[int]      `json:"energyKcal,omitzero"`
	Fat          api.Field[float64]  `json:"fat,omitzero"`
	Saturates    api.Field[float64]  `json:"saturates,omitzero"`
	Carbohydrate api.Field[float64]  `json:"carbohydrate,omitzero"`
	Sugars       api.Field[float64]  `json:"sugars,omitzero"`
	Protein      api.Field[float64]  `json:"protein,omitzero"`
	Salt         api.Field[float64]  `json:"salt,omitzero"`
}

func (f *LotFacts) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("ingredients", &f.Ingredients, validate.Required),
		validate.Field("energyKj", &f.EnergyKJ, validate.Required),
		validate.Field("energyKcal", &f.EnergyKcal, validate.Required),
		validate.Field("fat", &f.Fat, validate.Required),
		validate.Field("saturates", &f.Saturates, validate.Required),
		validate.Field("carbohydrate", &f.Carbohydrate, validate.Required),
		validate.Field("sugars", &f.Sugars, validate.Required),
		validate.Field("protein", &f.Protein, validate.Required),
		validate.Field("salt", &f.Salt, validate.Required),
	}
}

func (f *LotFacts) apply(l *elabel.Lot) {
	f.Ingredients.Apply(&l.Ingredients)
	f.Allergens.Apply(&l.Allergens)
	n := &l.Nutrition
	f.EnergyKJ.Apply(&n.EnergyKJ)
	f.EnergyKcal.Apply(&n.EnergyKcal)
	f.Fat.Apply(&n.Fat)
	f.Saturates.Apply(&n.Saturates)
	f.Carbohydrate.Apply(&n.Carbohydrate)
	f.Sugars.Apply(&n.Sugars)
	f.Protein.Apply(&n.Protein)
	f.Salt.Apply(&n.Salt)
}

// NewLot is a lot to be added. The whole declaration is asked for, and 0 is a value like any other: what nobody typed is
// not declared (Regulation (EU) 1169/2011, article 30).
type NewLot struct {
	Lot          string   `json:"lot"`
	Ingredients  string   `json:"ingredients"`
	Allergens    []string `json:"allergens"`
	EnergyKJ     *int     `json:"energyKj"`
	EnergyKcal   *int     `json:"energyKcal"`
	Fat          *float64 `json:"fat"`
	Saturates    *float64 `json:"saturates"`
	Carbohydrate *float64 `json:"carbohydrate"`
	Sugars       *float64 `json:"sugars"`
	Protein      *float64 `json:"protein"`
	Salt         *float64 `json:"salt"`
}

// lot is what was sent, and what is missing in it.
func (n *NewLot) lot(productID int64) (elabel.Lot, []string) {
	l := elabel.Lot{ProductID: productID, Lot: n.Lot, Ingredients: n.Ingredients, Allergens: n.Allergens}
	var missing []string
	given(&missing, "energyKj", n.EnergyKJ, &l.Nutrition.EnergyKJ)
	given(&missing, "energyKcal", n.EnergyKcal, &l.Nutrition.EnergyKcal)
	given(&missing, "fat", n.Fat, &l.Nutrition.Fat)
	given(&missing, "saturates", n.Saturates, &l.Nutrition.Saturates)
	given(&missing, "carbohydrate", n.Carbohydrate, &l.Nutrition.Carbohydrate)
	given(&missing, "sugars", n.Sugars, &l.Nutrition.Sugars)
	given(&missing, "protein", n.Protein, &l.Nutrition.Protein)
	given(&missing, "salt", n.Salt, &l.Nutrition.Salt)
	return l, missing
}

func given[T any](missing *[]string, name string, value, to *T) {
	if value == nil {
		*missing = append(*missing, name)
		return
	}
	*to = *value
}

// Lot is one lot of a product. Values are those of 100 ml: energy in kJ and kcal, the others in grams.
type Lot struct {
	IRI          string    `json:"@id"`
	Type         string    `json:"@type"`
	ID           string    `json:"id"` // the lot, which its product has once
	Lot          string    `json:"lot"`
	Ingredients  string    `json:"ingredients"`
	Allergens    []string  `json:"allergens"`
	EnergyKJ     int       `json:"energyKj"`
	EnergyKcal   int       `json:"energyKcal"`
	Fat          float64   `json:"fat"`
	Saturates    float64   `json:"saturates"`
	Carbohydrate float64   `json:"carbohydrate"`
	Sugars       float64   `json:"sugars"`
	Protein      float64   `json:"protein"`
	Salt         float64   `json:"salt"`
	URL          string    `json:"url"` // of the public page
	CreatedAt    time.Time `json:"createdAt"`
	UpdatedAt    time.Time `json:"updatedAt"`
}

func lotOf(l *elabel.Lot) Lot {
	n := &l.Nutrition
	return Lot{
		IRI:  api.IRI("products", l.ProductID) + "/lots/" + url.PathEscape(l.Lot),
		Type: "Lot", ID: l.Lot, Lot: l.Lot, Ingredients: l.Ingredients, Allergens: list(l.Allergens),
		EnergyKJ: n.EnergyKJ, EnergyKcal: n.EnergyKcal, Fat: n.Fat, Saturates: n.Saturates,
		Carbohydrate: n.Carbohydrate, Sugars: n.Sugars, Protein: n.Protein, Salt: n.Salt,
		URL: elabel.Path(l.ProductID, l.Lot), CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt,
	}
}

type lotHandlers struct{ labels *app.Labels }

type lotsRequest struct {
	api.Page

	ID int64 `path:"id"`
}

func (h lotHandlers) list(ctx context.Context, in lotsRequest) (api.Collection[Lot], error) {
	lots, err := h.labels.List(ctx, auth.Must(ctx), in.ID)
	return api.Listed(in.Page, lists.Cut(lots, in.Part()), func(l elabel.Lot) Lot { return lotOf(&l) }, err)
}

func (h lotHandlers) get(ctx context.Context, in lotRequest) (Lot, error) {
	lots, err := h.labels.List(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return Lot{}, err
	}
	at := slices.IndexFunc(lots, func(l elabel.Lot) bool { return l.Lot == in.Lot })
	if at < 0 {
		return Lot{}, elabel.ErrLotNotFound
	}
	return lotOf(&lots[at]), nil
}

func (h lotHandlers) add(ctx context.Context, in api.BodyByID[NewLot]) (api.Response[Lot], error) {
	lot, missing := in.Body.lot(in.ID)
	added, err := h.labels.Add(ctx, auth.Must(ctx), lot, missing)
	if err != nil {
		return api.Response[Lot]{}, err
	}
	return api.Created(lotOf(&added), elabel.Path(in.ID, added.Lot)), nil
}

type lotRequest struct {
	ID  int64  `path:"id"`
	Lot string `path:"lot"`
}

type lotChangeRequest struct {
	ID   int64  `path:"id"`
	Lot  string `path:"lot"`
	Body LotFacts
}

func (h lotHandlers) change(ctx context.Context, in lotChangeRequest) (Lot, error) {
	changed, err := h.labels.Change(ctx, auth.Must(ctx), in.ID, in.Lot, in.Body.apply)
	return lotOf(&changed), err
}

func (h lotHandlers) remove(ctx context.Context, in lotRequest) (api.NoContent, error) {
	return api.NoContent{}, h.labels.Remove(ctx, auth.Must(ctx), in.ID, in.Lot)
}

type codeRequest struct {
	ID     int64  `path:"id"`
	Lot    string `path:"lot"`
	Format string `query:"format"` // svg without it
}

func (c *codeRequest) Rules() validate.Rules {
	return validate.Rules{validate.Field("format", &c.Format, validate.OneOf("", "svg", "png"))}
}

func (h lotHandlers) code(ctx context.Context, in codeRequest) (api.File, error) {
	code, err := h.labels.Code(ctx, auth.Must(ctx), in.ID, in.Lot)
	if err != nil {
		return api.File{}, err
	}
	if in.Format == "png" {
		drawing, err := code.PNG(qr.Printed)
		return api.File{Name: "e-label.png", ContentType: picture.TypePNG, Data: drawing, Inline: true}, err
	}
	return api.File{Name: "e-label.svg", ContentType: picture.TypeSVG, Data: code.SVG(), Inline: true}, nil
}

// lotLinks names the public pages of a product's lots.
func lotLinks(productID int64, lots []elabel.Lot) []LotLink {
	links := make([]LotLink, len(lots))
	for i, l := range lots {
		links[i] = LotLink{Lot: l.Lot, URL: elabel.Path(productID, l.Lot)}
	}
	return links
}
