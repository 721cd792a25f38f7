package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// checkLate keeps modules whole from their constructors on: nothing is handed to what was made.
func checkLate(here place, p Package) []Violation {
	if !here.root() && here.layer() != "app" {
		return nil
	}
	var all []Violation
	for _, method := range p.Late {
		name, copies := strings.CutPrefix(method, copying)
		if here.root() || copies {
			all = append(all, Violation{RuleLate, here.rel, name + " is handed a facade after its owner was made: the constructor takes it, or a part that stands above has it"})
		}
	}
	return all
}

// copying marks a method that gives a copy of its owner with what it was handed.
const copying = "copy by "

// lateIn are the exported methods of a file with a parameter of a module's facade, or of a struct of such.
func lateIn(content []byte) []string {
	file, _ := parser.ParseFile(token.NewFileSet(), "", content, parser.SkipObjectResolution)
	if file == nil {
		return nil
	}
	paths := importsOf(file)
	var late []string
	for _, declared := range file.Decls {
		method, is := declared.(*ast.FuncDecl)
		if !is || method.Recv == nil || !method.Name.IsExported() || !slices.ContainsFunc(method.Type.Params.List, func(f *ast.Field) bool {
			return handsOver(paths, f.Type)
		}) {
			continue
		}
		name := method.Name.Name
		if returnsItself(method) {
			name = copying + name
		}
		late = append(late, name)
	}
	return late
}

// handsOver tells whether a parameter is, points to, holds or gives something of a package …api of a module, or what the package's own
// constructors are given.
func handsOver(paths map[string]string, of ast.Expr) (found bool) {
	ast.Inspect(of, func(node ast.Node) bool {
		if named, is := node.(*ast.Ident); is {
			from := paths[named.Name]
			found = found || strings.Contains(from, "/modules/") && strings.HasSuffix(from, "api") ||
				strings.HasSuffix(named.Name, "Deps") || strings.HasSuffix(named.Name, "Neighbours")
		}
		return true
	})
	return found
}

// returnsItself tells whether a method gives another one of its owner.
func returnsItself(method *ast.FuncDecl) bool {
	owner := typeName(method.Recv.List[0].Type)
	results := method.Type.Results
	return results != nil && slices.ContainsFunc(results.List, func(f *ast.Field) bool { return typeName(f.Type) == owner })
}

func typeName(of ast.Expr) string {
	if pointer, is := of.(*ast.StarExpr); is {
		of = pointer.X
	}
	if named, is := of.(*ast.Ident); is {
		return named.Name
	}
	return ""
}
