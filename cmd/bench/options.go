package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"millesime/cmd/bench/internal/load"
)

// onlyShops measures the page of a shop alone.
const onlyShops = "shops"

// options of the command.
type options struct {
	binary                   string
	products, buyers, orders int
	compare                  int    // products of the small database; 0: no comparison
	users, compareUsers      int    // of the lists of people; no users: no such lists
	listOrders               int    // of the lists of orders, with only "orders"
	streams                  int    // people with an open stream of notifications; 0: none
	rows                     int    // of the file that is imported; 0: none
	only                     string // the one thing that is measured, by its name; "" = everything
	against                  string // an older binary; "": the bare server
	figures                  string // part of the names of the figures that are measured against it; "": all
	plan                     load.Plan
	databases                string // "", "sqlite" or "postgres"
	postgres                 string // URL of a user who may create databases; "" when there is none
}

// noPostgres as the variable's value says that there is no PostgreSQL and that this was told already.
const noPostgres = "none"

// smallOrders is how many orders the small database holds, and the large one unless asked otherwise.
const smallOrders = 10_000

func parse(args []string) (options, error) {
	o := options{postgres: os.Getenv("MILLESIME_TEST_DATABASE_URL")}
	if o.postgres == noPostgres {
		o.postgres = ""
	}
	if file, ok := strings.CutPrefix(o.postgres, "@"); ok { // platform/testkit/pgtest leaves the URL there
		url, err := os.ReadFile(file) //nolint:gosec // named by who runs this
		if err != nil {
			return o, err
		}
		o.postgres = string(url)
	}
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.StringVar(&o.binary, "binary", "bin/millesime", "the product")
	flags.IntVar(&o.products, "products", 10_000, "number of products")
	flags.IntVar(&o.buyers, "buyers", 0, "number of buyers (0: those of the demo)")
	flags.IntVar(&o.orders, "orders", smallOrders, "number of orders")
	flags.IntVar(&o.compare, "compare", 1_000, "number of products of a small database to compare with (0: none)")
	flags.IntVar(&o.users, "users", 20_000, "number of users for the lists of people (0: no such lists)")
	flags.IntVar(&o.compareUsers, "compare-users", 1_000, "number of users to compare them with")
	flags.IntVar(&o.streams, "streams", 1_000, "number of people with an open stream of notifications (0: none)")
	flags.IntVar(&o.listOrders, "list-orders", 1_000_000, "number of orders of the lists of orders (--only orders: they take minutes to fill)")
	flags.IntVar(&o.rows, "rows", 100_000, "number of rows of the file that is imported (0: none)")
	flags.StringVar(&o.only, "only", "", "people, orders, everything, streams, bulk, imports, papers, freshness, events or shops: only the lists of people, the lists of orders and what they cost a checkout, all orders in one answer, the streams of notifications, a thousand transitions in one call, an import, papers and an archive of them, how soon two replicas tell of a change, events beside checkouts, or the page of a shop")
	flags.StringVar(&o.against, "against", "", "an older binary: measure the product beside it and nothing else, over two copies of what it seeds")
	flags.StringVar(&o.figures, "figures", "", "with --against: only figures whose names hold this, or one of these, as in cart|orders")
	flags.IntVar(&o.plan.Rounds, "rounds", 5, "rounds of each figure, product and bare server in turn")
	flags.DurationVar(&o.plan.Period, "time", time.Second, "time of each run")
	flags.IntVar(&o.plan.Connections, "connections", 32, "connections, each a buyer")
	flags.StringVar(&o.databases, "database", "", "sqlite or postgres (default: both)")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if flags.NArg() > 0 || o.products < 1 || o.plan.Rounds < 1 || o.plan.Connections < 1 || o.plan.Period <= 0 {
		return o, fmt.Errorf("wrong arguments: %v; see --help", args)
	}
	if o.databases != "" && o.databases != "sqlite" && o.databases != "postgres" {
		return o, fmt.Errorf("--database is sqlite or postgres, not %q", o.databases)
	}
	if !slices.Contains([]string{
		"", "people", "orders", "everything", "streams", "bulk", "imports", "papers", "freshness", "events", onlyShops,
	}, o.only) {
		return o, fmt.Errorf("--only is people, orders, everything, streams, bulk, imports, papers, freshness, events or shops, not %q", o.only)
	}
	if o.users != 0 && min(o.users, o.compareUsers) <= crowdOfNoBuyer {
		return o, fmt.Errorf("--users and --compare-users are more than %d", crowdOfNoBuyer)
	}
	return o, nil
}

// scale is the data of the large database, as arguments of the product's seed command.
func (o options) scale() []string { return scale(o.products, o.buyers, o.orders) }

// smallScale is that of the database to compare with.
func (o options) smallScale() []string { return scale(o.compare, 0, smallOrders) }

func scale(products, buyers, orders int) []string {
	args := []string{"--products", strconv.Itoa(products), "--orders", strconv.Itoa(orders)}
	if buyers > 0 {
		args = append(args, "--buyers", strconv.Itoa(buyers))
	}
	return args
}
