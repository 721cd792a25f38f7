package archtest

import (
	"cmp"
	"fmt"
	"slices"
)

// Violation is one breach of one rule.
type Violation struct {
	Rule  string
	Where string // import path, file or cycle
	Why   string
}

// String is the line people read.
func (v Violation) String() string { return fmt.Sprintf("%s: %s: %s", v.Rule, v.Where, v.Why) }

// The rules.
const (
	RuleLayers    = "layers"          // rest and subscriber → app → store → domain
	RuleModules   = "modules"         // of another module only …api and …events
	RuleCycle     = "module cycle"    // modules ask each other one way only
	RuleLate      = "late neighbour"  // nothing is handed to a module after its constructor
	RuleFacade    = "facade"          // …api and …events hold no logic
	RulePlatform  = "platform"        // platform imports no module
	RuleAssembly  = "assembly"        // only the app knows every module
	RuleLibraries = "libraries"       // fiber, huma and bun have their places
	RuleDomainIO  = "domain I/O"      // no I/O libraries in the domain and the use cases
	RulePure      = "pure domain"     // beside internal/app, the domain holds rules, tables and values alone
	RuleNames     = "names"           // no util, common, helpers, models, services
	RuleDoc       = "package comment" // every package says what it is
	RuleLength    = "file length"     // files split before 400 lines
	RuleShape     = "module shape"    // a reader knows every room after one
)

// Check judges the packages of the Go module at path root.
func Check(root string, packages []Package) []Violation {
	var all []Violation
	for _, p := range packages {
		here := locate(root, p.Path)
		for _, path := range p.Imports {
			there := locate(root, path)
			all = append(all, checkLayers(here, there)...)
			all = append(all, checkModules(here, there)...)
			all = append(all, checkLibraries(here, path)...)
		}
		all = append(all, checkPlatformTests(here, root, p.TestImports)...)
		all = append(all, checkLooks(here, p)...)
		all = append(all, checkRoom(here)...)
		all = append(all, checkLate(here, p)...)
	}
	all = append(all, checkCycles(root, packages)...)
	all = append(all, checkRoots(root, packages)...)
	all = append(all, checkPure(root, packages)...)
	all = append(all, Facades(root, packages)...)
	slices.SortFunc(all, func(a, b Violation) int {
		return cmp.Or(cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Where, b.Where), cmp.Compare(a.Why, b.Why))
	})
	return slices.Compact(all)
}
