package app

import (
	"context"
	"fmt"
	"time"
)

// deadLettersShown is how many dead letters the list shows.
const deadLettersShown = 100

func deadEvents(ctx context.Context, p Process, _ []string) error {
	return withApp(ctx, p, func(a *App) error {
		letters, err := a.Bus.DeadLetters(ctx, deadLettersShown)
		for _, l := range letters {
			writeLine(p.Stdout, l.FailedAt.Format(time.RFC3339), l.Handler, l.MessageID, l.Error)
		}
		return err
	})
}

func replayEvent(ctx context.Context, p Process, args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("%w: events replay <handler> <message id>", errUsage)
	}
	return withApp(ctx, p, func(a *App) error { return a.Bus.Replay(ctx, args[0], args[1]) })
}
