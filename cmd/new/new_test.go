package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"millesime/platform/testkit"
)

// What is made compiles and fits into the house. The whole run makes a screen too, and holds all against its own tests and every check.
func TestWhatIsMadeWorks(t *testing.T) {
	t.Parallel()
	folder := copyOfTheHouse(t)
	do(t, run(folder, []string{"module", "tastings"}))
	in(t, folder, "go", "vet", "./modules/tastings/...", "./cmd/millesime/app")
	if !testkit.Full() {
		return
	}
	waits(t, filepath.Join(folder, "modules", "tastings"))
	in(t, folder, "go", "test", "-vet=off", "./modules/tastings/...")
	in(t, folder, "go", "run", "./cmd/reference")
	do(t, run(folder, []string{"screen", "cellar", "tastings"}))
	in(t, folder, "go", "run", "./cmd/reference") // the menu asks for one more operation
	in(t, folder, "go", "test", "-vet=off", ".", "./db/...", "./platform/archtest", "./cmd/millesime/app")
	in(t, folder, "go", "tool", "-modfile=tools/go.mod", "golangci-lint", "run", "./modules/tastings/...", "./cmd/millesime/app/...")
	ui := filepath.Join(folder, "ui")
	for _, installed := range []string{"node_modules", "tools/openapi/node_modules"} {
		modules, err := filepath.Abs("../../ui/" + installed)
		do(t, err)
		do(t, os.Symlink(modules, filepath.Join(ui, installed)))
	}
	for _, script := range []string{"gen", "format", "build", "lint", "lint:types", "typecheck", "knip", "size"} {
		in(t, ui, "npm", "run", "--silent", script)
	}
	reached := []string{"src/app", "src/features/cellar", "src/features/shell", "src/locales", "src/shared/access", "src/testing", "vite"}
	in(t, ui, "npm", append([]string{"run", "--silent", "test", "--"}, reached...)...)
}

// waits gives a made module something that waits for everybody, and a test that finds it among what waits.
func waits(t *testing.T, module string) {
	t.Helper()
	do(t, os.WriteFile(filepath.Join(module, "waiting.go"), []byte(`package tastings

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// Waiting is what waits for people.
func (m *Module) Waiting() []usersapi.Waiting { return []usersapi.Waiting{pours{}} }

type pours struct{}

func (pours) Waiting(context.Context, auth.Actor) ([]usersapi.Wait, error) {
	return []usersapi.Wait{{Kind: usersapi.WaitShip, Count: 97}}, nil
}
`), 0o600))
	do(t, os.WriteFile(filepath.Join(module, "waiting_test.go"), []byte(`package tastings_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

func TestItWaits(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		if got := h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/waiting").Want(200).Text("total"); got != "97" {
			t.Errorf("%s wait", got)
		}
	})
}
`), 0o600))
}

var imported = regexp.MustCompile(`import (?:type )?\{([^}]*)\} from '~/([^']+)'`)

// What a made screen takes from the house is there, under the name by which it is taken.
func TestAScreenTakesWhatThereIs(t *testing.T) {
	t.Parallel()
	ui := os.DirFS("../../ui/src")
	do(t, fs.WalkDir(os.DirFS("_screen"), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(filepath.Join("_screen", file))
		for _, taken := range imported.FindAllStringSubmatch(string(text), -1) {
			from := ui
			if own, ok := strings.CutPrefix(taken[2], "features/place/"); ok {
				from, taken[2] = os.DirFS("_screen/feature"), own
			}
			source, missing := fs.ReadFile(from, taken[2]+".ts")
			if missing != nil {
				source, missing = fs.ReadFile(from, taken[2]+".tsx")
			}
			for name := range strings.SplitSeq(taken[1], ",") {
				name = strings.TrimPrefix(strings.TrimSpace(name), "type ")
				exported := regexp.MustCompile(`export .*\b` + name + `\b`)
				if name != "" && !strings.Contains(name, "pecimen") && (missing != nil || !exported.Match(source)) {
					t.Errorf("%s takes %s from %s, where it is not: %v", file, name, taken[2], missing)
				}
			}
		}
		return err
	}))
}

func do(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// in runs a command in a folder, of tests those of every day. Paths are left out of what is compiled, so that the copy shares the
// cache of the original.
func in(t *testing.T, folder, name string, args ...string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), "MILLESIME_TEST_FULL=", "MILLESIME_TEST_REPORT=", "GOFLAGS=-trimpath -buildvcs=false", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

// copyOfTheHouse is the repository in a folder of the test, with empty pictures, without what is installed and built.
func copyOfTheHouse(t *testing.T) string {
	t.Helper()
	folder, house := t.TempDir(), os.DirFS("../..")
	do(t, fs.WalkDir(house, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && isLeftOut(file):
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(filepath.Join(folder, file), 0o750)
		case !entry.Type().IsRegular():
			return nil
		case path.Dir(file) == "docs/screens": // documents show them: they need to be there
			return os.WriteFile(filepath.Join(folder, file), nil, 0o600)
		}
		text, err := fs.ReadFile(house, file)
		if err != nil {
			return err
		}
		about, err := entry.Info()
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(folder, file), text, about.Mode().Perm()) // scripts are run
	}))
	return folder
}

func isLeftOut(folder string) bool {
	switch folder {
	case ".git", ".task", "bin", "coverage", "data", "ui/node_modules", "ui/tools/openapi/node_modules", "tools/facturx/node_modules",
		"ui/test-results", "ui/playwright-report":
		return true
	default:
		return strings.HasPrefix(folder, "ui/dist/")
	}
}

// What cannot be made is refused with a reason, and nothing is written.
func TestWhatCannotBeMade(t *testing.T) {
	t.Parallel()
	for args, want := range map[string]string{
		"":                       "usage",
		"module":                 "usage",
		"module Tastings":        "lower case",
		"module sheep":           "plural",
		"module orders":          "already",
		"screen cellar orders":   "copy the screen of another list",
		"screen cellar tastings": "no GET /tastings",
		"screen cellar cellars":  "no GET /cellars/{id}",
		"screen cellar vessels":  "does not take a name alone",
		"screen C tastings":      "a folder",
		"module tastings":        "instead of once",
	} {
		folder := t.TempDir()
		for file, text := range map[string]string{
			"modules/orders/doc.go":           "package orders",
			"cmd/millesime/app/modules.go":    "package app",
			"docs/reference/openapi.gen.json": openAPI,
		} {
			do(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, file)), 0o750))
			do(t, os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600))
		}
		err := run(folder, strings.Fields(args))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v instead of %q", args, err, want)
		}
		if _, err := os.Stat(filepath.Join(folder, "modules/tastings")); err == nil {
			t.Errorf("%q left something behind", args)
		}
	}
}

// openAPI has orders, whose rows have no name, cellars, of which none is answered alone, and vessels, of which none is made.
const openAPI = `{
 "paths": {
  "/api/orders": {"get": {"x-groups": ["admin"], "responses": {"200": {"content": {"application/ld+json": {"schema": {
   "$ref": "#/components/schemas/CollectionOfOrder"}}}}}}},
  "/api/cellars": {"get": {"x-groups": ["admin"], ` + sorted + `}},
  "/api/vessels": {"get": {"x-groups": ["admin"], ` + sorted + `}},
  "/api/vessels/{id}": {"get": {"x-groups": ["admin"]}}},
 "components": {"schemas": {"CollectionOfOrder": {"properties": {"hydra:member": {"items": {"$ref": "#/components/schemas/Order"}}}},
  "Order": {"properties": {"number": {"type": "string"}}},
  "CollectionOfNamed": {"properties": {"hydra:member": {"items": {"$ref": "#/components/schemas/Named"}}}},
  "Named": {"properties": {"name": {"type": "string"}, "createdAt": {"type": "string", "format": "date-time"}}}}}}`

const sorted = `"parameters": [{"name": "order", "schema": {"properties": {"name": {}, "createdAt": {}}}}],
   "responses": {"200": {"content": {"application/ld+json": {"schema": {"$ref": "#/components/schemas/CollectionOfNamed"}}}}}`
