package shop

import (
	"encoding/json"
	"fmt"
	"net/http"

	"millesime/cmd/bench/internal/load"
)

// MoveProduct gives a product another region.
func MoveProduct(server *load.Server, admin Person, id int64, region string) error {
	var sheet struct{ Version int64 }
	if err := ask(server, load.Request{URI: fmt.Sprintf("/api/products/%d/sheet", id), Token: admin.Token}, &sheet); err != nil {
		return err
	}
	body, err := json.Marshal(map[string]any{"version": sheet.Version, "region": region})
	if err != nil {
		return err
	}
	return ask(
		server, load.Request{Method: http.MethodPatch, URI: fmt.Sprintf("/api/products/%d", id), Token: admin.Token, Body: body},
		&sheet,
	)
}
