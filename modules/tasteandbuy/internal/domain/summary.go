package domain

import (
	"time"

	"millesime/platform/money"
)

// Period is from when until when requests were made; zero instants leave it open.
type Period struct{ From, Until time.Time }

// Sales are what requests of a waiter came to.
type Sales struct {
	WaiterID  int64 // 0: entered by the restaurant itself
	FirstName string
	LastName  string
	Requests  int64
	Concluded int64
	Revenue   money.Cents // incl. tax, of orders that were not canceled
	LastAt    time.Time   // of the last request
}

// WineSales are what was asked for of a wine, and what of it was ordered.
type WineSales struct {
	ProductID int64
	Name      string
	Vintage   int
	Asked     int64 // bottles
	Sold      int64 // in orders that were not canceled, as the revenue
	Revenue   money.Cents
}

// Summary is what requests of a period came to.
type Summary struct {
	Concluded  int64
	TaxIncl    money.Cents
	TaxExcl    money.Cents // goods alone: what the commission is of
	Commission money.Cents
	Due        money.Cents // of this, on orders that are paid
	BySupplier []SupplierSales
	ByWaiter   []Sales
	ByProduct  []WineSales
}

// SupplierSales are the orders of a supplier that were not canceled: whom the restaurant invoices, and what for.
type SupplierSales struct {
	SupplierID int64
	Name       string
	Orders     int64
	Goods      money.Cents // excl. tax
	Commission money.Cents
	Due        money.Cents // of this, on orders that are paid
}
