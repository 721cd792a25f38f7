// Command millesime serves the ordering platform and looks after its data.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"millesime/cmd/millesime/app"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := app.Main(ctx, app.Process{
		Args: os.Args[1:], Environ: os.Environ(), Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
	})
	stop()
	os.Exit(code)
}
