package archtest

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
)

const maxLines = 400

// vague names say nothing about what is inside.
var vague = []string{ //nolint:gochecknoglobals // a constant table
	"util", "utils", "common", "helper", "helpers", "model", "models", "service", "services", "misc",
}

// checkLooks judges names, comments and lengths.
func checkLooks(here place, p Package) []Violation {
	var all []Violation
	for _, name := range []string{p.Name, path.Base(here.rel)} {
		if slices.Contains(vague, name) {
			all = append(all, Violation{RuleNames, here.rel, fmt.Sprintf("%q says nothing about what is inside", name)})
			break
		}
	}
	if p.HasCode && p.Doc == "" {
		all = append(all, Violation{RuleDoc, here.rel, "the package has no comment that says what it is for"})
	}
	for _, file := range slices.Sorted(maps.Keys(p.Lines)) {
		if lines := p.Lines[file]; lines > maxLines && !strings.HasSuffix(file, ".gen.go") {
			all = append(all, Violation{RuleLength, path.Join(here.rel, file), fmt.Sprintf("%d lines; split before %d", lines, maxLines)})
		}
	}
	return all
}

// checkRoom judges whether a package of a module is one of its known rooms.
func checkRoom(here place) []Violation {
	if here.module == "" || here.root() || here.public() {
		return nil
	}
	if _, known := reach[here.layer()]; known {
		return nil
	}
	return []Violation{{RuleShape, here.rel, fmt.Sprintf(
		"a module has %[1]sapi, %[1]sevents and internal/{domain,app,store,rest,subscriber}, or rooms of these (internal/lists/domain), nothing else", here.module)}}
}

// checkRoots wants doc.go and module.go in every module.
func checkRoots(root string, packages []Package) []Violation {
	missing := map[string][]string{}
	for _, p := range packages {
		here := locate(root, p.Path)
		if _, seen := missing[here.module]; here.module != "" && !seen {
			missing[here.module] = []string{"doc.go", "module.go"}
		}
		if here.root() {
			missing[here.module] = slices.DeleteFunc([]string{"doc.go", "module.go"}, func(file string) bool {
				_, there := p.Lines[file]
				return there
			})
		}
	}
	var all []Violation
	for _, module := range slices.Sorted(maps.Keys(missing)) {
		if len(missing[module]) > 0 {
			all = append(all, Violation{RuleShape, "modules/" + module, "lacks " + strings.Join(missing[module], " and ")})
		}
	}
	return all
}
