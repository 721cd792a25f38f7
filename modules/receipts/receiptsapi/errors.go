package receiptsapi

import "millesime/platform/fault"

// ErrOutOfStock refuses a reservation that the stock cannot serve (domain 3.2: never oversold).
var ErrOutOfStock = fault.New("receipts.out_of_stock", fault.Conflict,
	"Le stock ne suffit plus pour cette commande.", "There is no longer enough stock for this order.")

// ErrNotReceived refuses to ship goods that are promised, not there (domain 3.3).
var ErrNotReceived = fault.New("receipts.not_received", fault.Conflict,
	"Une partie de ces bouteilles n’est pas encore arrivée : expédiez ce qui est en stock.",
	"Some of these bottles have not arrived yet: ship what is in stock.")
