package app

import (
	"context"
	"errors"
	"path"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/picture"
	"millesime/platform/tidy"
)

const (
	maxUpload  = 5 << 20 // bytes
	uploadSide = 2400    // pixels: enough to read a page
)

func isMissing(err error) bool { return errors.Is(err, domain.ErrNotFound) }

// Sent is a document that one party sends another.
type Sent struct {
	Recipient int64
	Name      string // of the file
	File      string // data URL of a PDF or a picture
}

// trailed is what the trail says of a document that was sent.
type trailed struct {
	FileName string `json:"fileName"`
}

// Send keeps a document that the actor sends to somebody of its network. A PDF is kept as it is, and served as a file to be saved; a
// picture is drawn anew.
func (d *Documents) Send(ctx context.Context, actor auth.Actor, sent Sent) (domain.Document, error) {
	made, err := d.between(ctx, actor, sent.Recipient)
	if err != nil {
		return domain.Document{}, err
	}
	cleaned, err := d.Pictures.Document(ctx, sent.File, picture.Limits{MaxBytes: maxUpload, MaxSide: uploadSide})
	if err != nil {
		return domain.Document{}, picture.At("file", err)
	}
	if made.File, err = d.Files.PutURL(ctx, cleaned); err != nil {
		return domain.Document{}, err
	}
	file, err := d.Files.Open(ctx, made.File)
	if err != nil {
		return domain.Document{}, err
	}
	made.Size, made.FileName = file.Size(), tidy.FileNameAs(sent.Name, path.Ext(made.File))
	err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		lately, err := d.store.CountSent(ctx, tx, actor.ID, tx.Now().Add(-domain.SendPause))
		if err != nil {
			return err
		}
		if err := domain.CheckSent(lately); err != nil {
			return err
		}
		if err := d.Files.Keep(ctx, tx, made.File); err != nil {
			return err
		}
		made.CreatedAt, made.BeganAt = tx.Now(), tx.Now()
		if _, err := d.store.Insert(ctx, tx, &made); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "documents.sent", Subject: subject, SubjectID: made.ID, Person: sent.Recipient, OtherPerson: actor.ID,
			After: trailed{made.FileName},
		})
	})
	return made, err
}

// between is a document of the actor to somebody that it may read.
func (d *Documents) between(ctx context.Context, actor auth.Actor, recipient int64) (domain.Document, error) {
	may, err := d.Access.MayRead(ctx, actor, recipient)
	if err != nil {
		return domain.Document{}, err
	}
	parties, err := d.Parties.Parties(ctx, []int64{actor.ID, recipient})
	if err != nil {
		return domain.Document{}, err
	}
	if _, found := parties[recipient]; !may || !found {
		return domain.Document{}, domain.NoRecipient()
	}
	made, err := domain.Between(parties[actor.ID], parties[recipient])
	made.IssuedOn, made.CreatedBy, made.Impersonator = clock.DateOf(d.Clock.Now()), actor.ID, actor.Impersonator
	return made, err
}

// Delete takes away a document that the actor sent.
func (d *Documents) Delete(ctx context.Context, actor auth.Actor, id int64) error {
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return err
	}
	return d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		found, err := d.store.Find(ctx, tx, reader, id)
		if err != nil {
			return err
		}
		if !found.MayDelete(actor) {
			return domain.ErrKept
		}
		if err := d.store.Delete(ctx, tx, id); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "documents.deleted", Subject: subject, SubjectID: id, Person: actor.ID, Before: trailed{found.FileName},
		})
	})
}

// Retry asks again for a paper that failed.
func (d *Documents) Retry(ctx context.Context, actor auth.Actor, id int64) (domain.Document, error) {
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return domain.Document{}, err
	}
	var found domain.Document
	err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if found, err = d.store.Find(ctx, tx, reader, id); err != nil {
			return err
		}
		if !found.MayRetry() {
			return domain.ErrNotFailed
		}
		found.Status = domain.Pending
		if err := d.store.Update(ctx, tx, found); err != nil {
			return err
		}
		return d.ask(ctx, tx, id, 0)
	})
	return found, err
}
