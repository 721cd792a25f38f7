package app_test

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// bottle is a product of which every field of domain 3.1 is set, but for its files.
func bottle() map[string]any {
	return map[string]any{
		"reference": "FULL-1", "ean": "4006381333931", "name": "Château des Épreuves", "type": "still", "colour": "rose", "country": "ES",
		"region": "Rioja", "appellation": "Rioja Alta", "classification": "Reserva", "vintage": 2021,
		"grapes":       []any{map[string]any{"name": "Tempranillo", "share": 85.0}, map[string]any{"name": "Graciano", "share": 15.0}},
		"bottleSizeCl": 37.5, "unitsPerCarton": 12.0, "abv": 13.5, "certifications": []any{"AB", "HVE"}, "awards": []any{"Médaille d’or 2024"},
		"description": "Un vin ; « droit », \"franc\"\nsur deux lignes", "tastingNotes": "Fraise des bois", "pairings": "Tapas, riz",
		"servingTemperature": "8 à 10 °C", "allergens": []any{"sulfites"}, "status": "active", "groups": []any{"cse", "restaurant"}, "inStore": true,
		"orderMultiple": 6.0, "minQuantity": 18.0, "sampleAllowed": true, "warehouse": "dartess", "stockAlertThreshold": 24.0,
		"weightGrams": 780.0, "crd": false, "priceBasis": "duty_suspended", "producedBefore20231208": true,
		"ingredients": "Raisins, conservateur (sulfites)", "energyKj": 321.0, "listPriceTaxExcl": 8.45, "storePriceTaxIncl": 14.9,
		"groupPrices": map[string]any{"cse": 7.95, "restaurant": 8.05},
	}
}

// emptied is the same product with everything else.
func emptied() map[string]any {
	return map[string]any{
		"ean": "", "name": "Autre", "type": "sparkling", "colour": "white", "country": "FR", "region": "", "appellation": "", "classification": "",
		"vintage": nil, "grapes": []any{}, "bottleSizeCl": 75, "unitsPerCarton": 6, "abv": 12, "certifications": []any{}, "awards": []any{},
		"description": "", "tastingNotes": "", "pairings": "", "servingTemperature": "", "allergens": []any{}, "status": "desactivated", "groups": []any{},
		"inStore": false, "orderMultiple": 6, "minQuantity": 6, "sampleAllowed": false, "warehouse": "supplier", "stockAlertThreshold": 0,
		"weightGrams": 1300, "crd": true, "priceBasis": "duty_paid", "producedBefore20231208": false, "ingredients": "", "energyKj": 0,
		"listPriceTaxExcl": 1, "storePriceTaxIncl": nil, "groupPrices": map[string]any{"cse": nil, "restaurant": nil},
	}
}

// kept compares a sheet with what was sent. Every field of a sheet that is neither a file nor worked out must be in it.
func kept(t *testing.T, what string, sheet *apitest.Response, want map[string]any) {
	t.Helper()
	var got map[string]any
	if err := json.Unmarshal(sheet.Body, &got); err != nil {
		t.Fatal(err)
	}
	for name := range got {
		worked := []string{
			"id", "version", "supplier", "completeness", "vatRate", "exciseCategory", "createdAt", "updatedAt", "may", "images", "technicalSheet",
		}
		if _, ok := want[name]; !ok && !strings.HasPrefix(name, "@") && !slices.Contains(worked, name) {
			t.Errorf("%s: nothing is said of %q", what, name)
		}
	}
	for name, value := range want {
		sent, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		var plain any
		if err := json.Unmarshal(sent, &plain); err != nil {
			t.Fatal(err)
		}
		if prices, ok := got[name].(map[string]any); ok { // groups without a price of their own are told too
			maps.DeleteFunc(prices, func(_ string, price any) bool { return price == nil })
		}
		if !reflect.DeepEqual(got[name], plain) {
			t.Errorf("%s: %s is %v, not %v", what, name, got[name], plain)
		}
	}
}

// Every field of a product survives being made, read, exported and imported again over something else.
func TestEveryFieldSurvivesTheRoundTrip(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := importing{h.As(t, apptest.Email(apptest.Alpha))}
		iri := supplier.Post("/api/products", bottle()).Want(201).Text("@id")
		kept(t, "made", supplier.Get(iri+"/sheet").Want(200), bottle())
		apptest.Eventually(t, "the export has the product", func() bool {
			return strings.Contains(string(supplier.Get("/api/products/export?format=csv").Want(200).Body), "FULL-1")
		})
		files := map[string]string{}
		for _, format := range []string{"csv", "xlsx"} {
			files[format] = string(supplier.Get("/api/products/export?format=" + format).Want(200).Body)
		}
		for format, file := range files {
			same := supplier.all(t, file, "all")
			if same.Result.Created+same.Result.Changed+same.Result.Faulty > 0 {
				t.Errorf("%s: an export imported again does %+v: %+v", format, same.Result, supplier.rows(t, same.ID, "faulty"))
			}
			version := supplier.Get(iri + "/sheet").Want(200).Value("version")
			supplier.Patch(iri, apptest.With(emptied(), map[string]any{"version": version})).Want(200)
			back := supplier.all(t, file, "all")
			if back.Result.Changed != 1 || back.Result.Created+back.Result.Faulty > 0 {
				t.Errorf("%s: the import does %+v: %+v", format, back.Result, supplier.rows(t, back.ID, "faulty"))
			}
			kept(t, format+" imported again", supplier.Get(iri+"/sheet").Want(200), bottle())
		}
	})
}
