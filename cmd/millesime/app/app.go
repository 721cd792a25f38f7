package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/rs/zerolog"
	"golang.org/x/sync/errgroup"

	schema "millesime/db"
	"millesime/modules/users"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/config"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/idempotency"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/page"
	"millesime/platform/picture"
	"millesime/ui"
)

// drainTime is how long a stopping server lets requests finish.
const drainTime = 20 * time.Second

// App is the product, assembled over a migrated database.
type App struct {
	Config  config.Config
	DB      *db.DB
	Modules Modules
	Bus     *events.Bus
	Jobs    *jobs.Queue
	Mails   *mail.Queue
	Files   *files.Store
	Gate    *gate.Gate
	Server  *api.Server
	schema  *db.Schema
	workers *jobs.Workers
	log     zerolog.Logger
}

// Options replace what tests decide themselves; zero values are the real ones.
type Options struct {
	Log       zerolog.Logger
	Clock     clock.Clock
	IDs       ids.Source
	Passwords passwords
	// Patience is the least time that a request and a transaction have, waiting for other processes that write to the same
	// file included; 0 = what the operation says, and what db.Options says.
	Patience time.Duration
	// NoSchedules leaves out what jobs do by themselves every minute, hour or day. What transactions ask for is done.
	NoSchedules bool
}

// passwords hashes and compares (auth.Passwords).
type passwords interface {
	Hash(ctx context.Context, password string) (string, error)
	Compare(ctx context.Context, password, hash string) (bool, error)
	Outdated(hash string) bool
}

func (o Options) withDefaults() Options {
	if o.Clock == nil {
		o.Clock = clock.System()
	}
	if o.IDs == nil {
		o.IDs = ids.Random()
	}
	return o
}

// New opens the database, brings its schema up to date and assembles the product. Close it in the end.
func New(ctx context.Context, c config.Config, options Options) (*App, error) {
	options = options.withDefaults()
	d, err := db.Open(ctx, c.DatabaseURL, db.Options{
		Log: options.Log, Clock: options.Clock, IDs: options.IDs,
		TxTimeout: options.Patience, LockTimeout: options.Patience,
	})
	if err != nil {
		return nil, err
	}
	if _, err := db.Migrate(ctx, d, schema.Migrations); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	stored, err := files.Open(ctx, files.Options{
		URL: c.FilesURL, DB: d, Clock: options.Clock, Log: options.Log, Columns: fileColumns(),
	})
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	a, err := assemble(c, d, stored, options)
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return a, nil
}

func assemble(c config.Config, d *db.DB, stored *files.Store, options Options) (*App, error) {
	secure := strings.HasPrefix(c.PublicURL, "https://")
	sender, err := mail.Open(mail.Options{URL: c.SMTPURL, From: c.MailFrom, Folder: c.MailDir(), Clock: options.Clock, IDs: options.IDs})
	if err != nil {
		return nil, err
	}
	queue := jobs.NewQueue(d)
	mails, err := mail.NewQueue(mail.QueueOptions{Jobs: queue, Sender: sender, Secrets: c.Secrets, Clock: options.Clock})
	if err != nil {
		return nil, err
	}
	keys, err := idempotency.New(d, options.Clock, c.Secrets)
	if err != nil {
		return nil, err
	}
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	d.Measure(db.NewMetrics(registry))
	heavy := gate.New(gate.Options{Weight: c.GateWeight, Patience: options.Patience, Metrics: gate.NewMetrics(registry)})
	if options.Passwords == nil {
		options.Passwords = auth.NewPasswords(heavy)
	}
	a := &App{Config: c, DB: d, Jobs: queue, Mails: mails, Files: stored, Gate: heavy, log: options.Log, Modules: newModules(foundation{
		db: d, clock: options.Clock, ids: options.IDs, jobs: queue, mails: mails, files: stored, keys: keys, gate: heavy,
		pictures: picture.NewCleaner(heavy), signer: auth.NewSigner(c.Secrets, options.Clock),
		links: auth.NewLinks(c.Secrets...), guestLinks: auth.NewGuestLinks(c.Secrets...),
		passwords: options.Passwords, demo: c.Demo.On(), secureCookies: secure, publicURL: c.PublicURL,
	})}
	transport := []events.Option{events.WithMetrics(events.NewMetrics(registry)), events.WithFeeds(a.Modules.Feeds()...)}
	if strings.HasPrefix(c.EventsURL, "nats://") {
		transport = append(transport, events.WithJetStream(c.EventsURL))
	}
	a.Bus, err = events.NewBus(d, options.Log, options.Clock, a.Modules.Handlers(), transport...)
	if err != nil {
		return nil, err
	}
	a.workers, err = jobs.NewWorkers(queue, jobs.Options{
		DB: d, Clock: options.Clock, IDs: options.IDs, Log: options.Log, Metrics: jobs.NewMetrics(registry),
		NoSchedules: options.NoSchedules,
	}, append(a.Modules.Jobs(), mails.Handlers(a.Modules.Documents.Enclosures(), a.Modules.TasteAndBuy.Receipts())...))
	if err != nil {
		return nil, err
	}
	if a.schema, err = db.ReadSchema(schema.Migrations); err != nil {
		return nil, err
	}
	static, err := ui.Dist()
	if err != nil {
		return nil, fmt.Errorf("embedded interface: %w", err)
	}
	var proxies []string
	for _, prefix := range c.TrustedProxies {
		proxies = append(proxies, prefix.String())
	}
	a.Server, err = api.New(api.Options{
		Routes: a.Modules.Routes(), Log: options.Log, Clock: options.Clock, IDs: options.IDs,
		Authenticate: a.Modules.Users.Authenticate, Names: a.Modules.People.Names,
		XSRF: auth.NewXSRF(c.Secrets...), Keys: keys, Metrics: registry, Static: static,
		SessionCookie: users.SessionCookie,
		Documents: map[string]api.Document{
			"/logout": a.Modules.Users.LogoutDocument, "/e-label/{product}/{lot}": a.Modules.Catalogue.ELabel,
			"/boutique/{slug}":  a.Modules.Stores.Page,
			"/document/{token}": a.Modules.Documents.LinkDocument,
		},
		Forms: map[string]api.Document{
			"/demande/{token}": a.Modules.TasteAndBuy.RequestPage, "/suivi/{token}": a.Modules.TasteAndBuy.FollowPage,
		},
		Refused: page.Refused,
		Ready: map[string]func(context.Context) error{
			"catalogue":  func(context.Context) error { return a.Modules.Catalogue.Ready() },
			"database":   d.Ping,
			"events":     func(context.Context) error { return a.Bus.Ready() },
			"migrations": a.migrated,
		},
		TLS: secure, TrustedProxies: proxies, Version: Version, Gate: a.Gate, Patience: options.Patience,
	})
	return a, err
}

// migrated refuses requests over another schema than this program's: one restored or migrated under its feet.
func (a *App) migrated(ctx context.Context) error {
	pending, err := a.schema.Pending(ctx, a.DB)
	if err != nil {
		return err
	}
	if pending > 0 {
		return fmt.Errorf("%d migrations are missing", pending)
	}
	return nil
}

// Serve runs the product on a listener until ctx ends, then stops in order: requests, events and jobs, database readers.
func (a *App) Serve(ctx context.Context, listener net.Listener) error {
	// Events and jobs outlive the requests that cause them.
	working, stopWork := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWork()
	group, failed := errgroup.WithContext(working)
	group.Go(func() error { return a.Bus.Run(working) })
	group.Go(func() error { return a.Modules.Catalogue.Run(working) })
	group.Go(func() error { return a.Modules.Notifications.Run(working) })
	group.Go(func() error { return a.Server.Serve(listener) })
	// Nobody waits for what these do: the first answers have the processor for themselves.
	group.Go(func() error { a.Modules.Catalogue.Settle(working); return a.workers.Run(working) })
	group.Go(func() error { a.Modules.Catalogue.Settle(working); return a.Files.Run(working) })
	select {
	case <-ctx.Done():
	case <-failed.Done():
	}
	draining, cancel := context.WithTimeout(context.WithoutCancel(ctx), drainTime)
	defer cancel()
	err := a.Server.Shutdown(draining)
	stopWork()
	return errors.Join(err, group.Wait())
}

// Close closes the database; call it after Serve has returned.
func (a *App) Close() error { return a.DB.Close() }
