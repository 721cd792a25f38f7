package app

import (
	"context"

	"millesime/modules/stores/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/db"
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
	Status            domain.Status `json:"status"`
}

func trailOf(s domain.Store) trailed {
	return trailed{
		Slug: s.Slug, Name: s.Name, Presentation: s.Presentation, Banner: s.Banner, LicenceNumber: s.Licence.Number,
		LicenceDeclaredOn: s.Licence.DeclaredOn, Mediator: s.Mediator, Status: s.Status,
	}
}

func thingOf(s *domain.Store) versions.Thing {
	return versions.Thing{Path: versions.Path(subject, s.ID), Version: s.Version, Members: map[string]string{
		"licenceNumber": "licence", "licenceDeclaredOn": "licence",
	}}
}

// note tells the trail what became of a shop.
func note(ctx context.Context, tx *db.Tx, action string, before *trailed, after *domain.Store) error {
	entry := audit.Entry{
		Action: action, Subject: subject, SubjectID: after.ID, Person: after.SupplierID, After: trailOf(*after),
		Thing: thingOf(after).Path, Version: after.Version,
	}
	if before != nil {
		entry.Before = *before
	}
	return audit.Append(ctx, tx, entry)
}
