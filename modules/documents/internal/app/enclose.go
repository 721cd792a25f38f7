package app

import (
	"context"
	"errors"
	"time"

	"millesime/modules/documents/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

// maxAttached is the largest paper that goes along with a mail, in bytes: some servers take no more than ten times as much of a mail.
const maxAttached = 1 << 20

// Awaited implements documentsapi.Papers. The document is locked: who makes its file waits, and finds the mail.
func (d *Documents) Awaited(ctx context.Context, tx *db.Tx, of paper.Key, isNew bool) (bool, error) {
	found, err := d.store.ByKey(ctx, tx, string(of))
	if isMissing(err) {
		return isNew, nil
	}
	return found.Status == domain.Pending, err
}

// Enclose implements mail.Enclosures. What is too large to go along is told by its address, at which everybody reads it.
func (d *Documents) Enclose(ctx context.Context, e mail.Enclosure, language string, last bool) (mail.Enclosed, error) {
	carried, err := d.carried(ctx, e, language, last)
	for _, f := range e.Files {
		if err != nil {
			return carried, err
		}
		var content []byte
		file, wrong := d.Files.Open(ctx, f.File)
		if wrong == nil && file.Size() <= maxAttached {
			content, wrong = file.All(ctx)
		}
		switch {
		case wrong != nil && !last:
			err = wrong
		case content != nil:
			carried.Files = append(carried.Files, mail.Attachment{Name: f.Name, MediaType: files.TypePDF, Content: content})
		default:
			carried.Hints = append(carried.Hints, f.Name+" : "+d.PublicURL+files.Address(f.File))
		}
	}
	return carried, err
}

// carried is what a mail carries of the paper of something.
func (d *Documents) carried(ctx context.Context, e mail.Enclosure, language string, last bool) (mail.Enclosed, error) {
	found, err := d.ofReader(ctx, e)
	switch {
	case isMissing(err):
		return d.none(ctx, e, language, last)
	case err != nil:
		return mail.Enclosed{}, err
	case found.Status == domain.Pending && !last:
		return mail.Enclosed{}, mail.ErrNotYet
	case found.Status != domain.Ready:
		return d.later(ctx, e, language), nil
	}
	carried := d.linked(found, e.Reader, language)
	if found.Size <= maxAttached {
		carried.Files, err = d.attached(ctx, found, e.Reader, language)
	}
	if err != nil && last && !db.IsUnavailable(err) {
		return d.later(ctx, e, language), nil
	}
	return carried, err
}

// none is what a mail carries of a paper that its reader does not find: nothing of one that it may not read, or that nobody
// awaits. One that is awaited and not begun yet is still on its way.
func (d *Documents) none(ctx context.Context, e mail.Enclosure, language string, last bool) (mail.Enclosed, error) {
	if !e.Awaited {
		return mail.Enclosed{}, nil
	}
	_, err := d.store.ByKey(ctx, nil, string(e.Of))
	switch {
	case !isMissing(err):
		return mail.Enclosed{}, err
	case last:
		return d.later(ctx, e, language), nil
	default:
		return mail.Enclosed{}, mail.ErrNotYet
	}
}

// ofReader is the paper of something, as somebody may read it who is mailed of it.
func (d *Documents) ofReader(ctx context.Context, e mail.Enclosure) (domain.Document, error) {
	actor, err := d.actor(ctx, e.Reader)
	if err != nil {
		return domain.Document{}, err
	}
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return domain.Document{}, err
	}
	return d.store.FindByKey(ctx, nil, reader, string(e.Of))
}

// actor is a person without a session: whoever is not valid any more is nobody.
func (d *Documents) actor(ctx context.Context, id int64) (auth.Actor, error) {
	person, err := d.Parties.Party(ctx, id)
	if errors.Is(err, usersapi.ErrUserNotFound) || err == nil && person.Status != auth.Valid {
		return auth.Actor{}, domain.ErrNotFound
	}
	return auth.Actor{ID: person.ID, Group: person.Group}, err
}

// later tells where a paper is found that is not made yet; nothing to who cannot sign in.
func (d *Documents) later(ctx context.Context, e mail.Enclosure, language string) mail.Enclosed {
	if person, err := d.Parties.Party(ctx, e.Reader); err != nil || person.IsGuest {
		return mail.Enclosed{}
	}
	return mail.Enclosed{Hints: []string{fault.Say("Son PDF n’est pas encore prêt : vous le trouverez dans vos documents, {url}",
		"Its PDF is not ready yet: you will find it among your documents, {url}").
		Fill("url", mail.ScreenURL(d.PublicURL, language, "/documents")).In(language)}}
}

// linked is how a paper is read without signing in.
func (d *Documents) linked(found domain.Document, reader int64, language string) mail.Enclosed {
	until := d.Clock.Now().Add(domain.LinkLasts).Truncate(time.Second)
	token := d.Links.Sign(auth.Pass{Document: found.ID, Person: reader, Until: until})
	return mail.Enclosed{
		Link: mail.Action{
			Label: fault.Say("Télécharger le PDF sans vous connecter", "Download the PDF without signing in").In(language),
			URL:   mail.ScreenURL(d.PublicURL, language, "/document/"+token),
		},
		Hints: []string{fault.Say("Ce lien vous est personnel et fonctionne jusqu’au {day} : ne transférez pas ce message.",
			"This link is yours alone and works until {day}: do not forward this message.").
			Fill("day", until.In(clock.Paris).Format("02/01/2006")).In(language)},
	}
}

func (d *Documents) attached(ctx context.Context, found domain.Document, reader int64, language string) ([]mail.Attachment, error) {
	file, err := d.Files.Open(ctx, found.File)
	if err != nil {
		return nil, err
	}
	content, err := file.All(ctx)
	return []mail.Attachment{{Name: found.NameFor(auth.Actor{ID: reader}, language), MediaType: files.TypePDF, Content: content}}, err
}
