package app

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/auth"
)

// Archived are the documents of a filter that an archive would hold: those that are made.
func (d *Documents) Archived(ctx context.Context, actor auth.Actor, f domain.Filter) ([]domain.Document, error) {
	reader, err := d.reader(ctx, actor)
	if err != nil {
		return nil, err
	}
	found, err := d.store.Ready(ctx, reader, f, domain.MostArchived+1)
	if err != nil {
		return nil, err
	}
	if len(found) > domain.MostArchived {
		return nil, domain.TooMany()
	}
	if len(found) == 0 {
		return nil, domain.ErrNoneReady
	}
	if _, err := d.Files.Open(ctx, found[0].File); err != nil { // an archive that began cannot say any more why it ends
		return nil, err
	}
	return found, d.trail(ctx, actor, found...)
}

// Archive writes the files of documents one after the other, each under a name of its own. Files are sent as they are read: they are
// compressed already.
func (d *Documents) Archive(ctx context.Context, w io.Writer, found []domain.Document, name func(domain.Document) string) error {
	archive, taken := zip.NewWriter(w), map[string]int{}
	for _, document := range found {
		if err := d.archive(ctx, archive, document, free(taken, name(document))); err != nil {
			return err
		}
		if err := archive.Flush(); err != nil {
			return fmt.Errorf("write an archive: %w", err)
		}
	}
	return archive.Close()
}

func (d *Documents) archive(ctx context.Context, archive *zip.Writer, document domain.Document, name string) error {
	file, err := d.Files.Open(ctx, document.File)
	if err != nil {
		return err
	}
	content, err := file.Section(ctx, 0, file.Size())
	if err != nil {
		return err
	}
	entry, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Store, Modified: document.CreatedAt})
	if err == nil {
		_, err = io.Copy(entry, content)
	}
	return errors.Join(err, content.Close())
}

// free is a name that no file of the archive has yet.
func free(taken map[string]int, name string) string {
	taken[name]++
	if taken[name] == 1 {
		return name
	}
	ending := path.Ext(name)
	return free(taken, fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(name, ending), taken[name], ending))
}
