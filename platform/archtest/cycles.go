package archtest

import (
	"maps"
	"slices"
	"strings"
)

// checkCycles finds modules that ask each other in a circle, which packages
// alone may hide: a/x → b/y and b/z → a/w is no cycle to the compiler.
func checkCycles(root string, packages []Package) []Violation {
	asks := importsOfModules(root, packages, func(place) bool { return true })
	var all []Violation
	done := map[string]bool{}
	for _, module := range slices.Sorted(maps.Keys(asks)) {
		if cycle := findCycle(asks, done, nil, module); cycle != nil {
			all = append(all, Violation{RuleCycle, strings.Join(cycle, " → "), "arrows between modules point one way only"})
		}
	}
	return all
}

// Arrows are the modules that each asks through their facades, for the drawing of the house.
func Arrows(root string, packages []Package) map[string][]string {
	arrows := map[string][]string{}
	asks := importsOfModules(root, packages, func(there place) bool { return there.room == there.module+"api" })
	for module, asked := range asks {
		arrows[module] = slices.Sorted(maps.Keys(asked))
	}
	return arrows
}

// importsOfModules tells which modules each imports something of that counts.
func importsOfModules(root string, packages []Package, counts func(place) bool) map[string]map[string]bool {
	imports := map[string]map[string]bool{}
	for _, p := range packages {
		here := locate(root, p.Path)
		for _, path := range p.Imports {
			there := locate(root, path)
			if here.module == "" || there.module == "" || here.module == there.module || !counts(there) {
				continue
			}
			if imports[here.module] == nil {
				imports[here.module] = map[string]bool{}
			}
			imports[here.module][there.module] = true
		}
	}
	return imports
}

// findCycle walks depth first; path is how it came here.
func findCycle(asks map[string]map[string]bool, done map[string]bool, path []string, module string) []string {
	if at := slices.Index(path, module); at >= 0 {
		return append(slices.Clone(path[at:]), module)
	}
	if done[module] {
		return nil
	}
	path = append(path, module)
	for _, next := range slices.Sorted(maps.Keys(asks[module])) {
		if cycle := findCycle(asks, done, path, next); cycle != nil {
			done[module] = true
			return cycle
		}
	}
	done[module] = true
	return nil
}
