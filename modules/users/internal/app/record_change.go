package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/files"
	"millesime/platform/picture"
)

// RecordChange is what a record gets instead; nil keeps.
type RecordChange struct {
	ID                         int64    // as sent; 0 = not sent. It cannot change.
	Seen                       int64    // the version that its author saw; 0 = not said
	Logo, Photo, CGV, StoreCGV *string  // data URLs, or the addresses that were read; "" takes away
	Frames                     *[]int64 // agreement frames, ascending
	FramesPath                 string   // the member they were sent in
	IBAN                       *string  // in its compact form; "" takes away
	Apply                      func(*domain.Parameters)
}

// refuse tells what can be refused without looking at the record.
func (c *RecordChange) refuse(a auth.Actor, userID int64) error {
	admin := a.Group.IsAdmin()
	switch {
	case c.ID != 0 && c.ID != userID && admin:
		return fault.Invalid(fault.At("id", "is", "Le numéro d’une fiche ne change pas", "The number of a record does not change"))
	case c.ID != 0 && c.ID != userID:
		return domain.ErrConditions
	}
	return nil
}

// clean makes what was uploaded safe to show. What is kept already came through here: sent back as it was read, it stays.
// No other address is taken, so that nobody makes a file its own by naming it.
func (c *RecordChange) clean(ctx context.Context, pictures Pictures, known domain.Media) error {
	var refused []fault.Violation
	pictureOf := func(maxBytes int) func(string) (string, error) {
		return func(url string) (string, error) {
			return pictures.Clean(ctx, url, picture.Limits{MaxBytes: maxBytes, MaxSent: MaxPicture})
		}
	}
	termsOf := func(url string) (string, error) { return picture.PDF(url, MaxCGV) }
	for _, upload := range []struct {
		path  string
		value **string
		known string
		clean func(string) (string, error)
	}{
		{"base64ContentLogo", &c.Logo, known.Logo, pictureOf(maxLogo)},
		{"base64ContentPhoto", &c.Photo, known.Photo, pictureOf(maxPhoto)},
		{"base64ContentCGV", &c.CGV, known.CGV, termsOf},
		{"base64ContentStoreCGV", &c.StoreCGV, known.StoreCGV, termsOf},
	} {
		sent := *upload.value
		if sent == nil || *sent == "" {
			continue
		}
		if *sent == files.Address(upload.known) {
			*upload.value = nil
			continue
		}
		cleaned, err := upload.clean(*sent)
		if f, ok := fault.As(picture.At(upload.path, err)); ok && f.Violations != nil {
			refused = append(refused, f.Violations...)
		} else if err != nil {
			return err
		}
		*sent = cleaned
	}
	return fault.Check(refused)
}

func (c *RecordChange) apply(p *domain.Parameters) {
	replace(&p.Media.Logo, c.Logo)
	replace(&p.Media.Photo, c.Photo)
	replace(&p.Media.CGV, c.CGV)
	replace(&p.Media.StoreCGV, c.StoreCGV)
	c.Apply(p)
	if c.Frames != nil {
		p.Frames = *c.Frames
	}
	if c.IBAN != nil {
		p.Agency.IBANEnding = domain.IBANEnding(*c.IBAN)
	}
}

func replace(value, with *string) {
	if with != nil {
		*value = *with
	}
}
