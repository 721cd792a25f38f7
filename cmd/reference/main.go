// Command reference writes what the code declares into the documents and the interface: the OpenAPI document,
// the permission map, the messages of the validation rules, the settings, the events, the states of orders, sample requests and accounts,
// and the arrows between modules in the drawing of the house.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"millesime/cmd/millesime/app"
	"millesime/platform/api"
	"millesime/platform/validate"
)

func main() {
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "reference:", err)
		os.Exit(1)
	}
}

func write() error {
	server, err := app.Declared()
	if err != nil {
		return err
	}
	operations, err := asked(server.Routes(), os.DirFS("ui/src"))
	if err != nil {
		return err
	}
	permissions, err := api.Permissions(operations)
	if err != nil {
		return err
	}
	openAPI, err := server.OpenAPI()
	if err != nil {
		return err
	}
	published, err := publishedEvents()
	if err != nil {
		return err
	}
	const reference, ui = "docs/reference", "ui/src/api"
	return errors.Join(
		writeFile(reference, "openapi.gen.json", openAPI),
		writeFile(reference, "permissions.gen.md", permissionTable(server.Routes())),
		writeFile(reference, "repetitions.gen.md", repetitionTable(server.Routes())),
		writeFile(reference, "settings.gen.md", settingTable()),
		writeFile(reference, "events.gen.md", eventTable(published, app.DeclaredHandlers(), app.DeclaredFeeds())),
		writeFile(reference, "order-states.gen.md", stateTable("Order states", app.OrderStates())),
		writeFile(reference, "receipt-states.gen.md", stateTable("States of a receipt", app.ReceiptStates())),
		writeFile(reference, "recovery-states.gen.md", stateTable("States of a stock return", app.RecoveryStates())),
		writeFile(reference, "sample-states.gen.md", stateTable("States of a sample request", app.SampleStates())),
		writeFile(reference, "stock-count-states.gen.md", stateTable("States of a counting session", app.SessionStates())),
		writeFile(reference, "user-states.gen.md", stateTable("States of an account", app.UserStates())),
		writeFile(ui, "permissions.gen.json", permissions),
		writeFile(ui, "messages.gen.json", validate.MessagesJSON()),
		drawArrows("docs/architecture.md"),
	)
}

func writeFile(folder, name string, content []byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil { //nolint:gosec // documents are for everybody
		return err
	}
	if n := len(content); n == 0 || content[n-1] != '\n' {
		content = append(content, '\n')
	}
	return os.WriteFile(filepath.Join(folder, name), content, 0o644) //nolint:gosec // the same
}
