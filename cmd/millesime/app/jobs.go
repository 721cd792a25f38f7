package app

import (
	"context"
	"fmt"
	"strconv"
	"time"
)

// jobsShown is how many jobs a list shows.
const jobsShown = 100

func listJobs(ctx context.Context, p Process, _ []string) error {
	return withApp(ctx, p, func(a *App) error {
		kinds, err := a.Jobs.Kinds(ctx)
		if err != nil {
			return err
		}
		for _, k := range kinds {
			writeLine(p.Stdout, fmt.Sprintf("%s: %d waiting, %d running, %d dead", k.Kind, k.Waiting, k.Running, k.Dead))
		}
		alive, err := a.Jobs.Jobs(ctx, false, jobsShown)
		for _, j := range alive {
			state := "due " + j.DueAt.UTC().Format(time.RFC3339)
			if j.Running {
				state = "running"
			}
			if j.Awaits != "" {
				state += " awaits " + j.Awaits
			}
			writeLine(p.Stdout, j.ID, j.Kind, state, fmt.Sprintf("attempt %d, %d of %d", j.Attempts, j.ProgressDone, j.ProgressTotal), j.Error)
		}
		return err
	})
}

func deadJobs(ctx context.Context, p Process, _ []string) error {
	return withApp(ctx, p, func(a *App) error {
		dead, err := a.Jobs.Jobs(ctx, true, jobsShown)
		for _, j := range dead {
			writeLine(p.Stdout, j.DeadAt.UTC().Format(time.RFC3339), j.ID, j.Kind, j.Error)
		}
		return err
	})
}

func replayJobs(ctx context.Context, p Process, args []string) error {
	return eachJob(ctx, p, "replay", args, func(a *App, id int64) error { return a.Jobs.Replay(ctx, id) })
}

func cancelJobs(ctx context.Context, p Process, args []string) error {
	return eachJob(ctx, p, "cancel", args, func(a *App, id int64) error { return a.Jobs.Cancel(ctx, id) })
}

// eachJob does something to the jobs that the arguments name.
func eachJob(ctx context.Context, p Process, verb string, args []string, fn func(a *App, id int64) error) error {
	ids := make([]int64, len(args))
	for at, arg := range args {
		id, err := strconv.ParseInt(arg, 10, 64)
		if err != nil {
			return fmt.Errorf("%w: %q is not the number of a job", errUsage, arg)
		}
		ids[at] = id
	}
	if len(ids) == 0 {
		return fmt.Errorf("%w: jobs %s <id>…", errUsage, verb)
	}
	return withApp(ctx, p, func(a *App) error {
		for _, id := range ids {
			if err := fn(a, id); err != nil {
				return err
			}
		}
		return nil
	})
}
