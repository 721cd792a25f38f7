package api_test

import (
	"testing"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
)

// What is typed or pasted reaches the operation without what nobody sees, in bodies and in queries.
func TestTextsAreTidied(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	client.Post("/api/wines", "{\"name\":\"\u202aClos\u00a0du\\u200b Lac\\u2028 \",\"email\":\"\\ufeffa@b.fr\u200b\",\"vintage\":\"\u00a02020\u200b\",\"labels\":{\"\u200ba\":1}}",
		opts(supplierToken)...).Want(201)
	if got := s.drafted; got.Name != "Clos du Lac" || got.Email != "a@b.fr" || got.Vintage == nil || *got.Vintage != 2020 || got.Labels["a"] != 1 {
		t.Errorf("got %+v", got)
	}
	client.Patch("/api/wines/1", "{\"name\":\"\u200bClos\"}", opts(supplierToken)...).Want(204)
	if got := s.changed.Name; got != api.Some("Clos") {
		t.Errorf("got %+v", got)
	}
	client.Get("/api/wines?search=%E2%80%8BL%E2%80%99%C3%89t%C3%A9%C2%A0&colour[]=%C2%A0red&colour[]=%E2%80%8B&minPrice=%C2%A012.5", apitest.Token(restaurantToken)).Want(200)
	if got := s.listed; got.Search != "L’Été" || len(got.Colours) != 1 || got.Colours[0] != "red" || got.MinPrice == nil || *got.MinPrice != 1250 {
		t.Errorf("got %+v", got)
	}
	client.Get("/api/wines?search=%FF%E2%80%8B", apitest.Token(restaurantToken)).Want(400)
	refused := client.Post("/api/wines", "{\"name\":\"\u200b\u00a0\"}", opts(supplierToken)...).Want(422).Violations()
	if refused["name"] != "Le champ est obligatoire" {
		t.Errorf("got %v", refused)
	}
}

// Half a character, which programs leave when they cut a text, is refused where it stands.
func TestHalfACharacter(t *testing.T) {
	t.Parallel()
	client, s := serve(t, nil)
	const text = "Un caractère est coupé en deux : saisissez-le à nouveau"
	for body, field := range map[string]string{
		`{"name":"\ud83c"}`:                    "name",
		`{"name":"a\udf77b"}`:                  "name",
		`{"name":"\ud83c\ud83c\udf77"}`:        "name",
		`{"name":"\ud83cdf77"}`:                "name",
		`{"name":"a","labels":{"\ud83c":1}}`:   "labels",
		`{"name":"a","email":"\\\ud83c@b.fr"}`: "email",
		`{"name":"\ud83c\u0041\udf77"}`:        "name",
	} {
		if got := client.Post("/api/wines", body, opts(supplierToken)...).Want(422).Violations(); len(got) != 1 || got[field] != text {
			t.Errorf("%s: %v", body, got)
		}
	}
	for body, want := range map[string]string{
		`{"name":"\ud83c\udf77"}`: "🍷", `{"name":"\\ud83c"}`: `\ud83c`, `{"name":"\u00e9\uFFFD"}`: "é\ufffd",
	} {
		client.Post("/api/wines", body, opts(supplierToken)...).Want(201)
		if s.drafted.Name != want {
			t.Errorf("%s: %q", body, s.drafted.Name)
		}
	}
}
