package archtest

import (
	"slices"
	"strings"
)

// place says where in the house a package lives.
type place struct {
	rel    string // path inside the Go module; "" is its root
	inside bool   // of this Go module at all
	module string // e.g. "orders"; "" outside modules/
	room   string // in a module: "", "ordersapi", "ordersevents", "internal/domain", …
}

func locate(root, path string) place {
	if path == root {
		return place{inside: true}
	}
	rel, inside := strings.CutPrefix(path, root+"/")
	p := place{rel: rel, inside: inside}
	if rest, ok := strings.CutPrefix(rel, "modules/"); ok && inside {
		p.module, p.room, _ = strings.Cut(rest, "/")
	}
	return p
}

// under tells whether the package is the folder or below it.
func (p place) under(folder string) bool {
	return p.inside && (p.rel == folder || strings.HasPrefix(p.rel, folder+"/"))
}

// layer is "domain", "app", "store", "rest", "subscriber" or "". A room of a large module has layers of its own: internal/lists/domain.
func (p place) layer() string {
	within, ok := strings.CutPrefix(p.room, "internal/")
	if !ok {
		return ""
	}
	first, below, _ := strings.Cut(within, "/")
	second, _, _ := strings.Cut(below, "/")
	if _, known := reach[first]; known || reach[second] == nil {
		return first
	}
	return second
}

// public tells whether other modules may import the package: a facade or events.
func (p place) public() bool {
	return p.module != "" && slices.Contains([]string{p.module + "api", p.module + "events"}, p.room)
}

// root tells whether this is the package that makes the module.
func (p place) root() bool { return p.module != "" && p.room == "" }
