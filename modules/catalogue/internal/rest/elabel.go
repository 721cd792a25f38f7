package rest

import (
	"bytes"
	"context"
	_ "embed" // the page and its style
	"errors"
	"html/template"
	"net/http"
	"strconv"
	"strings"

	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/platform/allergens"
	"millesime/platform/api"
	"millesime/platform/fault"
)

//go:embed elabel.html
var labelHTML string

//go:embed elabel.css
var labelCSS string

var labelPage = template.Must(template.New("e-label").Parse(labelHTML)) //nolint:gochecknoglobals // a constant page

// labelView is what the page shows.
type labelView struct {
	Language, Other, OtherName, Title string
	Style                             template.CSS
	Words                             labelWords
	Known                             bool
	Facts, Lot, Ingredients           string
	Allergens                         string
	Values                            []labelValue
}

type labelValue struct {
	Name, Value string
	Part        bool // of the value above
}

// ELabel answers the public page of a lot (Regulation (EU) 2021/2117): what the law asks for and nothing else. It reads no
// cookie and sets none, has no script, no link to the shop and no word of praise.
func ELabel(ctx context.Context, labels *app.Labels, request api.DocumentRequest) (api.DocumentReply, error) {
	language := request.Reads()
	words := wordsOf(language)
	view := labelView{Language: language, Words: words, Title: words.NoTitle, Style: template.CSS(labelCSS)} //nolint:gosec // our own style
	status := http.StatusNotFound
	label, err := labelOf(ctx, labels, request.Params)
	switch {
	case err == nil:
		status = http.StatusOK
		view.fill(&label)
	case !errors.Is(err, elabel.ErrLotNotFound):
		return api.DocumentReply{}, err
	}
	var page bytes.Buffer
	if err := labelPage.Execute(&page, view); err != nil {
		return api.DocumentReply{}, err
	}
	return api.DocumentReply{HTML: page.Bytes(), Status: status, Policy: api.StylePolicy(labelCSS), Language: language}, nil
}

func labelOf(ctx context.Context, labels *app.Labels, params map[string]string) (elabel.Label, error) {
	id, err := strconv.ParseInt(params["product"], 10, 64)
	if err != nil || id < 1 || !elabel.IsLot(params["lot"]) {
		return elabel.Label{}, elabel.ErrLotNotFound
	}
	return labels.Label(ctx, id, params["lot"])
}

func (v *labelView) fill(l *elabel.Label) {
	w, p, n := &v.Words, &l.Product, &l.Lot.Nutrition
	v.Known = true
	v.Other, v.OtherName = w.Other, w.OtherName
	v.Title, v.Lot, v.Ingredients = p.Name, l.Lot.Lot, l.Lot.Ingredients
	number := func(n float64) string { return fault.Decimal(strconv.FormatFloat(n, 'f', -1, 64)).In(v.Language) }
	facts := make([]string, 0, 4) // at most
	if p.Appellation != "" {
		facts = append(facts, p.Appellation)
	}
	if p.Vintage != nil {
		facts = append(facts, strconv.Itoa(*p.Vintage))
	}
	facts = append(facts, number(p.BottleSizeCl)+" cl")
	if p.ABV != nil && *p.ABV > 0 {
		facts = append(facts, number(*p.ABV)+w.Percent)
	}
	v.Facts = strings.Join(facts, " · ")
	v.Allergens = allergens.Said(l.Lot.Allergens).In(v.Language)
	grams := func(g float64) string { return number(g) + " g" }
	v.Values = []labelValue{
		{w.Energy, strconv.Itoa(n.EnergyKJ) + " kJ / " + strconv.Itoa(n.EnergyKcal) + " kcal", false},
		{w.Fat, grams(n.Fat), false},
		{w.Saturates, grams(n.Saturates), true},
		{w.Carbohydrate, grams(n.Carbohydrate), false},
		{w.Sugars, grams(n.Sugars), true},
		{w.Protein, grams(n.Protein), false},
		{w.Salt, grams(n.Salt), false},
	}
}

// labelWords are the page's words in one language. They are not the interface's: the page is served without it.
type labelWords struct {
	Other, OtherName, NoTitle, Unknown                          string
	Lot, Ingredients, Allergens, Nutrition, Per, Percent        string
	Energy, Fat, Saturates, Carbohydrate, Sugars, Protein, Salt string
}

func wordsOf(language string) labelWords {
	if language == "en" {
		return labelWords{
			Other: "fr", OtherName: "Français", NoTitle: "Page not found", Unknown: "Nothing is known of this lot. Check the address on the bottle.",
			Lot: "Lot", Ingredients: "Ingredients", Allergens: "Contains", Nutrition: "Nutrition declaration", Per: "Average values per 100 ml",
			Percent: "% vol.", Energy: "Energy", Fat: "Fat", Saturates: "of which saturates", Carbohydrate: "Carbohydrate",
			Sugars: "of which sugars", Protein: "Protein", Salt: "Salt",
		}
	}
	return labelWords{
		Other: "en", OtherName: "English", NoTitle: "Page introuvable",
		Unknown: "Aucune information sur ce lot. Vérifiez l’adresse qui figure sur la bouteille.",
		Lot:     "Lot", Ingredients: "Ingrédients", Allergens: "Contient", Nutrition: "Déclaration nutritionnelle",
		Per: "Valeurs moyennes pour 100 ml", Percent: " % vol.", Energy: "Énergie",
		Fat: "Matières grasses", Saturates: "dont acides gras saturés",
		Carbohydrate: "Glucides", Sugars: "dont sucres", Protein: "Protéines", Salt: "Sel",
	}
}
