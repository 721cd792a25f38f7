package archtest_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/platform/archtest"
)

// below are the rooms of each large module, with those that a room may know (decision 94); room/layer is one layer that knows more.
func below() map[string]map[string][]string {
	return map[string]map[string][]string{
		"pricing": {
			"lists": {"quote"}, "codes": {"quote"}, "frames": {"quote"}, "carriage": {"quote"},
			"quote/app": {"lists", "codes", "frames", "carriage"}, // a quote is computed of all of them
		},
		"billing":  {"payments": {"invoices"}, "accounts": {"invoices", "payments"}, "invoices/app": {"payments"}},
		"receipts": {"receipts": {"stock"}, "counts": {"stock"}, "returns": {"receipts", "stock"}},
	}
}

// roomOf are the module, the room and the layer of a package; no room where the module has layers alone.
func roomOf(root, path string) (module, room, layer string) {
	parts := strings.Split(strings.TrimPrefix(path, root+"/"), "/")
	if len(parts) < 5 || parts[0] != "modules" || parts[2] != "internal" {
		return "", "", ""
	}
	return parts[1], parts[3], parts[4]
}

// upward are the imports of a room that does not stand below.
func upward(root string, packages []archtest.Package) []string {
	var all []string
	for _, p := range packages {
		module, room, layer := roomOf(root, p.Path)
		for _, imported := range p.Imports {
			other, to, _ := roomOf(root, imported)
			rooms := below()[module]
			if module == "" || other != module || to == room || slices.Contains(rooms[room], to) || slices.Contains(rooms[room+"/"+layer], to) {
				continue
			}
			all = append(all, strings.TrimPrefix(p.Path, root+"/")+" → "+strings.TrimPrefix(imported, root+"/"))
		}
	}
	return all
}

// Rooms of a module know those below them: what two others need stands below both, or in the module itself.
func TestRoomsKnowThoseBelow(t *testing.T) {
	t.Parallel()
	module, packages, err := archtest.Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, arrow := range upward(module, packages) {
		t.Errorf("%s: this room does not stand below", arrow)
	}
	const pricing = "millesime/modules/pricing/internal/"
	for _, c := range []struct {
		from, to string
		refused  bool
	}{
		{"codes/domain", "quote/domain", false},
		{"codes/store", "codes/domain", false},
		{"quote/app", "codes/store", false},
		{"quote/store", "codes/store", true},
		{"carriage/store", "codes/domain", true},
		{"attic/domain", "quote/domain", true}, // no room that is listed
	} {
		planted := []archtest.Package{{Path: pricing + c.from, Imports: []string{"fmt", pricing + c.to}}}
		if got := upward("millesime", planted); (len(got) > 0) != c.refused {
			t.Errorf("%s → %s: refused %v", c.from, c.to, got)
		}
	}
}
