package shop

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"golang.org/x/text/encoding/charmap"

	"millesime/cmd/bench/internal/load"
)

// faultyEvery is how often a row of the file is faulty: 1 %.
const faultyEvery = 100

// WineFile is a supplier's table as French programs write it: semicolons, Windows-1252, decimals with commas; one row in a
// hundred has no price.
func WineFile(rows int) ([]byte, error) {
	var file strings.Builder
	file.WriteString("Référence;Désignation;Type;Couleur;Région;Appellation;Millésime;Cépages;Contenance (cl);Colisage;Degré (% vol);Prix tarif HT;Description\r\n")
	for n := range rows {
		price := fmt.Sprintf("%d,%02d", 4+n%60, n%100)
		if n%faultyEvery == faultyEvery-1 {
			price = "à définir"
		}
		fmt.Fprintf(&file, "IMP-%06d;Château d'Été n° %d;Vin tranquille;Rouge;Bordeaux;Saint-Émilion;%d;Merlot 80 %%, Cabernet franc 20 %%;75;6;%d,5;%s;Élevé en fûts de chêne, vendangé à la main.\r\n",
			n, n, 2010+n%15, 11+n%4, price)
	}
	return charmap.Windows1252.NewEncoder().Bytes([]byte(file.String()))
}

// Import is what the API tells of an import.
type Import struct {
	ID      int64  `json:"id"`
	State   string `json:"state"`
	Columns []struct {
		Index int     `json:"index"`
		Field *string `json:"field"`
	} `json:"columns"`
	Counts ImportCounts `json:"counts"`
	Result ImportCounts `json:"result"`
}

// ImportCounts are of rows.
type ImportCounts struct {
	Created   int `json:"created"`
	Changed   int `json:"changed"`
	Unchanged int `json:"unchanged"`
	Faulty    int `json:"faulty"`
}

// Upload sends a table and takes the columns as they are proposed.
func Upload(server *load.Server, supplier Person, file []byte) (Import, error) {
	var i Import
	err := ask(
		server,
		load.Request{Method: http.MethodPost, URI: "/api/product_imports?filename=tarif.csv", Token: supplier.Token, Body: file},
		&i,
	)
	if err != nil {
		return i, err
	}
	body, err := json.Marshal(map[string]any{"columns": i.Columns})
	if err != nil {
		return i, err
	}
	return i, ask(server, load.Request{
		Method: http.MethodPut, URI: fmt.Sprintf("/api/product_imports/%d/columns", i.ID), Token: supplier.Token, Body: body,
	}, &i)
}

// ReadImport tells where an import stands.
func ReadImport(server *load.Server, supplier Person, id int64) (i Import, err error) {
	return i, ask(server, load.Request{URI: fmt.Sprintf("/api/product_imports/%d", id), Token: supplier.Token}, &i)
}

// StartImport has the valid rows written.
func StartImport(server *load.Server, supplier Person, id int64) error {
	var i Import
	return ask(server, load.Request{
		Method: http.MethodPost, URI: fmt.Sprintf("/api/product_imports/%d/start", id), Token: supplier.Token, Body: []byte(`{"mode":"valid"}`),
	}, &i)
}

// Meanwhile are the requests of a buyer who goes on while something else happens: a page of the catalogue, and a basket
// that is saved.
func Meanwhile(server *load.Server, buyer Person) (page, basket load.Request, err error) {
	page = load.Request{URI: "/api/products?itemsPerPage=30&order[name]=asc", Token: buyer.Token}
	var found struct {
		Members []struct {
			ID            int64 `json:"id"`
			OrderMultiple int64 `json:"orderMultiple"`
			MinQuantity   int64 `json:"minQuantity"`
		} `json:"hydra:member"`
	}
	if err := ask(server, page, &found); err != nil {
		return page, basket, err
	}
	items := []map[string]any{}
	for _, p := range found.Members {
		items = append(items, map[string]any{"product": p.ID, "quantity": max(p.MinQuantity, p.OrderMultiple)})
	}
	body, err := json.Marshal(map[string]any{"origin": "millesime", "items": items})
	return page, load.Request{Method: http.MethodPost, URI: "/api/cart", Token: buyer.Token, Body: body}, err
}
