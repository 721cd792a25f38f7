package domain

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/validate"
)

const (
	shortestSlug = 3
	longestSlug  = 60
)

var slugForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// reserved are names that people would take for the house's own.
func reserved() []string {
	return []string{
		"admin", "administration", "aide", "api", "boutique", "boutiques", "cart", "carte", "cgu", "cgv", "compte", "connexion", "contact",
		"demande", "e-label", "help", "inscription", "login", "logout", "mentions-legales", "millesime", "panier", "register", "store", "stores",
		"suivi", "support", "vente",
	}
}

// SlugRules are those of the name of a page, whoever gives it.
func SlugRules() []validate.Rule {
	return []validate.Rule{
		validate.Required, validate.Min(shortestSlug), validate.Max(longestSlug),
		validate.By("slug", fault.Say("Écrivez des minuscules sans accent, des chiffres et des tirets : domaine-des-tilleuls",
			"Write small letters without accents, digits and dashes: domaine-des-tilleuls"), slugForm.MatchString),
		validate.By("reserved", isReserved(), func(slug string) bool { return !slices.Contains(reserved(), slug) }),
	}
}

// Asked is the name of a page that somebody wrote: small letters, no space around and no full stop behind it.
func Asked(slug string) string {
	return strings.ToLower(strings.TrimRight(strings.TrimSpace(slug), "."))
}

// byNumber are the names that pages have by the number of their suppliers.
var byNumber = regexp.MustCompile(`^boutique-[0-9]+$`)

// ByNumber is the name of a supplier's page that no other can have.
func ByNumber(supplierID int64) string { return "boutique-" + strconv.FormatInt(supplierID, 10) }

// CheckSlug refuses a name by number that is not the shop's own.
func (s *Store) CheckSlug() error {
	if byNumber.MatchString(s.Slug) && s.Slug != ByNumber(s.SupplierID) {
		return fault.Invalid(fault.At("slug", "reserved", isReserved().FR, isReserved().EN))
	}
	return nil
}

func isReserved() fault.Text {
	return fault.Say("Cette adresse est réservée : choisissez-en une autre", "This address is reserved: choose another one")
}

// Proposal is a name for the page of a company: its own in small letters, or one by number where that is none.
func Proposal(company, otherwise string) string {
	slug := fold.Slug(company)
	if most := longestSlug - len("-00"); len(slug) > most { // whole words
		slug = slug[:max(0, strings.LastIndexByte(slug[:most+1], '-'))]
	}
	if len(slug) < shortestSlug || slices.Contains(reserved(), slug) || byNumber.MatchString(slug) {
		return otherwise
	}
	return slug
}
