package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"millesime/platform/events"
)

// event is a published fact as its module declares it.
type event struct {
	topic   string
	meaning string
	members []string // "orderId int64"
}

// publishedEvents reads the events from the source: an event that nobody handles yet is known nowhere else.
func publishedEvents() ([]event, error) {
	files, err := filepath.Glob("modules/*/*events/*.go")
	if err != nil {
		return nil, err
	}
	var all []event
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		declared := structs(file)
		for _, d := range file.Decls {
			if method, ok := d.(*ast.FuncDecl); ok && method.Name.Name == "Topic" && method.Recv != nil {
				e := declared[types.ExprString(method.Recv.List[0].Type)]
				if e.topic, err = returned(method); err != nil {
					return nil, fmt.Errorf("%s: %w", name, err)
				}
				all = append(all, e)
			}
		}
	}
	slices.SortFunc(all, func(a, b event) int { return strings.Compare(a.topic, b.topic) })
	return all, nil
}

// structs finds what the types of a file mean and hold, by name.
func structs(file *ast.File) map[string]event {
	found := map[string]event{}
	for _, d := range file.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok {
			continue
		}
		for _, spec := range group.Specs {
			named, ok := spec.(*ast.TypeSpec)
			if !ok {
				continue
			}
			if body, ok := named.Type.(*ast.StructType); ok {
				meaning := strings.TrimPrefix(strings.Join(strings.Fields(group.Doc.Text()), " "), named.Name.Name+" ")
				found[named.Name.Name] = event{meaning: meaning, members: members(body)}
			}
		}
	}
	return found
}

func members(body *ast.StructType) []string {
	var all []string
	for _, field := range body.Fields.List {
		if field.Tag == nil {
			continue
		}
		tag := reflect.StructTag(strings.Trim(field.Tag.Value, "`"))
		name, _, _ := strings.Cut(tag.Get("json"), ",")
		all = append(all, "`"+name+"` "+types.ExprString(field.Type))
	}
	return all
}

// returned is the text that a method of one line returns.
func returned(method *ast.FuncDecl) (string, error) {
	if len(method.Body.List) == 1 {
		if r, ok := method.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 {
			if text, ok := r.Results[0].(*ast.BasicLit); ok {
				return strconv.Unquote(text.Value)
			}
		}
	}
	return "", fmt.Errorf("%s does not return a plain text", method.Name.Name)
}

func eventTable(published []event, handlers []events.Handler, feeds []events.Feed) []byte {
	var b strings.Builder
	b.WriteString("# Events\n\n" + generated)
	b.WriteString("Facts that modules publish in the transaction they happen in, who reacts to each, once, and what every process keeps in step with them.\n\n")
	b.WriteString("| topic | what it tells | members | handlers | feeds |\n|---|---|---|---|---|\n")
	for _, e := range published {
		var names, followers []string
		for _, h := range handlers {
			if h.Topic() == e.topic {
				names = append(names, "`"+h.Name()+"`")
			}
		}
		for _, f := range feeds {
			if slices.Contains(f.Topics(), e.topic) {
				followers = append(followers, "`"+f.Name()+"`")
			}
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", e.topic, e.meaning, strings.Join(e.members, ", "),
			strings.Join(names, ", "), strings.Join(followers, ", "))
	}
	return []byte(b.String())
}
