package app

import (
	"context"
	"strconv"
	"strings"

	"millesime/modules/stores/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/versions"
)

const subject = "stores"

// trailed is what the trail and the file of its supplier keep of a shop.
type trailed struct {
	Slug              string        `json:"slug"`
	Name              string        `json:"name"`
	Presentation      string        `json:"presentation"`
	Banner            string        `json:"banner"`
	LicenceNumber     string        `json:"licenceNumber"`
	LicenceDeclaredOn string        `json:"licenceDeclaredOn"`
	Mediator          string        `json:"mediator"`
	ContactEmail      string        `json:"contactEmail"`
	Status            domain.Status `json:"status"`
	Order             string        `json:"order,omitempty"` // numbers of the products that moved, and of those between them
}

func trailOf(s domain.Store) trailed {
	return trailed{
		Slug: s.Slug, Name: s.Name, Presentation: s.Presentation, Banner: s.Banner, LicenceNumber: s.Licence.Number,
		LicenceDeclaredOn: s.Licence.DeclaredOn, Mediator: s.Mediator, ContactEmail: s.ContactEmail, Status: s.Status,
	}
}

// reordered are the products between the first and the last that moved, before and after, by number.
func reordered(before, after []int64) (was, is string) {
	for len(before) > 0 && len(after) > 0 && before[0] == after[0] {
		before, after = before[1:], after[1:]
	}
	for len(before) > 0 && len(after) > 0 && before[len(before)-1] == after[len(after)-1] {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	return numbers(before), numbers(after)
}

func numbers(ids []int64) string {
	return strings.Join(lists.Each(ids, func(id int64) string { return strconv.FormatInt(id, 10) }), ", ")
}

func thingOf(s *domain.Store) versions.Thing {
	return versions.Thing{Path: versions.Path(subject, s.ID), Version: s.Version, Members: map[string]string{
		"licenceNumber": "licence", "licenceDeclaredOn": "licence",
	}}
}

// note tells the trail what became of a shop.
func note(ctx context.Context, tx *db.Tx, action string, before *trailed, after *domain.Store) error {
	return noteAs(ctx, tx, action, before, after, trailOf(*after))
}

// noteAs is note with what the trail keeps of the shop afterwards.
func noteAs(ctx context.Context, tx *db.Tx, action string, before *trailed, after *domain.Store, kept trailed) error {
	entry := audit.Entry{
		Action: action, Subject: subject, SubjectID: after.ID, Person: after.SupplierID, After: kept,
		Thing: thingOf(after).Path, Version: after.Version,
	}
	if before != nil {
		entry.Before = *before
	}
	return audit.Append(ctx, tx, entry)
}
