package app

import (
	"slices"

	"millesime/modules/billing"
	"millesime/modules/cart"
	"millesime/modules/catalogue"
	"millesime/modules/notifications"
	"millesime/modules/orders"
	"millesime/modules/pricing"
	"millesime/modules/products"
	"millesime/modules/receipts"
	"millesime/modules/samples"
	"millesime/modules/users"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/events"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/idempotency"
	"millesime/platform/ids"
	"millesime/platform/jobs"
	"millesime/platform/mail"
	"millesime/platform/picture"
)

// Modules are the rooms of the house. Where a comment begins with "new module:", ./task new:module writes its lines.
type Modules struct {
	Users     *users.Module
	Products  *products.Module
	Pricing   *pricing.Module
	Receipts  *receipts.Module
	Catalogue *catalogue.Module
	Orders    *orders.Module
	Cart      *cart.Module
	Samples   *samples.Module
	Billing   *billing.Module

	Notifications *notifications.Module
	// new module: field

	Files *files.Store
	Keys  *idempotency.Keys
}

// foundation is what modules stand on.
type foundation struct {
	db            *db.DB
	clock         clock.Clock
	ids           ids.Source
	jobs          *jobs.Queue
	mails         *mail.Queue
	files         *files.Store
	keys          *idempotency.Keys
	gate          *gate.Gate
	pictures      *picture.Cleaner
	signer        *auth.Signer
	passwords     users.Passwords
	demo          bool
	secureCookies bool
	publicURL     string
}

// newModules wires the modules; arrows point one way (docs/architecture.md).
func newModules(f foundation) Modules {
	m := Modules{Files: f.files, Keys: f.keys}
	m.Users = users.New(users.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Signer: f.signer, Passwords: f.passwords,
		Mails: f.mails, Files: f.files, Pictures: f.pictures, PublicURL: f.publicURL, Demo: f.demo, SecureCookies: f.secureCookies,
	})
	m.Products = products.New(products.Deps{DB: f.db, Access: m.Users.Access(), Files: f.files})
	m.Pricing = pricing.New(pricing.Deps{
		DB: f.db, Clock: f.clock, Products: m.Products.Products(), Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Files: f.files, Pictures: f.pictures,
	})
	m.Receipts = receipts.New(receipts.Deps{
		DB: f.db, Jobs: f.jobs, Clock: f.clock, Parties: m.Users.Parties(), Prices: m.Pricing.Prices(), Files: f.files, Pictures: f.pictures,
		PublicURL: f.publicURL,
	})
	m.Orders = orders.New(orders.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Stock: m.Receipts.Stock(), Lots: m.Receipts.Lots(), Codes: m.Pricing.Codes(), Mails: f.mails, Files: f.files, Pictures: f.pictures,
		PublicURL: f.publicURL,
	})
	m.Catalogue = catalogue.New(catalogue.Deps{
		DB: f.db, Jobs: f.jobs, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(), Rows: m.Products.Rows(), Writer: m.Products.Writer(),
		Prices: m.Pricing.Prices(), Book: m.Pricing.PriceBook(), Stock: m.Receipts.Stock(),
		Ledger: m.Receipts.Ledger(), Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Purchases: m.Orders.Purchases(), Files: f.files, Gate: f.gate, Pictures: f.pictures, PublicURL: f.publicURL,
	})
	m.Cart = cart.New(cart.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(),
		Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Quoter: m.Pricing.Quoter(), Codes: m.Pricing.Codes(), Stock: m.Receipts.Stock(),
		Orders: m.Orders.Orders(),
	})
	m.Samples = samples.New(samples.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(),
		Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(), Orders: m.Orders.Orders(), Stock: m.Receipts.Stock(),
	})
	m.Billing = billing.New(billing.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Registrations: m.Users.Registrations(), Access: m.Users.Access(),
		Orders: m.Orders.Billing(), Drinks: m.Products.Products(),
	})
	m.Notifications = notifications.New(notifications.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Mails: f.mails, PublicURL: f.publicURL,
		Waiting: append(m.Receipts.Waiting(), m.Users.Waiting(), m.Orders.Waiting(), m.Samples.Waiting()),
	})
	// new module: wiring
	return m
}

// neighbours are the modules that requests about people ask, all made after users.
func (m Modules) neighbours() users.Neighbours {
	return users.Neighbours{
		Products: productNames{m.Products.Products()}, Storefronts: m.Catalogue.Storefronts(), Obligations: m.Orders.Obligations(),
		Sales: m.Orders.Sales(), Frames: m.Pricing.Frames(), Law: m.Billing.TermsLaw(),
		PersonalData: []usersapi.PersonalData{
			m.Orders.PersonalData(), m.Cart.PersonalData(), m.Samples.PersonalData(), m.Notifications.PersonalData(), m.Catalogue.PersonalData(),
			m.Receipts.PersonalData(), m.Pricing.PersonalData(), m.Billing.PersonalData(),
			// new module: personal data
		},
	}
}

// aboutPrices are the modules that price lists, promo codes and agreement frames ask, all made after pricing.
func (m Modules) aboutPrices() pricing.Neighbours {
	return pricing.Neighbours{
		Products: m.Catalogue.Listed(), Purchases: m.Orders.Paid(),
		Checkouts: m.Orders.CheckoutOrders(), Bought: m.Orders.FramePurchases(), Sellers: m.Catalogue.Storefronts(),
	}
}

// fileColumns are all columns that name files.
func fileColumns() []files.Column {
	return slices.Concat(users.FileColumns(), products.FileColumns(), orders.FileColumns(), receipts.FileColumns(), pricing.FileColumns())
}

// Routes are all operations of the API.
func (m Modules) Routes() []api.Route {
	return slices.Concat(
		m.Users.Endpoints(m.neighbours()), m.Pricing.Endpoints(m.aboutPrices()),
		m.Receipts.Endpoints(m.Catalogue.Goods()), m.Catalogue.Endpoints(),
		m.Orders.Endpoints(m.Cart.Repricing(), m.Cart.Ordering(), m.Catalogue.Wines()),
		m.Cart.Endpoints(), m.Samples.Endpoints(), m.Billing.Endpoints(), m.Notifications.Endpoints(), m.Files.Endpoints(),
		// new module: routes
	)
}

// Handlers are all reactions to events.
func (m Modules) Handlers() []events.Handler {
	return slices.Concat(
		m.Receipts.Handlers(), m.Catalogue.Handlers(), m.Orders.Handlers(), m.Cart.Handlers(), m.Samples.Handlers(),
		m.Billing.Handlers(), m.Pricing.Handlers(), m.Notifications.Handlers(),
		// new module: handlers
		[]events.Handler{forgetAnswers(m.Keys)},
	)
}

// Feeds keep what this process has in memory in step with events.
func (m Modules) Feeds() []events.Feed {
	return slices.Concat(m.Catalogue.Feeds(), m.Notifications.Feeds())
}

// Jobs are all kinds of work that takes long or has a time of its own.
func (m Modules) Jobs() []jobs.Handler {
	return slices.Concat(
		m.Users.Jobs(), m.Receipts.Jobs(), m.Catalogue.Jobs(), m.Orders.Jobs(), m.Pricing.Jobs(), m.Billing.Jobs(),
		m.Notifications.Jobs(), m.Keys.Jobs(),
	)
}
