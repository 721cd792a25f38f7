// Package domain holds the rules of specimens.
package domain

import (
	"strings"
	"time"

	"millesime/platform/validate"
)

// The keys that lists are sorted by.
const (
	SortName      = "name"
	SortCreatedAt = "createdAt"
)

const longestName = 80 // characters

// NameRules are those of a name, whoever writes it.
func NameRules() []validate.Rule {
	return []validate.Rule{validate.Required, validate.Max(longestName)}
}

// Specimen is what its owner keeps.
type Specimen struct {
	ID        int64
	OwnerID   int64
	Name      string
	CreatedAt time.Time
}

// New is a specimen that its owner wrote down at an instant.
func New(ownerID int64, name string, at time.Time) Specimen {
	return Specimen{OwnerID: ownerID, Name: tidy(name), CreatedAt: at}
}

// Rename gives it another name.
func (kept *Specimen) Rename(name string) { kept.Name = tidy(name) }

// tidy takes the spaces away that nobody sees.
func tidy(name string) string { return strings.Join(strings.Fields(name), " ") }
