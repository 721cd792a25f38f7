package picture

import (
	"bytes"
	"context"
	"errors"
)

// Document accepts a PDF as it is, or a photo of a paper made safe to show. Errors are those of PDF and of Clean.
func (c *Cleaner) Document(ctx context.Context, dataURL string, limits Limits) (string, error) {
	kept, err := PDF(dataURL, limits.withDefaults().MaxBytes)
	if !errors.Is(err, ErrExt) {
		return kept, err
	}
	limits.Photo = true
	return c.Clean(ctx, dataURL, limits)
}

// endOfPDF is how far from the end its last marker may stand.
const endOfPDF = 1024

// PDF accepts a PDF document of at most maxBytes, by its first and last bytes, and gives it back under its one media
// type. It is not changed: serve it as application/pdf with nosniff. One that acts by itself is refused. Errors are
// ErrExt, ErrDocumentSize, ErrActive, ErrLink and ErrLocked.
func PDF(url string, maxBytes int) (string, error) {
	declared, content, err := parse(url, maxBytes, ErrDocumentSize)
	if err != nil {
		return "", err
	}
	tail := content[max(0, len(content)-endOfPDF):]
	if declared != TypePDF || !bytes.HasPrefix(content, []byte("%PDF-")) || !bytes.Contains(tail, []byte("%%EOF")) {
		return "", ErrExt
	}
	if err := judgePDF(content); err != nil {
		return "", err
	}
	return dataURL(TypePDF, content), nil
}
