package receiptsapi

import "millesime/platform/fault"

// ErrOutOfStock refuses a reservation that the stock cannot serve (domain 3.2: never oversold).
var ErrOutOfStock = fault.New("receipts.out_of_stock", fault.Conflict, fault.Text{
	FR: "Le stock ne suffit plus pour cette commande.", EN: "There is no longer enough stock for this order.",
})
