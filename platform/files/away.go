package files

import (
	"context"
	"errors"
	"io"
	"os"

	"millesime/platform/fault"
)

// ErrAway is told where the storage of files does not answer. Jobs try again, and give up in the end.
var ErrAway = fault.New("files.away", fault.Unavailable,
	"Le stockage des fichiers ne répond pas. Réessayez dans un instant.", "The storage of files does not answer. Try again in a moment.")

// watched are objects whose storage may be away.
type watched struct{ objects }

func (w watched) spool() (*os.File, error) {
	file, err := w.objects.spool()
	return file, away(err)
}

func (w watched) put(ctx context.Context, name Name, content *os.File, size int64) error {
	return away(w.objects.put(ctx, name, content, size))
}

func (w watched) size(ctx context.Context, name Name) (int64, error) {
	size, err := w.objects.size(ctx, name)
	return size, away(err)
}

func (w watched) open(ctx context.Context, name Name, offset, length int64) (io.ReadCloser, error) {
	content, err := w.objects.open(ctx, name, offset, length)
	return content, away(err)
}

// away tells an error of the storage as such; what is missing, and who left, says nothing about it.
func away(err error) error {
	if err == nil || errors.Is(err, errMissing) || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return ErrAway.Because(err)
}
