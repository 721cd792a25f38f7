package bare

import (
	"encoding/json"
	"fmt"
	"os"
)

// Plan tells the bare server what to read and answer.
type Plan struct {
	Database string          `json:"database"`
	Customer int64           `json:"customer"` // whose prices pages show
	Group    string          `json:"group"`    // the customer's
	Supplier int64           `json:"supplier"` // whose orders are listed
	Shop     string          `json:"shop"`     // the name of the page of that supplier's shop
	Hidden   []string        `json:"hidden"`   // states of orders that their list leaves out
	Pages    []Page          `json:"pages"`
	Quote    json.RawMessage `json:"quote"` // what a cart is answered: an answer of the product
	// Checkouts are checkouts of the product, by the number of their suppliers: the rows to write again.
	Checkouts map[int]string `json:"checkouts"`
}

// Page is one page of the catalogue: what the product's index found.
type Page struct {
	IRI   string  `json:"iri"`
	IDs   []int64 `json:"ids"`
	Total int64   `json:"total"`
}

const privateFile = 0o600

// Write keeps the plan in a file.
func (p Plan) Write(file string) error {
	text, err := json.Marshal(p)
	if err != nil {
		return fmt.Errorf("plan of the bare server: %w", err)
	}
	return os.WriteFile(file, text, privateFile)
}

func readPlan(file string) (Plan, error) {
	var p Plan
	text, err := os.ReadFile(file) //nolint:gosec // named by the program that started this one
	if err != nil {
		return p, fmt.Errorf("plan of the bare server: %w", err)
	}
	return p, json.Unmarshal(text, &p)
}
