package users_test

import (
	"testing"

	"millesime/platform/auth"
)

// What programs, spreadsheets and telephones leave around a copied value is taken off wherever it is pasted.
func TestPastedValues(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		made := h.Post("/api/register", applicant(
			with("email", "\u202anouveau@table.example\u202c\u200b"), with("phone", "\u202a+33 6 12\u201134\u201156 78\u202c"),
			with("siret", "732\u202f829\u202f320\u202f00074\u200b"), with("numvat", "\ufeffFR\u00a044\u2009732829320"),
			with("lastName", "Bon\u00adnet\u200b"), with("company", "\u202eLa Table\u00a0de Claire\u2066"),
			with("addresses", []map[string]any{{
				"typeAddress": "billing", "street": "3\u00a0rue des Halles\u200e", "postcode": "\u00a075011 ", "city": "Pa\u00adris", "country": "FR\u200b",
			}}),
		)).Want(201)
		for name, want := range map[string]string{
			"email": "nouveau@table.example", "phone": "+33 6 12\u201134\u201156 78", "siret": "73282932000074", "siren": "732829320",
			"numvat": "FR44732829320", "lastName": "Bonnet", "company": "La Table de Claire",
		} {
			if got := made.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		var postcode string
		if err := h.db.Read().NewRaw(`SELECT postcode || city || street || country FROM addresses`).Scan(t.Context(), &postcode); err != nil || postcode != "75011Paris3 rue des HallesFR" {
			t.Errorf("%q %v", postcode, err)
		}
		h.account("maison@example.test", auth.Supplier)
		for _, email := range []string{"maison@example.test\u200b", "\ufeffmaison@example.test", "mai\u00adson@example.test", "\u202amaison@example.test\u202c\u00a0"} {
			h.With().Post("/api/token/auth", credentials{email, password}).Want(200)
		}
		h.With().Post("/api/token/auth", credentials{"maison\u00a0@example.test", password}).Want(401)
		h.invite(h.signIn("maison@example.test"), "invi\u00adtee@example.test\u200b")
		if got := h.mails.to("invitee@example.test"); len(got) != 1 {
			t.Errorf("%d invitations", len(got))
		}
		id := h.account("agent@example.test", auth.CommercialAgent)
		agent := h.signIn("agent@example.test")
		record := recordPath("parameter_commercial_agents", id)
		agent.Patch(record, fields{"iban": "\u202aFR14\u00a02004\u202f1010\u2009050500013M02606\u200b"}).Want(200)
		var iban string
		if err := h.db.Read().NewRaw(`SELECT iban FROM parameter_commercial_agents`).Scan(t.Context(), &iban); err != nil || iban != "FR1420041010050500013M02606" {
			t.Errorf("%q %v", iban, err)
		}
	})
}

// A search finds a name whichever apostrophe, dash or blank either was typed with.
func TestSearchesWithTypographicSigns(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		admin := h.signIn("admin@example.test")
		for i, company := range []string{"L’Auberge", "L'Auberge", "Saint\u2011Vincent – Fils", "Cave\u00a0Mar\u00adcel"} {
			email := string(rune('a'+i)) + "@example.test"
			h.unlimited()
			admin.Post("/api/users", applicant(with("email", email), with("company", company), with("siret", ""), with("numvat", ""))).Want(201)
		}
		for search, want := range map[string]float64{
			"L’Auberge": 2, "l'auberge": 2, "L%60AUBERGE": 2, "lʼauberge": 2, "l‘aub": 2, "l′aub": 2, "saint-vincent": 1, "saint–vincent": 1, "saint%E2%88%92vin": 1,
			"cave%C2%A0marcel": 1, "mar%C2%ADcel": 1, "marcel%E2%80%8B": 1, "l-auberge": 0,
		} {
			if got := admin.Get("/api/users?search=" + search).Want(200).Value("hydra:totalItems"); got != want {
				t.Errorf("%s: %v, want %v", search, got, want)
			}
		}
	})
}
