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
	Clock     clock.Clock
	Prices    pricingapi.Prices
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
	own       *app.OwnPrices
	refresher *app.Refresher
	catalogue *app.Catalogue
	products  *app.Products
	goods     *app.Goods
	stock     receiptsapi.Stock
	accounts  *app.Accounts
	inventory *app.Inventory
	alerts    *app.Alerts
	sheets    *app.Sheets
	labels    *app.Labels
	imports   *app.Imports
	clock     clock.Clock
}

// New wires the module. Lists answer once Run has built the first index.
func New(d Deps) *Module {
	products := store.New(d.DB, d.Files)
	live, own := app.NewLive(), app.NewOwnPrices(d.Prices, d.Terms, d.Clock)
	sources := app.Sources{
		Prices: d.Prices, Stock: d.Stock, Ledger: d.Ledger, Parties: d.Parties, Terms: d.Terms, Access: d.Access, Purchases: d.Purchases,
	}
	accounts := app.NewAccounts(products, d.Parties)
	editor := app.NewEditor(products, d.Book, d.Stock, d.Access, accounts, d.Clock)
	alerts := app.NewAlerts(d.DB, products, d.Stock, d.Parties, d.Access)
	return &Module{
		clock:     d.Clock,
		live:      live,
		own:       own,
		refresher: app.NewRefresher(live, products, sources, d.Clock),
		catalogue: app.NewCatalogue(products, live, own, sources, alerts),
		products:  app.NewProducts(products, d.Access),
		goods:     app.NewGoods(products, live, d.Access, editor),
		stock:     d.Stock,
		accounts:  accounts,
		inventory: app.NewInventory(d.DB, products, live, sources, d.Clock),
		alerts:    alerts,
		sheets:    app.NewSheets(d.DB, editor, products, d.Files, d.Pictures, d.Parties, d.Access, d.IDs),
		labels:    app.NewLabels(d.DB, products, d.Access, d.PublicURL),
		imports:   app.NewImports(d.DB, store.NewImports(d.DB), editor, d.Parties, d.Jobs, d.Gate, d.Clock),
	}
}

// Run keeps the index up to date until the context ends.
func (m *Module) Run(ctx context.Context) error { return m.refresher.Run(ctx) }

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
	m.live.Reload()
	m.own.Forget()
}

// Refresh reads everything now: for tests that do not Run.
func (m *Module) Refresh(ctx context.Context) error {
	m.Reload()
	return m.refresher.Look(ctx)
}

// FileColumns are the columns that name pictures and technical sheets. Pictures are public by addresses of their own, which
// stay when a product lets them go.
func FileColumns() []files.Column {
	return []files.Column{
		{Table: "product_images", Key: "name", Name: "file"}, {Table: "product_documents", Key: "product_id", Name: "file"},
	}
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

// Feeds keep the index of this replica in step with what any of them writes.
func (m *Module) Feeds() []events.Feed { return []events.Feed{subscriber.Follow(m.live, m.own)} }

// Products is the facade for carts and orders.
func (m *Module) Products() catalogueapi.Products { return m.products }

// Drinks tells what suppliers sell.
func (m *Module) Drinks() catalogueapi.Drinks { return m.products }

// Listed are what price lists hold.
func (m *Module) Listed() pricingapi.Products { return app.NewListedGoods(m.goods, m.stock) }

// Goods are what receipts bring.
func (m *Module) Goods() receiptsapi.Products { return m.goods }

// Storefronts tell which suppliers have something for whom.
func (m *Module) Storefronts() usersapi.Storefronts { return m.catalogue }

// Wines find products for lists of orders.
func (m *Module) Wines() ordersapi.Wines { return m.catalogue }

// PersonalData is what the catalogue keeps about people, for the export each may ask for.
func (m *Module) PersonalData() usersapi.PersonalData { return m.alerts }
