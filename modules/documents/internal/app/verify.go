package app

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/files"
)

// Verified tells what the check of one file found; nil: it is as it was kept.
type Verified func(document domain.Document, err error)

var errChanged = errors.New("its content is not what was kept")

const verifiedAtOnce = 200

// Verify reads every file again and holds it against the hash that it is kept by.
func (d *Documents) Verify(ctx context.Context, each Verified) error {
	for last := int64(0); ; {
		found, err := d.store.After(ctx, last, verifiedAtOnce)
		if err != nil || len(found) == 0 {
			return err
		}
		for _, document := range found {
			each(document, d.verify(ctx, document))
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		last = found[len(found)-1].ID
	}
}

func (d *Documents) verify(ctx context.Context, document domain.Document) error {
	for _, kept := range []string{document.File, document.XML} {
		if kept == "" {
			continue
		}
		if err := d.verifyFile(ctx, kept); err != nil {
			return err
		}
	}
	return nil
}

func (d *Documents) verifyFile(ctx context.Context, kept string) error {
	name, err := files.NameOf(kept)
	if err != nil {
		return err
	}
	file, err := d.Files.Open(ctx, kept)
	if err != nil {
		return err
	}
	content, err := file.Section(ctx, 0, file.Size())
	if err != nil {
		return err
	}
	hash := sha256.New()
	if _, err = io.Copy(hash, content); err == nil && hex.EncodeToString(hash.Sum(nil)) != name.Hash() {
		err = errChanged
	}
	return errors.Join(err, content.Close())
}
