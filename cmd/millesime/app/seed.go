package app

import (
	"context"
	"flag"
	"fmt"

	"millesime/db/demo"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// SeedDemo fills an empty database with the demo data; a filled one stays as it is.
func (a *App) SeedDemo(ctx context.Context) error { return a.seed(ctx, demo.Scale{}) }

func (a *App) seed(ctx context.Context, scale demo.Scale) error {
	passwords := auth.NewPasswords(a.Gate)
	// All demo accounts share one hash, computed once: hashing is slow on purpose.
	hash, err := passwords.Hash(ctx, demo.Password)
	if err != nil {
		return err
	}
	err = demo.Seed(ctx, a.DB, demo.Options{
		Now: clock.System().Now(), Scale: scale, PasswordHash: hash, Log: a.log, Files: a.Files,
	})
	if err != nil {
		return err
	}
	return a.Modules.Orders.KeepSums(ctx) // at once: readers would add up every order until the worker has
}

func seed(ctx context.Context, p Process, args []string) error {
	var scale demo.Scale
	flags := flag.NewFlagSet("seed", flag.ContinueOnError)
	flags.SetOutput(p.Stderr)
	flags.IntVar(&scale.Products, "products", 0, "number of products (default: the demo set)")
	flags.IntVar(&scale.Buyers, "buyers", 0, "number of buyers")
	flags.IntVar(&scale.Orders, "orders", 0, "number of orders")
	if err := flags.Parse(args); err != nil {
		return fmt.Errorf("%w: %w", errUsage, err)
	}
	return withApp(ctx, p, func(a *App) error { return a.seed(ctx, scale) })
}
