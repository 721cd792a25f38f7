package fields_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/imports/fields"
	"millesime/platform/sheet"
	"millesime/platform/table"
	"millesime/platform/table/columns"
)

// read gives the draft of one cell as JSON, or the message.
func read(code, text string) string {
	var d edit.Draft
	if wrong := fields.ByCode(code).Read(typed(text), &d); wrong != nil {
		return "! " + wrong.Text.FR
	}
	kept, err := json.Marshal(d)
	if err != nil {
		return err.Error()
	}
	_, value, _ := strings.Cut(strings.TrimSuffix(string(kept), "}"), ":")
	return value
}

// typed is a cell of text, as a CSV file has it.
func typed(text string) table.Cell {
	c := table.Cell{Text: text}
	if sheet.IsError(text) {
		c.Kind = table.Error
	}
	return c
}

func TestValuesAsPeopleWriteThem(t *testing.T) {
	t.Parallel()
	for code, values := range map[string]map[string]string{
		"listPriceTaxExcl": {
			"12,50": "12.50", "12.5 €": "12.50", "1 234,50 €": "1234.50", "1\u202f234,5\u00a0€ HT": "1234.50", "1.234,50": "1234.50",
			"1,234.50": "1234.50", "0,00": "0.00", "-5": "-5.00", "(5,00)": "-5.00", "€7": "7.00", "": "",
			"12,345": "! Deux décimales au plus", "1.234.567": "1234567.00", "douze": "! Ce n’est pas un nombre",
			"12 $": "! Un prix HT en euros est attendu", "12 € TTC": "! Un prix HT en euros est attendu", "9999999999999999999": "! Ce nombre est trop grand",
			"1e300": "! Votre tableur a abrégé ce nombre : saisissez-le en entier", "12E1": "! Votre tableur a abrégé ce nombre : saisissez-le en entier",
			"12 50": "! Ce n’est pas un nombre", "12.5.0": "! Ce n’est pas un nombre", "1.23.4": "! Ce n’est pas un nombre", "12-": "! Ce n’est pas un nombre",
			"=1+1": "! Ce n’est pas un nombre", "#N/A": "! Cette cellule contient une erreur de votre tableur", "12,5,0": "! Ce n’est pas un nombre",
		},
		"ean": {"3 760123 456784": `"3760123456784"`, "3,76012E+12": "! Votre tableur a abrégé ce code : mettez la colonne au format Texte et saisissez-le en entier"},
		"vintage": {
			"2019": "2019", "NV": "null", "S.A.": "null", "Non millésimé": "null", "2019-01-01": "2019", "01/06/2020": "2020", "43831": "2020",
			"deux mille": "! Indiquez une année (2019), ou NV", "-2019": "-2019",
		},
		"bottleSizeCl":   {"75": "75", "75 cl": "75", "0,75": "75", "0,7 L": "70", "750 ml": "75", "750": "75", "1,5": "150", "37,5": "37.5", "300": "300", "12 kg": "! Indiquez la contenance en cl, en l ou en ml"},
		"abv":            {"12,5": "12.5", "13 % vol": "13", "12.5%": "12.5", "12,5°": "12.5"},
		"weightGrams":    {"1250": "1250", "1,25 kg": "1250", "1,3": "1300", "1250,5": "! Un poids en grammes entiers est attendu"},
		"unitsPerCarton": {"6": "6", "6,0": "6", "x6": "! Ce n’est pas un nombre", "6 bouteilles": "6", "1 2": "! Ce n’est pas un nombre", "6,5": "! Un nombre entier est attendu"},
		"crd":            {"Oui": "true", "x": "true", "FAUX": "false", "peut-être": "! Répondez par oui ou non"},
		"type":           {"Vin tranquille": `"still"`, "Champagne": `"sparkling"`, "spirit": `"spirit"`, "bière": `"beer"`, "VDN": `"fortified"`, "Soft": `"soft"`},
		"colour":         {"ROUGE": `"red"`, "Rosé": `"rose"`, "bl.": `"white"`, "vert": "! Mot non reconnu. Choix possibles : Rouge, Blanc, Rosé, Orange, Aucune"},
		"country":        {"France": `"FR"`, "italie": `"IT"`, "pt": `"PT"`, "Narnia": "! Mot non reconnu : écrivez-le en entier, par exemple « France »"},
		"grapes": {
			"Merlot 80 %, Cabernet franc 20 %": `[{"name":"Merlot","share":80},{"name":"Cabernet franc","share":20}]`,
			"60% Merlot / 40% Syrah":           `[{"name":"Merlot","share":60},{"name":"Syrah","share":40}]`,
			"Merlot 62,5 %, Syrah":             `[{"name":"Merlot","share":62.5},{"name":"Syrah","share":0}]`,
			"100 % Chardonnay":                 `[{"name":"Chardonnay","share":100}]`,
		},
		"certifications": {"bio, HVE": `["AB","HVE"]`, "aucune": `[]`, "Nature & Progrès": `["Nature \u0026 Progrès"]`},
		"groups":         {"Tous": `[]`, "CHR; Cavistes": `["restaurant","wine_merchant"]`, "Distributeurs": `["negociant"]`, "négociants": `["negociant"]`},
		"awards":         {"Or, Paris 2024; Argent": `["Or, Paris 2024","Argent"]`},
		"warehouse":      {"Dartess": `"dartess"`, "Départ cave": `"supplier"`},
		"name":           {"=HYPERLINK(\"x\")": `"=HYPERLINK(\"x\")"`, "Ch\uFFFDteau": "! Des caractères sont illisibles : corrigez-les, ou enregistrez le fichier en UTF-8"},
	} {
		for text, want := range values {
			if got := read(code, text); got != want {
				t.Errorf("%s %q is %s, want %s", code, text, got, want)
			}
		}
	}
	if got := read("groupPrices.restaurant", "8,20"); got != `{"restaurant":8.20}` {
		t.Error(got)
	}
}

func TestColumnsAreProposed(t *testing.T) {
	t.Parallel()
	for titles, want := range map[string]string{
		"Référence;Désignation;Prix HT":                  "reference;name;listPriceTaxExcl",
		"REF.;Nom du vin;Année;Couleur;PU HT":            "reference;name;vintage;colour;listPriceTaxExcl",
		"SKU;Product name;Vintage;Unit price":            "reference;name;vintage;listPriceTaxExcl",
		"Code_article;Libellé;Tarif HT départ cave":      "reference;name;listPriceTaxExcl",
		"Référence;Prix HT distributeurs;Prix tarif HT":  "reference;groupPrices.negociant;listPriceTaxExcl",
		"Référence;Tarif négociants HT;Prix tarif HT":    "reference;groupPrices.negociant;listPriceTaxExcl",
		"Prix HT cavistes;Prix HT;Prix GMS;Prix public":  "groupPrices.wine_merchant;listPriceTaxExcl;groupPrices.hypermarket;storePriceTaxIncl",
		"Ref;Référence;Remarque interne;":                "reference;;;",
		"Contenance (cl);Degré (% vol);Poids (g);Gencod": "bottleSizeCl;abv;weightGrams;ean",
		"listPriceTaxExcl;groupPrices.cse;bottleSizeCl":  "listPriceTaxExcl;groupPrices.cse;bottleSizeCl",
	} {
		if got := strings.Join(columns.Propose(strings.Split(titles, ";"), nil, fields.Columns()), ";"); got != want {
			t.Errorf("%s: %s, want %s", titles, got, want)
		}
	}
	remembered := map[string]string{"truc": "reference", "prix": "storePriceTaxIncl", "ref": "", "x": "gone"}
	if got := strings.Join(columns.Propose([]string{"Réf.", "Truc", "Prix", "X"}, remembered, fields.Columns()), ";"); got != ";reference;storePriceTaxIncl;" {
		t.Error(got)
	}
}

// The titles of the template are proposed as themselves, and no two columns share a name.
func TestTitlesAreTheirOwn(t *testing.T) {
	t.Parallel()
	var french, english, codes []string
	for _, f := range fields.All() {
		french, english, codes = append(french, f.Title.FR), append(english, f.Title.EN), append(codes, f.Code)
	}
	for _, titles := range [][]string{french, english, codes} {
		if got := columns.Propose(titles, nil, fields.Columns()); !reflect.DeepEqual(got, codes) {
			t.Errorf("%v are proposed as %v", titles, got)
		}
	}
}

func TestExamplesAreRead(t *testing.T) {
	t.Parallel()
	var d edit.Draft
	for _, f := range fields.All() {
		if wrong := f.Read(typed(f.Example()), &d); wrong != nil {
			t.Errorf("%s %q: %s", f.Code, f.Example(), wrong.Text.FR)
		}
	}
}

// FuzzRead reads anything as anything: what is read can be written and read again as the same.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		"", "12,50 €", "-1", "1e308", "(5)", "1.234.567,89", "NV", "43831", "0,75 L", "Merlot 62,5 %, Syrah", "bio; HVE", "Tous", "=1+1", "#N/A", "\uFFFD",
		"99999999999999999999", "€", ",", "%", "- -", "١٢", "1e-300", "0x1F", "NaN", "+Inf", "1,2,3", ",,%,", "(%)", "01/01/2020",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, field := range fields.All() {
			var first, second edit.Draft
			if field.Read(typed(text), &first) != nil {
				continue
			}
			var kept, again edit.Sheet
			first.Apply(&kept)
			if wrong := field.Read(typed(field.Write(&kept)), &second); wrong != nil {
				continue // such as a negative price: the rules refuse it before it is written anywhere
			}
			second.Apply(&again)
			if field.Write(&kept) != field.Write(&again) {
				t.Fatalf("%s %q is written as %q, and then as %q", field.Code, text, field.Write(&kept), field.Write(&again))
			}
		}
	})
}
