// Command bench measures the speed of the product beside a bare server with the same SQL, on SQLite and, when
// MILLESIME_TEST_DATABASE_URL names a server, on PostgreSQL. docs/performance.md tells how to read what it prints.
//
//	./task bench -- --products 100000
//
// It starts the real binary (bin/millesime) over fresh databases and drives it over HTTP. `bench baseline ADDRESS
// PLAN` is the bare server, which it starts itself.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"millesime/cmd/bench/internal/bare"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Stdout)
	stop()
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		_, _ = fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out io.Writer) error {
	if len(args) == 3 && args[0] == "baseline" {
		return bare.Serve(ctx, args[1], args[2])
	}
	o, err := parse(args)
	if err != nil {
		return err
	}
	return o.bench(ctx, out)
}
