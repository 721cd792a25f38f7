package app

import (
	"context"
	"errors"
	"fmt"

	schema "millesime/db"
	"millesime/platform/db"
)

func migrate(ctx context.Context, p Process, _ []string) error {
	c, logger, err := settings(p)
	if err != nil {
		return err
	}
	d, err := db.Open(ctx, c.DatabaseURL, db.Options{Log: logger})
	if err != nil {
		return err
	}
	applied, err := db.Migrate(ctx, d, schema.Migrations)
	if err == nil {
		writeLine(p.Stdout, fmt.Sprintf("%d migrations applied, the schema is up to date", applied))
	}
	return errors.Join(err, d.Close())
}
