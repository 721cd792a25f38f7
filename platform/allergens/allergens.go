// Package allergens says what is told of what drinks contain (Regulation (EU) 1169/2011, annex II), for pages that are served without the
// interface and its words.
package allergens

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Said are the names of allergens by their codes, one after the other.
func Said(codes []string) fault.Text {
	return fault.Join(lists.Each(codes, func(code string) fault.Text { return words()[code] }), ", ")
}

// Contained says what a drink contains; "" of one that contains none of them.
func Contained(codes []string) fault.Text {
	if len(codes) == 0 {
		return fault.Text{}
	}
	return fault.Say("Contient\u00a0: {allergens}", "Contains: {allergens}").Fill("allergens", Said(codes))
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
