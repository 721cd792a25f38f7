package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
)

// Facades keeps what a module shows to others (…api, …events) free of logic: interfaces, structs, constants, tables and errors. A
// function or a method there is one return statement: the name of an event, a figure of a struct's own members, a table.
func Facades(root string, packages []Package) []Violation {
	var all []Violation
	for _, p := range packages {
		if here := locate(root, p.Path); here.public() {
			for _, name := range p.Logic {
				all = append(all, Violation{RuleFacade, here.rel, name +
					" is more than one return statement: a rule that modules share stands below them, in platform, another one inside its module"})
			}
		}
	}
	return all
}

// logicIn are the declarations of a file with a body of more than one return statement.
func logicIn(content []byte) []string {
	file, _ := parser.ParseFile(token.NewFileSet(), "", content, parser.SkipObjectResolution)
	if file == nil {
		return nil
	}
	var logic []string
	for _, declared := range file.Decls {
		name := "a variable"
		if function, is := declared.(*ast.FuncDecl); is {
			name = function.Name.Name
		}
		plain := true
		ast.Inspect(declared, func(node ast.Node) bool {
			switch body := node.(type) {
			case *ast.FuncDecl:
				plain = plain && onlyReturns(body.Body)
			case *ast.FuncLit:
				plain = plain && onlyReturns(body.Body)
			}
			return true
		})
		if !plain {
			logic = append(logic, name)
		}
	}
	return logic
}

func onlyReturns(body *ast.BlockStmt) bool {
	if body == nil || len(body.List) != 1 {
		return false
	}
	_, is := body.List[0].(*ast.ReturnStmt)
	return is
}
