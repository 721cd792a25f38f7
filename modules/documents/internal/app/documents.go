// Package app holds the use cases of documents.
package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/cart/cartapi"
	"millesime/modules/documents/internal/domain"
	"millesime/modules/documents/internal/store"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/lists"
	"millesime/platform/mail"
	"millesime/platform/picture"
)

// Deps are what documents need from the house.
type Deps struct {
	DB            *db.DB
	Clock         clock.Clock
	Jobs          *jobs.Queue
	Files         *files.Store
	Gate          *gate.Gate
	Pictures      Pictures
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Invoices      billingapi.Papers
	Statements    billingapi.Statements
	Orders        ordersapi.Papers
	Quotes        cartapi.Quotes
	Mails         *mail.Queue // that wait for papers
	Links         *auth.Links
	Calls         usersapi.Calls
	PublicURL     string // where links in mails lead, without a trailing slash
}

// Pictures make documents safe to show (picture.Cleaner).
type Pictures interface {
	Document(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// Documents are those of all people.
type Documents struct {
	Deps

	store *store.Store
}

// NewDocuments makes the documents over their store.
func NewDocuments(d Deps, s *store.Store) *Documents { return &Documents{d, s} }

// reader is whose documents somebody reads.
func (d *Documents) reader(ctx context.Context, actor auth.Actor) (store.Reader, error) {
	scope, err := d.Access.Scope(ctx, actor)
	return store.Reader{Scope: scope, ID: actor.ID}, err
}

// List gives a page of what the actor may read.
func (d *Documents) List(ctx context.Context, actor auth.Actor, f domain.Filter) (lists.Page[domain.Document], error) {
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return lists.Page[domain.Document]{}, err
	}
	return d.store.List(ctx, reader, f)
}

// Document gives one that the actor may read.
func (d *Documents) Document(ctx context.Context, actor auth.Actor, id int64) (domain.Document, error) {
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return domain.Document{}, err
	}
	return d.store.Find(ctx, nil, reader, id)
}

// Open opens the file of a document. The trail notes when an administrator reads what stands between two others.
func (d *Documents) Open(ctx context.Context, actor auth.Actor, id int64) (domain.Document, *files.File, error) {
	return d.open(ctx, actor, id, func(found domain.Document) (string, error) { return found.File, nil })
}

// OpenXML opens the data of an electronic invoice.
func (d *Documents) OpenXML(ctx context.Context, actor auth.Actor, id int64) (domain.Document, *files.File, error) {
	return d.open(ctx, actor, id, func(found domain.Document) (string, error) {
		if found.XML == "" {
			return "", d.lacking(ctx, found)
		}
		return found.XML, nil
	})
}

func (d *Documents) open(
	ctx context.Context, actor auth.Actor, id int64, which func(domain.Document) (string, error),
) (domain.Document, *files.File, error) {
	found, err := d.Document(ctx, actor, id)
	if err != nil {
		return found, nil, err
	}
	if found.Status != domain.Ready {
		return found, nil, domain.ErrNotReady
	}
	name, err := which(found)
	if err != nil {
		return found, nil, err
	}
	if err := d.trail(ctx, actor, found); err != nil {
		return found, nil, err
	}
	file, err := d.Files.Open(ctx, name)
	return found, file, err
}

const subject = "documents"

// trail notes that an administrator reads documents that stand between two others.
func (d *Documents) trail(ctx context.Context, actor auth.Actor, read ...domain.Document) error {
	var entries []audit.Entry
	for _, found := range read {
		if found.IsTrailed(actor) {
			entries = append(entries, audit.Entry{
				Action: "documents.read", Subject: subject, SubjectID: found.ID, Person: found.Customer.ID, OtherPerson: found.Supplier.ID,
			})
		}
	}
	if len(entries) == 0 {
		return nil
	}
	return d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return audit.Append(ctx, tx, entries...) })
}

// PersonalData implements usersapi.PersonalData.
func (d *Documents) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	found, err := d.store.Of(ctx, userID)
	return map[string]any{"documents": domain.PersonalDocuments(found)}, err
}

// Forget removes the documents of people of whom nothing personal may be left, but those that are kept by law.
func (d *Documents) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return d.store.Forget(ctx, tx, userIDs)
}
