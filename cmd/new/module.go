package main

import (
	"embed"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

//go:embed all:_module
var moduleFiles embed.FS

// addModule makes modules/NAME with its migration, and hangs it into the house.
func addModule(h *house, words []string) error {
	n, err := namesOf(words)
	if err != nil {
		return err
	}
	if h.has("modules/" + n.many) {
		return fmt.Errorf("modules/%s is there already", n.many)
	}
	number, err := nextMigration(h)
	if err != nil {
		return err
	}
	template, err := fs.Sub(moduleFiles, "_module")
	if err != nil {
		return err
	}
	if err := h.copied(template, n, func(file string) string {
		return strings.Replace(n.in(file), "NNNN", number, 1)
	}); err != nil {
		return err
	}
	for _, e := range moduleEdits() {
		e.text = n.in(e.text)
		if err := h.edit(e); err != nil {
			return err
		}
	}
	h.next = n.in(`
  ./task test:go -- ./modules/specimens/...
  ./task test:go -- ./cmd/millesime/app -run TestEvery -operations specimens.
  docs/guides/add-a-module.md says in which order it is changed`)
	return nil
}

// nextMigration is the number behind the last one, "0070".
func nextMigration(h *house) (string, error) {
	files, err := filepath.Glob(filepath.Join(h.folder, "db", "migrations", "[0-9][0-9][0-9][0-9]_*.sql"))
	if err != nil {
		return "", err
	}
	last := 0
	if len(files) > 0 {
		if last, err = strconv.Atoi(filepath.Base(slices.Max(files))[:4]); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%04d", last+1), nil
}

// moduleEdits are the lines by which the house knows the module.
func moduleEdits() []edit {
	const (
		modules   = "cmd/millesime/app/modules.go"
		decisions = "cmd/millesime/app/rights_table_test.go"
		cast      = "cmd/millesime/app/rights_cast_test.go"
		body      = "`{\"name\":\"x\"}`"
	)
	return []edit{
		{file: modules, mark: "millesime/modules/users\"", text: "\t\"millesime/modules/specimens\""},
		{file: modules, mark: "// new module: field", text: "\tSpecimens *specimens.Module"},
		{file: modules, mark: "// new module: wiring", text: "\tm.Specimens = add(made, specimens.New(specimens.Deps{DB: f.db, Clock: f.clock}))"},
		{file: decisions, mark: "// new module: decisions", text: `		// Specimens: one's own
		"specimens.list":   {who: everyone, own: done},
		"specimens.get":    {who: everyone, row: specimen, own: done, related: nobody, foreign: nobody, acting: notTheirs},
		"specimens.post":   {who: everyone, body: ` + body + `, own: done},
		"specimens.patch":  {who: everyone, row: specimen, body: ` + body + `, own: done, related: nobody, foreign: nobody, acting: notTheirs},
		"specimens.delete": {who: everyone, row: specimen, own: done, related: nobody, foreign: nobody, acting: notTheirs},
`},
		{file: cast, mark: "// new module: kind of row", text: "\tspecimen rowKind = \"specimen\""},
		{file: cast, mark: "// new module: row", text: `	case specimen:
		id = c.insert(t, "specimens", "INSERT INTO specimens (owner_id, name, created_at) VALUES (?, 'x', ?)", owner, apptest.At())`},
		{file: "cmd/millesime/app/export_test.go", mark: "// new module: people", text: "\t\t\"specimens.owner_id\": \"…specimens\","},
		{file: "cmd/millesime/app/words_test.go", mark: "order_messages.text idempotency_keys.answer", text: " specimens.name"}, // goes with its owner
		{
			file: "cmd/millesime/app/contract_furniture_test.go", mark: "// new module: furniture",
			text: "\tbuyer.Post(\"/api/specimens\", map[string]string{\"name\": furnished}).Want(201)",
		},
		{
			file: "docs/architecture.md", mark: "| `cmd/reference` |",
			text: "| `modules/specimens` | what people keep under a name, each for itself |",
		},
	}
}
