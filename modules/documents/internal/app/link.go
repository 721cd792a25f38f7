package app

import (
	"context"
	"errors"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
)

// Followed is the document that a link of a mail opens, for whom it was signed and who may still read it.
func (d *Documents) Followed(ctx context.Context, token, ip string) (domain.Document, auth.Actor, error) {
	pass, err := d.Links.Check(token, d.Clock.Now())
	switch {
	case errors.Is(err, auth.ErrLinkEnded):
		return domain.Document{}, auth.Actor{}, domain.ErrLinkEnded
	case err != nil:
		return domain.Document{}, auth.Actor{}, domain.ErrNotFound
	}
	if err := d.Calls.FollowLink(ctx, ip); err != nil {
		return domain.Document{}, auth.Actor{}, err
	}
	actor, err := d.actor(ctx, pass.Person)
	if err != nil {
		return domain.Document{}, actor, err
	}
	found, err := d.Document(ctx, actor, pass.Document)
	if err == nil && found.Status != domain.Ready {
		err = domain.ErrNotReady
	}
	return found, actor, err
}

// OpenByLink opens the file of a document by a link. The trail notes it as read by whom the link was signed for.
func (d *Documents) OpenByLink(ctx context.Context, token, ip string) (domain.Document, auth.Actor, *files.File, error) {
	found, actor, err := d.Followed(ctx, token, ip)
	if err != nil {
		return found, actor, nil, err
	}
	err = d.DB.InTx(db.WithOrigin(ctx, actor.ID, 0), func(ctx context.Context, tx *db.Tx) error {
		return audit.Append(ctx, tx, audit.Entry{
			Action: "documents.read_by_link", Subject: subject, SubjectID: found.ID, Person: found.Customer.ID, OtherPerson: found.Supplier.ID,
		})
	})
	if err != nil {
		return found, actor, nil, err
	}
	file, err := d.Files.Open(ctx, found.File)
	return found, actor, file, err
}
