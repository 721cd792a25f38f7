package app

import (
	"context"
	"fmt"
)

// verifyDocuments reads every document's file again and tells which are not as they were kept.
func verifyDocuments(ctx context.Context, p Process, _ []string) error {
	return withApp(ctx, p, func(a *App) error {
		read, wrong := 0, 0
		err := a.Modules.Documents.Verify(ctx, func(id int64, name string, err error) {
			read++
			if err != nil {
				wrong++
				writeLine(p.Stdout, id, name, err)
			}
		})
		if err != nil {
			return err
		}
		writeLine(p.Stdout, fmt.Sprintf("%d documents read, %d wrong", read, wrong))
		if wrong > 0 {
			return fmt.Errorf("%d documents are not as they were kept", wrong)
		}
		return nil
	})
}
