package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/stage"
)

// opener makes a database to be measured on.
type opener func(context.Context) (*stage.Database, error)

// bench measures on each database there is and prints tables and bars.
func (o options) bench(ctx context.Context, out io.Writer) error {
	if _, err := os.Stat(o.binary); err != nil {
		return fmt.Errorf("the product is not built (./task build): %w", err)
	}
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder) //nolint:errcheck // a temporary folder
	head := fmt.Sprintf("# %s, %s/%s, %d cores, %s\n\n%d products, %d orders; %d connections, %d rounds of %v\n",
		time.Now().UTC().Format(time.DateOnly), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), runtime.Version(),
		o.products, o.orders, o.plan.Connections, o.plan.Rounds, o.plan.Period)
	if _, err := io.WriteString(out, head); err != nil {
		return err
	}
	if o.databases != "postgres" {
		create := func(context.Context) (*stage.Database, error) { return stage.NewSQLite(folder), nil }
		if err := o.measure(ctx, out, folder, create); err != nil {
			return fmt.Errorf("SQLite: %w", err)
		}
	}
	if o.databases == "sqlite" {
		return nil
	}
	if o.postgres == "" {
		_, err := io.WriteString(out, "\n########## SKIPPED: PostgreSQL figures: MILLESIME_TEST_DATABASE_URL is not set ##########\n")
		return err
	}
	create := func(ctx context.Context) (*stage.Database, error) { return stage.NewPostgres(ctx, o.postgres) }
	if err := o.measure(ctx, out, folder, create); err != nil {
		return fmt.Errorf("PostgreSQL: %w", err)
	}
	return nil
}

// measure works on one kind of database.
func (o options) measure(ctx context.Context, out io.Writer, folder string, create opener) error {
	if o.only == "events" {
		table, err := o.eventful(ctx, create, folder)
		if err != nil {
			return err
		}
		return table.Write(out)
	}
	if o.against != "" {
		return o.versions(ctx, out, folder, create)
	}
	if o.only == "" || o.only == onlyShops {
		if err := o.trade(ctx, out, folder, create); err != nil {
			return err
		}
	}
	if o.only == "" || o.only == "bulk" {
		bars, err := o.moved(ctx, create, folder)
		if err != nil {
			return err
		}
		if _, err := report.WriteBars(out, "Bars of bulk transitions", bars); err != nil {
			return err
		}
	}
	if o.rows > 0 && (o.only == "" || o.only == "imports") {
		bars, err := o.imported(ctx, create, folder)
		if err != nil {
			return err
		}
		if _, err := report.WriteBars(out, "Bars of imports", bars); err != nil {
			return err
		}
	}
	if o.only == "" || o.only == "papers" {
		if err := o.papers(ctx, out, create, folder); err != nil {
			return err
		}
	}
	if o.only == "everything" {
		bars, err := o.everything(ctx, create, folder)
		if err != nil {
			return err
		}
		_, err = report.WriteBars(out, "Bars of lists without pages", bars)
		return err
	}
	if o.only == "freshness" {
		bars, err := o.fresh(ctx, create, folder)
		if err != nil {
			return err
		}
		_, err = report.WriteBars(out, "Bars of freshness", bars)
		return err
	}
	if o.streams > 0 && (o.only == "" || o.only == "streams") {
		bars, err := o.streamed(ctx, create, folder)
		if err != nil {
			return err
		}
		if _, err := report.WriteBars(out, "Bars of streams", bars); err != nil {
			return err
		}
	}
	if o.only == "orders" {
		return o.ordersAlone(ctx, out, create, folder)
	}
	if o.users == 0 || (o.only != "" && o.only != "people") {
		return nil
	}
	table, bars, err := o.people(ctx, create, folder)
	if err != nil {
		return err
	}
	if err := table.Write(out); err != nil {
		return err
	}
	_, err = report.WriteBars(out, "Bars of people", bars)
	return err
}

// ordersAlone measures lists of orders, and what they cost a checkout.
func (o options) ordersAlone(ctx context.Context, out io.Writer, create opener, folder string) error {
	table, bars, err := o.orderLists(ctx, create, folder)
	if err != nil {
		return err
	}
	if err := table.Write(out); err != nil {
		return err
	}
	if _, err := report.WriteBars(out, "Bars of lists of orders", bars); err != nil {
		return err
	}
	if table, err = o.toll(ctx, create, folder); err != nil {
		return err
	}
	return table.Write(out)
}

// trade measures what buyers and sellers do: catalogue, orders, cart.
func (o options) trade(ctx context.Context, out io.Writer, folder string, create opener) (err error) {
	large, err := o.fill(ctx, create, o.scale())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, large.Close(context.WithoutCancel(ctx))) }()
	r := &session{options: o, folder: folder, large: large}
	if o.compare > 0 {
		if r.small, err = o.fill(ctx, create, o.smallScale()); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, r.small.Close(context.WithoutCancel(ctx))) }()
	}
	if err := r.all(ctx); err != nil {
		return err
	}
	if err := r.table.Write(out); err != nil {
		return err
	}
	_, err = report.WriteBars(out, "Bars on "+large.Name, r.bars)
	return err
}

// fill makes a database with data.
func (o options) fill(ctx context.Context, create opener, scale []string) (*stage.Database, error) {
	d, err := create(ctx)
	if err != nil {
		return nil, err
	}
	if err := stage.Seed(ctx, o.binary, d.URL, scale); err != nil {
		return nil, errors.Join(err, d.Close(ctx))
	}
	if err := d.Prepare(ctx); err != nil {
		return nil, errors.Join(err, d.Close(ctx))
	}
	return d, nil
}
