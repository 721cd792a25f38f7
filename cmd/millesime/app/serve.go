package app

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/config"
	"millesime/platform/ids"
	"millesime/platform/log"
)

// Version is set when a release is built.
const Version = "0.1.0"

func version(_ context.Context, p Process, _ []string) error {
	writeLine(p.Stdout, "millesime", Version)
	return nil
}

// settings reads and checks the environment.
func settings(p Process) (config.Config, zerolog.Logger, error) {
	logger := log.New(p.Stdout, clock.System())
	c, err := config.Load(p.Environ, ids.Random())
	return c, logger, err
}

// withApp opens the application for one command, and closes it.
func withApp(ctx context.Context, p Process, do func(*App) error) error {
	c, logger, err := settings(p)
	if err != nil {
		return err
	}
	a, err := New(ctx, c, Options{Log: logger})
	if err != nil {
		return err
	}
	return errors.Join(do(a), a.Close())
}

func serve(ctx context.Context, p Process, _ []string) error {
	return withApp(ctx, p, func(a *App) error {
		if a.Config.Demo.On() {
			if err := a.SeedDemo(ctx); err != nil {
				return err
			}
		}
		listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", a.Config.Addr)
		if err != nil {
			return fmt.Errorf("listen at %s: %w", a.Config.Addr, err)
		}
		a.log.Info().Str("address", a.Config.Addr).Str("url", a.Config.PublicURL).Msg("Millésime is served")
		return a.Serve(ctx, listener)
	})
}
