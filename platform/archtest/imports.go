package archtest

import (
	"slices"
	"strings"
)

const app = "cmd/millesime/app" // assembles the product

// reach says which layers of its own module a layer may import.
var reach = map[string][]string{ //nolint:gochecknoglobals // a constant table
	"domain":     {},
	"store":      {"domain"},
	"app":        {"store", "domain"},
	"rest":       {"app", "domain"},
	"subscriber": {"app", "domain"},
}

// checkLayers judges imports inside one module.
func checkLayers(here, there place) []Violation {
	if here.module == "" || here.module != there.module || here.root() {
		return nil
	}
	why := ""
	switch {
	case there.root():
		why = "the module's own package knows its parts, they do not know it"
	case here.public() && !there.public():
		why = "a facade and events hold interfaces and plain structs, nothing from inside"
	case here.layer() != "" && there.layer() != "" && here.layer() != there.layer():
		if !slices.Contains(reach[here.layer()], there.layer()) {
			why = here.layer() + " must not know " + there.layer() + ": rest and subscriber → app → store → domain"
		}
	}
	return breach(RuleLayers, here.rel, there.rel, why)
}

// checkModules judges imports across modules and from outside them.
func checkModules(here, there place) []Violation {
	if there.module == "" || here.module == there.module {
		return nil
	}
	switch {
	case here.module != "" && !there.public():
		return breach(RuleModules, here.rel, there.rel, "of another module only …api and …events")
	case here.module != "":
		return nil
	case here.under("platform"):
		return breach(RulePlatform, here.rel, there.rel, "platform imports no module")
	case here.under(app), here.under("db/demo") && there.public():
		return nil
	default:
		return breach(RuleAssembly, here.rel, there.rel, "only "+app+" knows every module")
	}
}

// checkPlatformTests keeps platform free of modules in its tests as well.
func checkPlatformTests(here place, root string, imports []string) []Violation {
	var all []Violation
	for _, path := range imports {
		if there := locate(root, path); here.under("platform") && (there.module != "" || there.under("cmd")) {
			all = append(all, breach(RulePlatform, here.rel, there.rel, "tests of platform import no module")...)
		}
	}
	return all
}

// library is an outside library with its places in the house.
type library struct {
	paths   []string
	allowed func(here place) bool
	why     string
}

func libraries() []library {
	return []library{
		{
			[]string{"github.com/gofiber/fiber", "github.com/valyala/fasthttp", "github.com/danielgtaylor/huma"},
			func(here place) bool { return here.under("platform/api") || here.under("cmd/bench") },
			"HTTP and OpenAPI engines only in platform/api, and in the bare baseline of cmd/bench",
		},
		{
			[]string{"github.com/uptrace/bun"},
			func(here place) bool {
				return here.under("platform/db") || here.under("platform/events") || here.under("platform/audit") ||
					here.under("platform/jobs") || here.under("db/demo") || here.layer() == "store"
			},
			"bun only in platform/db, platform/events, platform/jobs, platform/audit, db/demo and internal/store",
		},
	}
}

func checkLibraries(here place, path string) []Violation {
	for _, l := range libraries() {
		if matches(path, l.paths) && !l.allowed(here) {
			return breach(RuleLibraries, here.rel, path, l.why)
		}
	}
	input := []string{"database/sql", "net", "os", "io/ioutil", "github.com/uptrace/bun", "github.com/ThreeDotsLabs/watermill"}
	pure := []string{"net/url", "net/mail", "net/netip"} // they only parse
	if (here.layer() == "domain" || here.layer() == "app") && matches(path, input) && !matches(path, pure) {
		return breach(RuleDomainIO, here.rel, path, "domain and use cases do no I/O of their own: they ask a store")
	}
	return nil
}

func matches(path string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(prefix string) bool {
		return path == prefix || strings.HasPrefix(path, prefix+"/")
	})
}

func breach(rule, where, what, why string) []Violation {
	if why == "" {
		return nil
	}
	return []Violation{{rule, where, "imports " + what + ": " + why}}
}
