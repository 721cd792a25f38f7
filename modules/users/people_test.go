package users_test

import (
	"context"
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/modules/users"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

func path(id int64) string { return "/api/users/" + strconv.FormatInt(id, 10) }

func TestMe(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for _, group := range auth.AllGroups() {
			email := string(group) + "@example.test"
			id := h.account(email, group)
			h.change(`INSERT INTO addresses (user_id, type_address, street, postcode, city) VALUES (?, 'billing', '1 rue du Puits', '21200', 'Beaune')`, id)
			h.change(`UPDATE users SET birthday = '1980-05-02', siren = '732829320' WHERE id = ?`, id)
			browser := h.signIn(email)
			// fields
			me := browser.Get("/api/me").Want(200)
			want := map[string]string{
				"@id": path(id), "@type": "User", "id": strconv.FormatInt(id, 10), "email": email, "status": "valid", "birthday": "1980-05-02",
				"siren": "732829320", "userGroup/@id": "/api/user_groups/" + string(group), "userGroup/code": string(group),
				"addresses/0/typeAddress": "billing", "addresses/0/city": "Beaune", "addresses/0/@type": "Address",
			}
			for name, value := range want {
				if got := me.Text(name); got != value {
					t.Errorf("%s: %s is %q, want %q", group, name, got, value)
				}
			}
			if !strings.HasPrefix(me.Text("addresses/0/@id"), "/api/addresses/") {
				t.Errorf("%s: address %q", group, me.Text("addresses/0/@id"))
			}
			//
			// The pictures and terms of its record, which may weigh megabytes, come with the person only.
			light := strings.NewReplacer(`"base64ContentLogo":"",`, "", `"base64ContentPhoto":"",`, "", `"base64ContentCGV":"",`, "", `"base64ContentStoreCGV":"",`, "")
			for _, alias := range []string{"/api/auth/user", path(id)} {
				if got := browser.Get(alias).Want(200); light.Replace(string(got.Body)) != string(me.Body) {
					t.Errorf("%s of %s: %s, want %s", alias, group, got.Body, me.Body)
				}
			}
		}
	})
}

func TestProcessingUser(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("new@example.test", auth.Restaurant)
		supplier := h.account("maison@example.test", auth.Supplier)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		browser := h.signIn("new@example.test")
		browser.Get("/api/me").Want(200)
		browser.Get(path(id)).Want(200)
		for _, closed := range []string{path(supplier), "/api/suppliers", "/api/user_groups"} {
			if got := browser.Get(closed).Want(403).Text("hydra:description"); got != "Votre compte est en attente de validation" {
				t.Errorf("%s: %s", closed, got)
			}
		}
		browser.Post("/api/auth/logout", nil).Want(204)
	})
}

// village is one person of each kind around a supplier.
type village map[string]int64

func newVillage(h *house) village {
	v := village{}
	for name, group := range map[string]auth.Group{
		"maison": auth.Supplier, "rival": auth.Supplier, "closed": auth.Supplier,
		"agent": auth.CommercialAgent, "stranger": auth.CommercialAgent,
		"table": auth.Restaurant, "cave": auth.WineMerchant, "gms": auth.Hypermarket, "cse": auth.CSE,
		"pending": auth.Restaurant, "past": auth.Restaurant, "regular": auth.Restaurant,
		"nego": auth.Negociant, "guest": auth.Customer,
		"admin": auth.Admin, "super": auth.Superadmin,
	} {
		v[name] = h.account(name+"@example.test", group)
		h.change(`INSERT INTO addresses (user_id, type_address, street, postcode, city) VALUES (?, 'shipping', '2 place Carnot', '69002', 'Lyon')`, v[name])
	}
	h.change(`UPDATE users SET status = 'blocked' WHERE id = ?`, v["closed"])
	h.relate(v["maison"], v["agent"], "valid")
	h.relate(v["maison"], v["table"], "valid")
	h.relate(v["maison"], v["pending"], "pending")
	h.relate(v["agent"], v["cave"], "valid")
	h.relate(v["maison"], v["gms"], "valid")
	h.change(`UPDATE user_relations SET agent_id = ?, agent_since = ? WHERE child_id = ?`, v["agent"], h.clock.Now(), v["gms"])
	for name, months := range map[string]int{"regular": -23, "past": -25} {
		h.change(`INSERT INTO trade_links (supplier_id, customer_id, last_order_at) VALUES (?, ?, ?)`,
			v["maison"], v[name], h.clock.Now().AddDate(0, months, 0))
	}
	h.shops.only = map[auth.Group][]int64{
		auth.Restaurant: {v["maison"], v["rival"], v["closed"]}, auth.WineMerchant: {v["maison"]}, auth.Hypermarket: {v["rival"]},
		auth.CSE: {v["maison"], v["rival"]}, auth.Customer: {v["rival"], v["closed"]},
	}
	return v
}

// sight is what each reader sees of each person (domain 2): "card" is the public card, "person" adds who it is, "customer"
// its addresses, "full" all. Both suppliers have something for restaurants and works councils, maison alone for wine
// merchants, rival alone for hypermarkets, and rival alone has a store.
func sight() map[string]map[string]string {
	everyone := func() map[string]string {
		all := map[string]string{}
		for _, name := range []string{
			"maison", "rival", "closed", "agent", "stranger", "table", "cave", "gms", "cse",
			"pending", "past", "regular", "nego", "guest", "admin", "super",
		} {
			all[name] = "full"
		}
		return all
	}
	byAdmin := everyone()
	delete(byAdmin, "super")
	return map[string]map[string]string{
		"super":    everyone(),
		"admin":    byAdmin,
		"maison":   {"maison": "full", "agent": "customer", "table": "customer", "gms": "customer", "regular": "person"},
		"rival":    {"rival": "full"},
		"agent":    {"agent": "full", "maison": "person", "cave": "customer", "gms": "customer"},
		"stranger": {"stranger": "full"},
		"table":    {"table": "full", "maison": "person", "rival": "card"},
		"cave":     {"cave": "full", "agent": "person", "maison": "card"},
		"gms":      {"gms": "full", "maison": "person", "rival": "card"},
		"cse":      {"cse": "full", "maison": "card", "rival": "card"},
		"nego":     {"nego": "full"},
		"guest":    {"guest": "full", "rival": "card"},
		"pending":  {"pending": "full", "maison": "card", "rival": "card"},
	}
}

func TestRowScopeOfPeople(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET siren = '732829320'`)
		for reader, seen := range sight() {
			browser := h.signIn(reader + "@example.test")
			for name, id := range v {
				got := browser.Get(path(id))
				want, visible := seen[name]
				if !visible {
					if got.Want(404).Text("hydra:description") != "Cette personne est introuvable." {
						t.Errorf("%s reads %s: %s", reader, name, got.Body)
					}
					continue
				}
				got.Want(200)
				reads := "card"
				switch {
				case got.Value("createdAt") != nil:
					reads = "full"
				case got.Value("addresses/0") != nil:
					reads = "customer"
				case got.Text("email") != "" && got.Text("lastName") != "":
					reads = "person"
				}
				if reads != want || got.Text("company") != "Maison "+name {
					t.Errorf("%s reads %s as %s, want %s: %s", reader, name, reads, want, got.Body)
				}
			}
		}
		h.signIn("admin@example.test").Get("/api/users/999999").Want(404)
		h.signIn("admin@example.test").Get("/api/users/x").Want(404)
	})
}

func TestASupplierShowsItsRegistrationAndItsSeat(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET siren = '732829320', siret = '73282932000074', numvat = 'FR44732829320'`)
		h.change(`INSERT INTO addresses (user_id, type_address, is_default, street, postcode, city)
			SELECT id, 'billing', TRUE, '1 quai des Chartrons', '33000', 'Bordeaux' FROM users`)
		for _, reader := range []string{"table", "cse", "agent"} {
			got := h.signIn(reader + "@example.test").Get(path(v["maison"])).Want(200)
			for field, want := range map[string]string{
				"siren": "732829320", "siret": "73282932000074", "numvat": "FR44732829320",
				"addresses/0/street": "1 quai des Chartrons", "addresses/0/typeAddress": "billing",
			} {
				if got.Text(field) != want {
					t.Errorf("%s reads %s of the supplier as %q, want %q", reader, field, got.Text(field), want)
				}
			}
			if got.Value("addresses/1") != nil {
				t.Errorf("%s reads where the supplier is delivered: %s", reader, got.Body)
			}
		}
		if got := h.signIn("table@example.test").Get("/api/suppliers").Want(200); got.Value("hydra:member/0/addresses/0") != nil {
			t.Errorf("lists tell seats: %s", got.Body)
		}
		if got := h.signIn("cave@example.test").Get(path(v["agent"])).Want(200); got.Text("siren") != "" || got.Value("addresses/0") != nil {
			t.Errorf("an agent shows what only sellers do: %s", got.Body)
		}
	})
}

func TestWhoOrderedIsSeen(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		supplier, buyer := h.account("maison@example.test", auth.Supplier), h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("maison@example.test")
		browser.Get(path(buyer)).Want(404)

		err := h.db.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return h.module.Access().RememberTrade(ctx, tx, supplier, buyer, h.clock.Now())
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := companies(browser, "/api/customers"); !slices.Equal(got, []string{"Maison table"}) {
			t.Errorf("customers %v", got)
		}
		browser.Get(path(buyer)).Want(200)
	})
}

func TestLists(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		newVillage(h)
		lists := map[string][]string{
			"/api/customers":         {"cave", "cse", "gms", "guest", "nego", "past", "pending", "regular", "table"},
			"/api/suppliers":         {"closed", "maison", "rival"},
			"/api/commercial_agents": {"agent", "stranger"},
		}
		for reader, seen := range sight() {
			browser := h.signIn(reader + "@example.test")
			for list, all := range lists {
				var want []string
				for _, name := range all {
					if _, ok := seen[name]; ok {
						want = append(want, "Maison "+name)
					}
				}
				if got := companies(browser, list); !slices.Equal(got, want) {
					t.Errorf("%s of %s: got %v, want %v", list, reader, got, want)
				}
			}
		}
		admin := h.signIn("admin@example.test")
		//
		page := admin.Get("/api/customers?itemsPerPage=4&page=3").Want(200)
		if page.Text("hydra:totalItems") != "9" || page.Text("hydra:member/0/company") != "Maison table" ||
			page.Value("hydra:member/1") != nil || page.Value("hydra:view/hydra:next") != nil {
			t.Errorf("page 3: %s", page.Body)
		}
		var walked []string
		for next := "/api/customers?itemsPerPage=4"; next != ""; {
			walked = append(walked, companies(admin, next)...)
			next = admin.Get(next).Text("hydra:view/hydra:next")
		}
		//
		if all := companies(admin, "/api/customers?itemsPerPage=-1"); len(all) != 9 || !slices.Equal(walked, all) {
			t.Errorf("walked %v, all %v", walked, all)
		}
		//
		if got := companies(admin, "/api/customers?search=MAISON+t%C3%A2ble+Z%C3%B6e"); !slices.Equal(got, []string{"Maison table"}) {
			t.Errorf("searched: %v", got)
		}
		h.change("UPDATE users SET company = 'L’Auberge d’Anatole', company_search = 'l''auberge d''anatole' WHERE email = 'table@example.test'")
		for _, typed := range []string{"l'auberge", "l’auberge", "d'Anatole", "d’anat", "auberge"} {
			if got := companies(admin, "/api/customers?search="+url.QueryEscape(typed)); !slices.Equal(got, []string{"L’Auberge d’Anatole"}) {
				t.Errorf("%q finds %v", typed, got)
			}
		}
		if got := companies(h.signIn("cse@example.test"), "/api/suppliers?search=lefevre"); len(got) != 0 {
			t.Errorf("names behind a card are searched: %v", got)
		}
		admin.Get("/api/customers?after=x").Want(400)
		admin.Get("/api/customers?page=9223372036854775807").Want(200)
	})
}

func companies(c *apitest.Client, list string) []string {
	var body struct {
		Members []struct {
			Company string `json:"company"`
		} `json:"hydra:member"`
	}
	c.Get(list).Want(200).JSON(&body)
	var names []string
	for _, m := range body.Members {
		names = append(names, m.Company)
	}
	return names
}

func TestSupplierCard(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("maison@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		if got := browser.Get(path(id)).Want(200); got.Text("parameters/@type") != "ParameterSupplier" || got.Text("parameters/base64ContentCGV") != "" {
			t.Errorf("nothing written yet: %s", got.Body)
		}
		h.change(`INSERT INTO parameter_suppliers (user_id, cgv, free_shipping_from_value_cents, free_shipping_from_quantity)
			VALUES (?, 'data:text/plain,CGV', 45050, 60)`, id)
		card := browser.Get(path(id)).Want(200)
		for name, want := range map[string]string{
			"parameters/@id":              "/api/parameter_suppliers/" + strconv.FormatInt(id, 10),
			"parameters/base64ContentCGV": "data:text/plain,CGV", "parameters/freeShippingFromQuantity": "60",
			"parameters/storeFreeShippingFromValue": "", "email": "", "phone": "",
		} {
			if got := card.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if !strings.Contains(string(card.Body), `"freeShippingFromValue":450.50`) {
			t.Errorf("franco: %s", card.Body)
		}
	})
}

func TestUserGroups(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		groups := h.signIn("table@example.test").Get("/api/user_groups").Want(200)
		for i, want := range []struct{ code, label string }{
			{"restaurant", "CHR"},
			{"wine_merchant", "Caviste"},
			{"hypermarket", "GMS"},
			{"cse", "CSE"},
			{"supplier", "Fournisseur"},
			{"customer", "Particulier"},
			{"negociant", "Distributeur"},
			{"commercial_agent", "Agent commercial"},
			{"admin", "Admin"},
			{"superadmin", "Super Admin"},
		} {
			member := "hydra:member/" + strconv.Itoa(i)
			if groups.Text(member+"/@id") != "/api/user_groups/"+want.code || groups.Text(member+"/code") != want.code ||
				groups.Text(member+"/label") != want.label {
				t.Errorf("group %d: got %s, want %v", i, groups.Text(member), want)
			}
		}
		if groups.Text("hydra:totalItems") != "10" {
			t.Errorf("got %s", groups.Body)
		}
	})
}

func TestDemoAccounts(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@millesime.test", auth.Admin)
		table := h.account("restaurant@millesime.test", auth.Restaurant)
		h.account("somebody@millesime.test", auth.Restaurant)
		got := h.Get("/api/demo/accounts").Want(200)
		for member, want := range map[string]string{
			"@id": "/api/demo/accounts", "hydra:totalItems": "2", "hydra:member/0/@id": strings.Replace(path(table), "users/", "demo/accounts#", 1), "hydra:member/0/@type": "DemoAccount",
			"hydra:member/0/email": "restaurant@millesime.test", "hydra:member/0/label": "CHR", "hydra:member/0/group": "restaurant",
			"hydra:member/0/name": "Maison restaurant", "hydra:member/1/email": "admin@millesime.test", "hydra:member/1/label": "Admin",
		} {
			if got.Text(member) != want {
				t.Errorf("%s: %q, want %q", member, got.Text(member), want)
			}
		}
	})
}

func TestCreateUser(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		create := func(email, secret string, group auth.Group) error {
			_, err := h.module.CreateUser(t.Context(), users.NewUser{Email: email, Password: secret, Group: group})
			return err
		}
		err := create(" TABLE@example.test", password, auth.CSE)
		if f, ok := fault.As(err); !ok || f.Kind != fault.Conflict || f.Text.FR != "Cet e-mail est déjà utilisé" {
			t.Errorf("used e-mail: %v", err)
		}
		for name, err := range map[string]error{
			"email":     create("not an e-mail", password, auth.CSE),
			"password":  create("a@example.test", "weak", auth.CSE),
			"userGroup": create("a@example.test", password, "king"),
		} {
			f, ok := fault.As(err)
			if !errors.Is(err, fault.ErrViolations) || !ok || len(f.Violations) != 1 || f.Violations[0].PropertyPath != name {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}
