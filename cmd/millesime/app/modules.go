package app

import (
	"slices"

	"millesime/modules/billing"
	"millesime/modules/cart"
	"millesime/modules/catalogue"
	"millesime/modules/documents"
	"millesime/modules/notifications"
	"millesime/modules/orders"
	"millesime/modules/pricing"
	"millesime/modules/products"
	"millesime/modules/receipts"
	"millesime/modules/samples"
	"millesime/modules/stores"
	"millesime/modules/tasteandbuy"
	"millesime/modules/users"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
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
	Documents     *documents.Module
	Stores        *stores.Module
	TasteAndBuy   *tasteandbuy.Module
	// new module: field

	People *users.People
	Files  *files.Store
	Keys   *idempotency.Keys

	made made
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
	links         *auth.Links
	guestLinks    *auth.Links
	passwords     users.Passwords
	demo          bool
	secureCookies bool
	publicURL     string
}

// newModules wires the modules; arrows point one way (docs/architecture.md).
func newModules(f foundation) Modules {
	m := Modules{Files: f.files, Keys: f.keys}
	made := &m.made
	m.Users = add(made, users.New(users.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Signer: f.signer, Passwords: f.passwords,
		Mails: f.mails, Files: f.files, Pictures: f.pictures, GuestLinks: f.guestLinks,
		PublicURL: f.publicURL, Demo: f.demo, SecureCookies: f.secureCookies,
	}))
	m.Products = add(made, products.New(products.Deps{DB: f.db, Access: m.Users.Access(), Files: f.files}))
	m.Pricing = add(made, pricing.New(pricing.Deps{
		DB: f.db, Clock: f.clock, Products: m.Products.Products(), Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Records: m.Users.Records(), Files: f.files, Pictures: f.pictures,
	}))
	m.Receipts = add(made, receipts.New(receipts.Deps{DB: f.db, Jobs: f.jobs, Clock: f.clock}))
	sellers := stores.NewSellers(f.db, m.Users.Parties(), m.Users.Registrations())
	m.Orders = add(made, orders.New(orders.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Registrations: m.Users.Registrations(), Sellers: sellers,
		Stock: m.Receipts.Stock(), Lots: m.Receipts.Lots(), Codes: m.Pricing.Codes(),
		Mails: f.mails, Files: f.files, Pictures: f.pictures,
		PublicURL: f.publicURL,
	}))
	m.Catalogue = add(made, catalogue.New(catalogue.Deps{
		DB: f.db, Jobs: f.jobs, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(), Rows: m.Products.Rows(), Writer: m.Products.Writer(),
		Prices: m.Pricing.Prices(), Quoter: m.Pricing.Quoter(), Book: m.Pricing.PriceBook(), Stock: m.Receipts.Stock(),
		Ledger: m.Receipts.Ledger(), Parties: m.Users.Parties(), Terms: m.Users.ShownTerms(), Access: m.Users.Access(),
		Purchases: m.Orders.Purchases(), Files: f.files, Gate: f.gate, Pictures: f.pictures, PublicURL: f.publicURL,
	}))
	add(made, receipts.NewWarehouse(m.Receipts, receipts.WarehouseDeps{
		Parties: m.Users.Parties(), Prices: m.Pricing.Prices(), Products: m.Catalogue.Goods(), Files: f.files, Pictures: f.pictures,
		PublicURL: f.publicURL,
	}))
	add(made, pricing.NewConditions(m.Pricing, pricing.ConditionsDeps{
		Products: m.Catalogue.Listed(), Purchases: m.Orders.Paid(), Checkouts: m.Orders.CheckoutOrders(), Bought: m.Orders.FramePurchases(),
		Sellers: m.Catalogue.Storefronts(),
	}))
	m.Cart = add(made, cart.New(cart.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(),
		Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(),
		Quoter: m.Pricing.Quoter(), Codes: m.Pricing.Codes(), Stock: m.Receipts.Stock(),
		Orders: m.Orders.Orders(),
		Shown: cart.Shown{
			Products: m.Catalogue.ShownProducts(), Parties: m.Users.ShownParties(), Terms: m.Users.ShownTerms(),
			Stock: m.Catalogue.ShownStock(), Quoter: m.Catalogue.ShownQuoter(),
		},
	}))
	add(made, orders.NewDesk(m.Orders, orders.DeskDeps{
		Repricing: m.Cart.Repricing(), Ordering: m.Cart.Ordering(), Wines: m.Catalogue.Wines(),
	}))
	m.Samples = add(made, samples.New(samples.Deps{
		DB: f.db, Clock: f.clock, IDs: f.ids, Products: m.Products.Products(),
		Parties: m.Users.Parties(), Terms: m.Users.Terms(), Access: m.Users.Access(), Orders: m.Orders.Orders(), Stock: m.Receipts.Stock(),
	}))
	m.Billing = add(made, billing.New(billing.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Registrations: m.Users.Registrations(), Access: m.Users.Access(),
		Terms: m.Users.Terms(), Orders: m.Orders.Billing(), Drinks: m.Products.Products(),
	}))
	m.Documents = add(made, documents.New(documents.Deps{
		DB: f.db, Clock: f.clock, Jobs: f.jobs, Files: f.files, Gate: f.gate, Pictures: f.pictures, Parties: m.Users.Parties(),
		Registrations: m.Users.Registrations(), Access: m.Users.Access(), Invoices: m.Billing.Papers(), Orders: m.Orders.Papers(),
		Quotes: m.Cart.Quotes(), Statements: m.Billing.Statements(), Mails: f.mails, Links: f.links,
		Calls: m.Users.Calls(), PublicURL: f.publicURL,
	}))
	m.Stores = add(made, stores.New(stores.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Registrations: m.Users.Registrations(), Terms: m.Users.Terms(),
		Shops: m.Catalogue.Shops(), Carts: m.Cart.Shops(), Files: f.files, Pictures: f.pictures, PublicURL: f.publicURL,
	}))
	m.TasteAndBuy = add(made, tasteandbuy.New(tasteandbuy.Deps{
		DB: f.db, Jobs: f.jobs, Clock: f.clock, Parties: m.Users.Parties(), Cellar: m.Catalogue.Cellar(), Cases: m.Users.Registrations(),
		Rebates: m.Users.Rebates(),
		Guests:  m.Users.Guests(), Calls: m.Users.Calls(), Sales: m.Cart.Sales(), Followed: m.Orders.Followed(), Sellers: sellers,
		Transfers: m.Billing.Transfers(), Links: f.guestLinks, Passwords: f.passwords, Mails: f.mails, PublicURL: f.publicURL,
	}))
	// new module: wiring
	m.Notifications = add(made, notifications.New(notifications.Deps{
		DB: f.db, Clock: f.clock, Parties: m.Users.Parties(), Mails: f.mails, PublicURL: f.publicURL,
		Waiting: waiting(m.made), Papers: m.Documents.Papers(),
	}))
	m.People = add(made, users.NewPeople(m.Users, users.PeopleDeps{
		Products: productNames{m.Products.Products()}, Storefronts: m.Catalogue.Storefronts(), Shops: m.Stores.Shops(),
		Obligations: m.Orders.Obligations(),
		Sales:       m.Orders.Sales(), Debts: m.Billing.Debts(), Frames: m.Pricing.Frames(), Law: m.Billing.TermsLaw(),
		PersonalData: personalData(m.made),
	}))
	return m
}

// fileColumns are all columns that name files.
func fileColumns() []files.Column {
	return slices.Concat(users.FileColumns(), products.FileColumns(), orders.FileColumns(), receipts.FileColumns(), pricing.FileColumns(),
		documents.FileColumns(), stores.FileColumns())
}
