// Package allergens says what is told of what drinks contain (Regulation (EU) 1169/2011, annex II), for pages that are served without the
// interface and its words.
package allergens

import (
	"strings"

	"millesime/platform/fault"
)

// Said are the names of allergens by their codes, one after the other.
func Said(codes []string, language string) string {
	names := make([]string, len(codes))
	for i, code := range codes {
		names[i] = words()[code].In(language)
	}
	return strings.Join(names, ", ")
}

func words() map[string]fault.Text {
	return map[string]fault.Text{
		"gluten": fault.Say("gluten", "gluten"), "crustaceans": fault.Say("crustacés", "crustaceans"), "eggs": fault.Say("œufs", "eggs"),
		"fish": fault.Say("poisson", "fish"), "peanuts": fault.Say("arachides", "peanuts"), "soybeans": fault.Say("soja", "soybeans"),
		"milk": fault.Say("lait", "milk"), "nuts": fault.Say("fruits à coque", "nuts"), "celery": fault.Say("céleri", "celery"),
		"mustard": fault.Say("moutarde", "mustard"), "sesame": fault.Say("sésame", "sesame"), "sulfites": fault.Say("sulfites", "sulphites"),
		"lupin": fault.Say("lupin", "lupin"), "molluscs": fault.Say("mollusques", "molluscs"),
	}
}
