package picture

import (
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
