package archtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Package is what the rules look at.
type Package struct {
	Path        string // import path
	Name        string
	Doc         string // the package comment
	Imports     []string
	Names       []string       // of imported packages that its code uses, e.g. time.Now
	Late        []string       // methods by which something made is handed a facade
	Logic       []string       // declarations with a body of more than one return statement
	TestImports []string       // of its tests
	Lines       map[string]int // of each Go file, tests included
	HasCode     bool           // holds more than tests
}

// listed is what "go list -json" says.
type listed struct {
	ImportPath, Name, Dir, Doc         string
	GoFiles, TestGoFiles, XTestGoFiles []string
	IgnoredGoFiles, CgoFiles           []string
	Imports, TestImports, XTestImports []string
	Module                             *struct{ Path string }
}

// Load reads the packages of the Go module in folder, and the module's path.
func Load(folder string) (module string, packages []Package, err error) {
	fields := "-json=ImportPath,Name,Dir,Doc,GoFiles,TestGoFiles,XTestGoFiles,IgnoredGoFiles,CgoFiles,Imports,TestImports,XTestImports,Module"
	// -e: a package that does not compile still has imports to judge.
	cmd := exec.Command("go", "list", "-e", fields, "./...") //nolint:noctx // bounded by the test's own time limit
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off")
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	if err := cmd.Run(); err != nil {
		return "", nil, fmt.Errorf("go list: %w\n%s", err, complaints.String())
	}
	decoder := json.NewDecoder(&out)
	for {
		var l listed
		if err := decoder.Decode(&l); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return "", nil, fmt.Errorf("go list: %w", err)
		}
		p, err := l.read()
		if err != nil {
			return "", nil, err
		}
		if l.Module != nil {
			module = l.Module.Path
		}
		packages = append(packages, p)
	}
	if module == "" {
		return "", nil, fmt.Errorf("no Go module with packages in %s", folder)
	}
	return module, packages, nil
}

func (l listed) read() (Package, error) {
	p := Package{
		Path: l.ImportPath, Name: l.Name, Doc: l.Doc, Imports: l.Imports,
		TestImports: append(l.TestImports, l.XTestImports...),
		Lines:       map[string]int{}, HasCode: len(l.GoFiles)+len(l.CgoFiles) > 0,
	}
	for _, files := range [][]string{l.GoFiles, l.TestGoFiles, l.XTestGoFiles, l.IgnoredGoFiles, l.CgoFiles} {
		for _, file := range files {
			content, err := os.ReadFile(filepath.Join(l.Dir, file)) //nolint:gosec // named by go list
			if err != nil {
				return Package{}, err
			}
			p.Lines[file] = bytes.Count(content, []byte("\n"))
			if slices.Contains(l.GoFiles, file) {
				p.Names = append(p.Names, namesIn(content)...)
				p.Late = append(p.Late, lateIn(content)...)
				p.Logic = append(p.Logic, logicIn(content)...)
			}
		}
	}
	return p, nil
}

// importsOf are what a file imports, by the name that stands for each.
func importsOf(file *ast.File) map[string]string {
	paths := map[string]string{}
	for _, spec := range file.Imports {
		imported := strings.Trim(spec.Path.Value, `"`)
		if spec.Name != nil {
			paths[spec.Name.Name] = imported
		} else {
			paths[path.Base(imported)] = imported
		}
	}
	return paths
}

// namesIn are the names of imported packages that a file uses. What does not parse is for the compiler to tell.
func namesIn(content []byte) []string {
	file, _ := parser.ParseFile(token.NewFileSet(), "", content, parser.SkipObjectResolution)
	if file == nil {
		return nil
	}
	paths := importsOf(file)
	var names []string
	ast.Inspect(file, func(node ast.Node) bool {
		if selector, ok := node.(*ast.SelectorExpr); ok {
			if of, ok := selector.X.(*ast.Ident); ok && paths[of.Name] != "" {
				names = append(names, paths[of.Name]+"."+selector.Sel.Name)
			}
		}
		return true
	})
	return names
}
