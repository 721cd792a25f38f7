package catalogue

import (
	"context"
	"slices"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/catalogue/internal/app"
	"millesime/modules/catalogue/internal/rest"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/catalogue/internal/subscriber"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/picture"
)

// Deps is what the module needs from the house.
type Deps struct {
	DB        *db.DB
	Jobs      *jobs.Queue
	Products  productsapi.Products
	Rows      productsapi.Rows
	Writer    productsapi.Writer
	Clock     clock.Clock
	Prices    pricingapi.Prices
	Quoter    pricingapi.Quoter
	Book      pricingapi.PriceBook
	Stock     receiptsapi.Stock
	Ledger    receiptsapi.Ledger
	Parties   usersapi.Parties
	Terms     usersapi.Terms
	Access    usersapi.Access
	Purchases ordersapi.Purchases
	IDs       ids.Source
	Files     *files.Store
	Pictures  *picture.Cleaner
	Gate      *gate.Gate // where batches of imports wait for their turn
	PublicURL string     // where codes on bottles lead
}

// Module is the catalogue.
type Module struct {
	live      *app.Live
	shelf     *app.Shelf
	own       *app.OwnPrices
	refresher *app.Refresher
	catalogue *app.Catalogue
	goods     *app.Goods
	listed    app.ListedGoods
	accounts  *app.Accounts
	shops     *app.Shops
	cellar    *app.Cellar
	inventory *app.Inventory
	alerts    *app.Alerts
	sheets    *app.Sheets
	labels    *app.Labels
	imports   *app.Imports
	clock     clock.Clock

	shownProducts app.ShownProducts
	shownStock    app.ShownStock
	shownQuoter   app.ShownQuoter
}

// New wires the module. Lists answer once Run has built the first index.
func New(d Deps) *Module {
	kept := store.New(d.DB)
	live, own := app.NewLive(d.Clock), app.NewOwnPrices(d.Prices, d.Terms, d.Clock)
	sources := app.Sources{
		Products: d.Products, Rows: d.Rows, Prices: d.Prices, Stock: d.Stock, Ledger: d.Ledger, Parties: d.Parties, Terms: d.Terms,
		Access: d.Access, Purchases: d.Purchases,
	}
	accounts := app.NewAccounts(d.Writer, d.Parties)
	editor := app.NewEditor(d.Products, d.Writer, d.Book, d.Stock, accounts, d.Clock)
	alerts := app.NewAlerts(d.DB, kept, sources)
	shelf := app.NewShelf(sources, d.Writer, kept, d.Clock)
	shops := app.NewShops(kept, d.Rows, d.Writer, d.Book, d.Stock)
	return &Module{
		clock:     d.Clock,
		live:      live,
		shelf:     shelf,
		own:       own,
		refresher: app.NewRefresher(live, d.Rows, sources, d.Clock),
		catalogue: app.NewCatalogue(live, shelf, own, sources, alerts),
		goods:     app.NewGoods(sources, live, editor),
		listed:    app.NewListedGoods(sources),
		accounts:  accounts,
		shops:     shops,
		cellar:    app.NewCellar(shops, live),
		inventory: app.NewInventory(d.DB, live, sources, d.Clock),
		alerts:    alerts,
		sheets:    app.NewSheets(d.DB, editor, sources, d.Files, d.Pictures, d.IDs),
		labels:    app.NewLabels(d.DB, kept, d.Products, d.Writer, d.PublicURL),
		imports:   app.NewImports(d.DB, store.NewImports(d.DB), editor, d.Parties, d.Jobs, d.Gate, d.Clock),

		shownProducts: app.NewShownProducts(d.Products, shelf),
		shownStock:    app.NewShownStock(d.Stock, shelf),
		shownQuoter:   app.NewShownQuoter(d.Quoter, shelf),
	}
}

// Run keeps the index up to date until the context ends.
func (m *Module) Run(ctx context.Context) error { return m.refresher.Run(ctx) }

// Ready tells whether lists can be answered: the first index is built. After a minute without one it keeps nobody from the rest.
func (m *Module) Ready() error { return m.live.Ready() }

// Settle waits for the first index, or as long as a start may take.
func (m *Module) Settle(ctx context.Context) { m.live.Settle(ctx) }

// Jobs work on imports, and drop rows of old ones.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{
		m.imports.Handler(),
		jobs.Repeated("catalogue_clean_imports_v1", jobs.Every(time.Hour), func(ctx context.Context) error {
			return m.imports.Sweep(ctx, m.clock.Now())
		}),
	}
}

// Reload has Run read everything again: for who wrote rows that no event tells of.
func (m *Module) Reload() {
	m.shelf.Begin()
	m.live.Reload()
	m.own.Forget()
}

// Refresh reads everything now: for tests that do not Run.
func (m *Module) Refresh(ctx context.Context) error {
	m.Reload()
	return m.refresher.Look(ctx)
}

// Endpoints are the module's operations.
func (m *Module) Endpoints() []api.Route {
	return slices.Concat(rest.Routes(m.catalogue, m.sheets, m.labels, m.inventory, m.alerts), rest.ImportRoutes(m.imports))
}

// ELabel serves the public pages of lots, /e-label/{product}/{lot}.
func (m *Module) ELabel(ctx context.Context, request api.DocumentRequest) (api.DocumentReply, error) {
	return rest.ELabel(ctx, m.labels, request)
}

// Handlers are the module's reactions to events.
func (m *Module) Handlers() []events.Handler {
	watch := events.InOrder("catalogue_watch", // locks the stock that checkouts lock
		subscriber.StockWatched(m.alerts).Alone(), subscriber.ProductsWatched(m.alerts).Alone(), subscriber.ForgetPeople(m.alerts))
	return append(watch, subscriber.StatusChanged(m.accounts))
}

// Feeds keep shelf and index of this replica in step with what any of them writes.
func (m *Module) Feeds() []events.Feed {
	return []events.Feed{subscriber.Shelve(m.shelf), subscriber.Follow(m.live, m.own)}
}

// ShownProducts are products for carts, from memory: nobody decides by them.
func (m *Module) ShownProducts() productsapi.Products { return m.shownProducts }

// ShownStock is the stock for carts, from memory: nobody decides by it.
func (m *Module) ShownStock() receiptsapi.Stock { return m.shownStock }

// ShownQuoter prices carts that are shown, from memory: nobody orders by it.
func (m *Module) ShownQuoter() pricingapi.Quoter { return m.shownQuoter }

// Listed are what price lists hold.
func (m *Module) Listed() pricingapi.Products { return m.listed }

// Goods are what receipts bring.
func (m *Module) Goods() receiptsapi.Products { return m.goods }

// Storefronts tell which suppliers have something for whom.
func (m *Module) Storefronts() usersapi.Storefronts { return m.catalogue }

// Shops puts what suppliers sell to individuals before them.
func (m *Module) Shops() catalogueapi.Shops { return m.shops }

// Cellar is what open shops sell, for lists of its own.
func (m *Module) Cellar() catalogueapi.Cellar { return m.cellar }

// Wines find products for lists of orders.
func (m *Module) Wines() ordersapi.Wines { return m.catalogue }

// PersonalData is what the catalogue keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.alerts }
