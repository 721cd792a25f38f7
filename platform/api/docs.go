package api

import (
	"bytes"
	_ "embed"
	"fmt"
	"html/template"
)

//go:embed docs.html
var docsHTML string

//go:embed docs.css
var docsCSS string

// docsOperation is a row of the page.
type docsOperation struct {
	ID, Method, Path, Summary string
	Groups                    any
	Parameters                []string
	Body                      bool
}

// docsPage writes the page of GET /api/docs: every operation on one page, with
// the whole document below it. It needs no script and no other host.
func docsPage(routes []Route, document []byte, version string) ([]byte, error) {
	page, err := template.New("docs").Parse(docsHTML)
	if err != nil {
		return nil, fmt.Errorf("docs page: %w", err)
	}
	operations := make([]docsOperation, 0, len(routes))
	for _, route := range routes {
		op := route.operation()
		row := docsOperation{
			ID: op.info.ID, Method: op.info.Method, Path: op.info.Path, Summary: op.summary,
			Groups: groupsOf(op.info), Body: op.plan.body != nil,
		}
		for i := range op.plan.params {
			row.Parameters = append(row.Parameters, op.plan.params[i].name)
		}
		operations = append(operations, row)
	}
	var out bytes.Buffer
	err = page.Execute(&out, map[string]any{"Version": version, "Operations": operations, "Document": string(document)})
	if err != nil {
		return nil, fmt.Errorf("docs page: %w", err)
	}
	return out.Bytes(), nil
}

// descriptions are what the API says of itself.
type descriptions struct {
	openAPI []byte
	hydra   []byte
	page    []byte
}

// describe writes all three, which takes as long as the rest of a start.
func describe(routes []Route, version string) (told descriptions, err error) {
	var d *describer
	if d, told.openAPI, err = openAPI(routes, version); err != nil {
		return descriptions{}, err
	}
	if told.hydra, err = hydraOf(d, routes); err != nil {
		return descriptions{}, err
	}
	told.page, err = docsPage(routes, told.openAPI, version)
	return told, err
}
