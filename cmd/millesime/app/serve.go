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

func serve(ctx context.Context, p Process, _ []string) error {
	c, logger, err := settings(p)
	if err != nil {
		return err
	}
	a, err := New(ctx, c, Options{Log: logger})
	if err != nil {
		return err
	}
	if c.Demo.On() {
		if err := a.SeedDemo(ctx); err != nil {
			return errors.Join(err, a.Close())
		}
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", c.Addr)
	if err != nil {
		return errors.Join(fmt.Errorf("listen at %s: %w", c.Addr, err), a.Close())
	}
	logger.Info().Str("address", c.Addr).Str("url", c.PublicURL).Msg("Millésime is served")
	return errors.Join(a.Serve(ctx, listener), a.Close())
}
