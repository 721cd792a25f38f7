package app_test

import (
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// contributions are the functions of the packages of modules that the assembly looks for, with what each must give: another signature
// compiles and contributes nothing.
func contributions() map[string]string {
	return map[string]string{
		"Endpoints": "[]api.Route", "Handlers": "[]events.Handler", "Jobs": "[]jobs.Handler", "Feeds": "[]events.Feed",
		"PersonalData": "usersapi.PersonalData", "Waiting": "[]usersapi.Waiting", "FileColumns": "[]files.Column",
	}
}

// unheard are the contributions that the assembly would not hear of: those of another signature, and columns of files that it does not
// list, of whose files nothing would be left after a day.
func unheard(t *testing.T, modules fs.FS, assembly string) []string {
	t.Helper()
	sources, err := fs.Glob(modules, "*/*.go")
	if err != nil || len(sources) == 0 {
		t.Fatalf("%d files of modules (%v)", len(sources), err)
	}
	found := map[string]bool{}
	for _, source := range sources {
		text, err := fs.ReadFile(modules, source)
		if err != nil {
			t.Fatal(err)
		}
		file, err := parser.ParseFile(token.NewFileSet(), source, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declared := range file.Decls {
			function, is := declared.(*ast.FuncDecl)
			if !is || strings.HasSuffix(source, "_test.go") || !ofWhatIsMade(function) {
				continue
			}
			name := function.Name.Name
			want, looked := contributions()[name]
			listed := name != "FileColumns" || strings.Contains(assembly, file.Name.Name+".FileColumns()")
			if looked && (signature(t, function.Type) != "func() "+want || (function.Recv == nil) != (name == "FileColumns") || !listed) {
				found[file.Name.Name+"."+name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// ofWhatIsMade tells whether a function is one of a package, or of an exported type of it.
func ofWhatIsMade(function *ast.FuncDecl) bool {
	if function.Recv == nil {
		return true
	}
	owner := function.Recv.List[0].Type
	if pointer, is := owner.(*ast.StarExpr); is {
		owner = pointer.X
	}
	named, is := owner.(*ast.Ident)
	return is && named.IsExported()
}

func signature(t *testing.T, of *ast.FuncType) string {
	t.Helper()
	var text strings.Builder
	if err := format.Node(&text, token.NewFileSet(), of); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// What a module contributes reaches the assembly (decision 90).
func TestWhatModulesContributeIsFound(t *testing.T) {
	t.Parallel()
	assembly, err := os.ReadFile("modules.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range unheard(t, os.DirFS("../../../modules"), string(assembly)) {
		t.Errorf("the assembly does not find %s: it must be func() %s, and columns of files are listed in modules.go",
			name, contributions()[name[strings.Index(name, ".")+1:]])
	}
	// What waits for people is gathered when notifications are made: what is made later is not asked.
	_, after, _ := strings.Cut(string(assembly), "waiting(m.made)")
	if made := strings.Count(after, "add(made,"); made != 1 || !strings.Contains(after, "m.People = add(made,") {
		t.Errorf("%d modules are made after what waits in them was gathered", made)
	}
	planted := fstest.MapFS{
		"oaks/module.go": {Data: []byte(`package oaks
func (m *Module) Endpoints() []api.Route { return nil }
func (m *Module) Jobs(d *db.DB) []jobs.Handler { return nil }
func (m *Module) Handlers() ([]events.Handler, error) { return nil, nil }
func (m *Module) Waiting() usersapi.Waiting { return nil }
func (p part) PersonalData(id int64) map[string]any { return nil }
func FileColumns() []files.Column { return nil }
`)},
		"elms/module.go": {Data: []byte("package elms\nfunc FileColumns() []files.Column { return nil }\n")},
		"ashes/files.go": {Data: []byte("package ashes\nfunc (m *Module) FileColumns() []files.Column { return nil }\n")},
	}
	got := unheard(t, planted, "slices.Concat(elms.FileColumns())")
	if want := []string{"ashes.FileColumns", "oaks.FileColumns", "oaks.Handlers", "oaks.Jobs", "oaks.Waiting"}; !slices.Equal(got, want) {
		t.Errorf("found %v, want %v", got, want)
	}
}
