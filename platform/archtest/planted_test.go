package archtest_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"millesime/platform/archtest"
)

// sound is a small house that keeps every rule, and uses what each allows.
func sound() map[string]string {
	return map[string]string{
		"go.mod":                                   "module millesime\n\ngo 1.26\n",
		"cmd/millesime/main.go":                    pkg("main", "millesime/cmd/millesime/app") + "\nfunc main() {}\n",
		"cmd/millesime/app/app.go":                 pkg("app", "millesime/modules/orders", "millesime/modules/users", "millesime/platform/api"),
		"db/demo/demo.go":                          pkg("demo", "github.com/uptrace/bun", "millesime/modules/users/usersapi"),
		"platform/api/api.go":                      pkg("api", "github.com/gofiber/fiber/v3", "github.com/danielgtaylor/huma/v2"),
		"platform/db/db.go":                        pkg("db", "github.com/uptrace/bun"),
		"platform/events/events.go":                pkg("events", "github.com/uptrace/bun"),
		"platform/api/errors.gen.go":               "package api\n" + strings.Repeat("// generated\n", 500),
		"platform/db/full.go":                      "package db\n" + strings.Repeat("// line\n", 399),
		"modules/users/doc.go":                     pkg("users"),
		"modules/users/module.go":                  "package users\n",
		"modules/users/usersapi/api.go":            pkg("usersapi"),
		"modules/orders/doc.go":                    pkg("orders"),
		"modules/orders/module.go":                 use("orders", "millesime/modules/orders/internal/store", "millesime/modules/orders/internal/rest"),
		"modules/orders/orders_test.go":            use("orders_test", "millesime/cmd/millesime/app"),
		"modules/orders/ordersapi/api.go":          pkg("ordersapi"),
		"modules/orders/ordersevents/events.go":    pkg("ordersevents"),
		"modules/orders/internal/domain/place.go":  pkg("domain", "millesime/modules/users/usersapi", "net/url"),
		"modules/orders/internal/store/store.go":   pkg("store", "github.com/uptrace/bun", "millesime/modules/orders/internal/domain"),
		"modules/orders/internal/rest/rest.go":     pkg("rest", "millesime/platform/api", "millesime/modules/orders/internal/domain"),
		"modules/orders/internal/subscriber/s.go":  pkg("subscriber", "millesime/modules/orders/internal/domain"),
		"modules/orders/internal/domain/a_test.go": use("domain", "os"),
		"modules/cart/doc.go":                      pkg("cart"),
		"modules/cart/module.go":                   use("cart", "millesime/modules/cart/internal/app", "millesime/modules/cart/internal/rest"),
		"modules/cart/internal/app/app.go":         pkg("app", "context", "millesime/platform/db", "millesime/modules/cart/internal/store", "millesime/modules/cart/internal/domain"),
		"modules/cart/internal/domain/a.go":        "// Package domain is here.\n" + naming("clock.DateOf(time.Time{})", "time", "millesime/platform/clock"),
		"modules/cart/internal/domain/a_test.go":   use("domain", "context"),
		"modules/cart/internal/app/tell.go":        handing("app", "error"), // a use case, handed what it decides on
		"modules/cart/internal/store/store.go":     pkg("store", "context", "millesime/modules/cart/internal/domain"),
		"modules/cart/internal/rest/rest.go":       pkg("rest", "millesime/modules/cart/internal/app", "millesime/modules/cart/internal/domain"),
		"modules/cart/internal/subscriber/s.go":    pkg("subscriber", "millesime/modules/cart/internal/app"),
		"modules/cart/internal/steps/domain/a.go":  pkg("domain", "millesime/modules/cart/internal/domain"), // a room
		"modules/cart/internal/steps/store/s.go":   pkg("store", "github.com/uptrace/bun", "millesime/modules/cart/internal/steps/domain"),
		"modules/cart/internal/steps/app/a.go":     pkg("app", "millesime/modules/cart/internal/store", "millesime/modules/cart/internal/steps/store"),
		"modules/cart/internal/steps/rest/r.go":    pkg("rest", "millesime/modules/cart/internal/steps/app"),
	}
}

// pkg is a file with a package comment.
func pkg(name string, imports ...string) string {
	return "// Package " + name + " is here.\n" + use(name, imports...)
}

// use is a file without one.
func use(name string, imports ...string) string {
	text := "package " + name + "\n"
	for _, path := range imports {
		text += "import _ \"" + path + "\"\n"
	}
	return text
}

// naming is a file of a domain that uses names of what it imports.
func naming(value string, imports ...string) string {
	text := "package domain\n"
	for _, path := range imports {
		text += "import \"" + path + "\"\n"
	}
	return text + "var _ = " + value + "\n"
}

// handing is a file with a method that is handed a facade of users.
func handing(name, gives string) string {
	return "package " + name + "\nimport \"millesime/modules/users/usersapi\"\nfunc (m *Module) With(u usersapi.Parties) " + gives + " { panic(u) }\n"
}

// laid writes the files of a house into a folder.
func laid(t *testing.T, files map[string]string) string {
	t.Helper()
	folder := t.TempDir()
	for file, text := range files {
		file = filepath.Join(folder, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func check(t *testing.T, files map[string]string) []archtest.Violation {
	t.Helper()
	module, packages, err := archtest.Load(laid(t, files))
	if err != nil {
		t.Fatal(err)
	}
	return archtest.Check(module, packages)
}

func TestSoundHouse(t *testing.T) {
	t.Parallel()
	for _, v := range check(t, sound()) {
		t.Error(v)
	}
}

// Each plant breaks one rule in the sound house, and exactly that is reported.
func TestPlantedViolations(t *testing.T) {
	t.Parallel()
	const orders, cart = "modules/orders/", "modules/cart/"
	plants := []struct{ rule, file, text string }{
		{archtest.RuleLayers, orders + "internal/domain/x.go", use("domain", "millesime/modules/orders/internal/store")},
		{archtest.RuleLayers, orders + "internal/rest/x.go", use("rest", "millesime/modules/orders/internal/store")},
		{archtest.RuleLayers, orders + "internal/store/x.go", use("store", "millesime/modules/orders/internal/rest")},
		{archtest.RuleLayers, orders + "internal/subscriber/x.go", use("subscriber", "millesime/modules/orders/internal/store")},
		{archtest.RuleLayers, orders + "internal/subscriber/x.go", use("subscriber", "millesime/modules/orders")},
		{archtest.RuleLayers, orders + "ordersapi/x.go", use("ordersapi", "millesime/modules/orders/internal/domain")},
		{archtest.RuleModules, orders + "internal/domain/x.go", use("domain", "millesime/modules/users")},
		{archtest.RuleModules, orders + "module2.go", use("orders", "millesime/modules/users/internal/store")},
		{archtest.RuleCycle, "modules/users/usersapi/x.go", use("usersapi", "millesime/modules/orders/ordersevents")},
		{archtest.RuleLate, orders + "module2.go", handing("orders", "")},
		{archtest.RuleLate, orders + "module2.go", strings.Replace(handing("orders", ""), "usersapi.Parties", "[]usersapi.Parties", 1)},
		{archtest.RuleLate, orders + "module2.go", strings.Replace(handing("orders", ""), "usersapi.Parties", "...usersapi.Parties", 1)},
		{archtest.RuleLate, orders + "module2.go", strings.Replace(handing("orders", ""), "usersapi.Parties", "*usersapi.Parties", 1)},
		{archtest.RuleLate, orders + "module2.go", strings.Replace(handing("orders", ""), "usersapi.Parties", "func() usersapi.Parties", 1)},
		{archtest.RuleLate, orders + "module2.go", "package orders\n\nfunc (m *Module) With(d *DeskDeps) {}\n"},
		{archtest.RuleLate, orders + "module2.go", "package orders\n\nfunc (m *Module) Endpoints(n Neighbours) {}\n"},
		{archtest.RuleLate, cart + "internal/app/x.go", handing("app", "*Module")},
		{archtest.RulePlatform, "platform/db/x.go", use("db", "millesime/modules/users/usersapi")},
		{archtest.RulePlatform, "platform/db/x_test.go", use("db_test", "millesime/modules/users/usersapi")},
		{archtest.RulePlatform, "platform/db/x_test.go", use("db", "millesime/cmd/millesime/app")},
		{archtest.RuleAssembly, "cmd/millesime/x.go", use("main", "millesime/modules/users")},
		{archtest.RuleAssembly, "db/demo/x.go", use("demo", "millesime/modules/users")},
		{archtest.RuleLibraries, "platform/db/x.go", use("db", "github.com/gofiber/fiber/v3/middleware/static")},
		{archtest.RuleLibraries, orders + "internal/rest/x.go", use("rest", "github.com/danielgtaylor/huma/v2")},
		{archtest.RuleLibraries, "cmd/millesime/app/x.go", use("app", "github.com/gofiber/fiber/v3")},
		{archtest.RuleLibraries, "platform/api/x.go", use("api", "github.com/uptrace/bun")},
		{archtest.RuleLibraries, orders + "internal/domain/x.go", use("domain", "github.com/uptrace/bun/schema")},
		{archtest.RuleDomainIO, orders + "internal/domain/x.go", use("domain", "net/http")},
		{archtest.RuleDomainIO, orders + "internal/domain/x.go", use("domain", "database/sql")},
		{archtest.RuleDomainIO, cart + "internal/app/x.go", use("app", "net/http")},
		{archtest.RuleLayers, cart + "internal/domain/x.go", use("domain", "millesime/modules/cart/internal/app")},
		{archtest.RuleLayers, cart + "internal/store/x.go", use("store", "millesime/modules/cart/internal/app")},
		{archtest.RuleLayers, cart + "internal/app/x.go", use("app", "millesime/modules/cart/internal/rest")},
		{archtest.RuleLayers, cart + "internal/rest/x.go", use("rest", "millesime/modules/cart/internal/store")},
		{archtest.RuleLayers, cart + "internal/subscriber/x.go", use("subscriber", "millesime/modules/cart/internal/store")},
		{archtest.RuleLayers, cart + "internal/steps/domain/x.go", use("domain", "millesime/modules/cart/internal/steps/store")},
		{archtest.RuleLayers, cart + "internal/steps/rest/x.go", use("rest", "millesime/modules/cart/internal/store")},
		{archtest.RuleLayers, cart + "internal/domain/x.go", use("domain", "millesime/modules/cart/internal/steps/app")},
		{archtest.RuleLibraries, cart + "internal/steps/app/x.go", use("app", "github.com/uptrace/bun")},
		{archtest.RuleDomainIO, cart + "internal/steps/app/x.go", use("app", "net/http")},
		{archtest.RulePure, cart + "internal/steps/domain/x.go", use("domain", "context")},
		{archtest.RuleLate, cart + "internal/steps/app/x.go", handing("app", "*Module")},
		{archtest.RuleShape, cart + "internal/steps/x.go", pkg("steps")},
		{archtest.RuleShape, cart + "internal/steps/wine/x.go", pkg("wine")},
		{archtest.RulePure, cart + "internal/domain/x.go", use("domain", "context")},
		{archtest.RulePure, cart + "internal/domain/x.go", use("domain", "math/rand/v2")},
		{archtest.RulePure, cart + "internal/domain/x.go", use("domain", "millesime/platform/db")},
		{archtest.RulePure, cart + "internal/domain/x.go", use("domain", "millesime/platform/jobs")},
		{archtest.RulePure, cart + "internal/domain/tables/x.go", pkg("tables", "millesime/platform/events")},
		{archtest.RulePure, cart + "internal/domain/x.go", naming("time.Now", "time")},
		{archtest.RulePure, cart + "internal/domain/x.go", naming("clock.System", "millesime/platform/clock")},
		{archtest.RulePure, cart + "internal/domain/x.go", naming("sheet.New", "millesime/platform/sheet")},
		{archtest.RulePure, orders + "internal/domain/x.go", use("domain", "context")}, // without internal/app too
		{archtest.RuleNames, "platform/utils/x.go", pkg("utils")},
		{archtest.RuleNames, orders + "internal/domain/models/x.go", pkg("wine")},
		{archtest.RuleNames, "platform/wine/x.go", pkg("helpers")},
		{archtest.RuleDoc, "platform/wine/x.go", use("wine")},
		{archtest.RuleLength, "platform/db/x.go", "package db\n" + strings.Repeat("// line\n", 400)},
		{archtest.RuleLength, "platform/db/x_test.go", "package db\n" + strings.Repeat("// line\n", 400)},
		{archtest.RuleShape, orders + "internal/wine/x.go", pkg("wine")},
		{archtest.RuleShape, orders + "wine/x.go", pkg("wine")},
		{archtest.RuleShape, "modules/billing/doc.go", pkg("billing")},
		{archtest.RuleShape, "modules/billing/billingapi/x.go", pkg("billingapi")},
	}
	for _, p := range plants {
		t.Run(p.rule+" in "+p.file, func(t *testing.T) {
			t.Parallel()
			files := maps.Clone(sound())
			if _, taken := files[p.file]; taken {
				t.Fatalf("%s is there already", p.file)
			}
			files[p.file] = p.text
			found := check(t, files)
			rules := []string{}
			for _, v := range found {
				rules = append(rules, v.Rule)
			}
			if !slices.Equal(rules, []string{p.rule}) {
				t.Errorf("reported %v, want one breach of %q", found, p.rule)
			}
		})
	}
}

// The drawing of the house has who asks whom through a facade, and leaves events out.
func TestArrows(t *testing.T) {
	t.Parallel()
	files := maps.Clone(sound())
	files["modules/cart/internal/app/x.go"] = use("app", "millesime/modules/users/usersapi", "millesime/modules/orders/ordersevents")
	module, packages, err := archtest.Load(laid(t, files))
	if err != nil {
		t.Fatal(err)
	}
	got := archtest.Arrows(module, packages)
	if want := map[string][]string{"orders": {"users"}, "cart": {"users"}}; !maps.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v instead of %v", got, want)
	}
}

func TestLoadFailsWithoutAModule(t *testing.T) {
	t.Parallel()
	if _, _, err := archtest.Load(t.TempDir()); err == nil {
		t.Error("an empty folder loads")
	}
}
