package shop

import "millesime/cmd/bench/internal/load"

// HiddenStatuses are the states that a list of orders leaves out unless it is asked for them.
func HiddenStatuses() []string { return []string{"quotation", "canceled_quotation"} }

// OrdersScript reads the newest orders of a person.
func OrdersScript(p Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/api/orders", Token: p.Token} }
}

// BareOrdersScript reads them from the bare server.
func BareOrdersScript() load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/orders"} }
}

// SummaryScript reads what the home page shows of a person's orders.
func SummaryScript(p Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/api/orders/summary", Token: p.Token} }
}

// EachScript reads orders in turn, each connection from another one on.
func EachScript(orders []string, p Person) load.Script {
	return func(connection, n int) load.Request {
		return load.Request{URI: orders[(connection*7+n)%len(orders)], Token: p.Token}
	}
}
