package app_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// exported says for every column that holds the number of a person where the export tells it, or why it does not.
// "…" stands for a section of the file.
func exported() map[string]string {
	return map[string]string{
		"addresses.user_id":                   "…person",
		"parameter_suppliers.user_id":         "…person",
		"parameter_buyers.user_id":            "…person",
		"parameter_commercial_agents.user_id": "…person",
		"user_relations.parent_id":            "…relations",
		"user_relations.child_id":             "…relations",
		"user_relations.agent_id":             "…orders", // what came of it; whom a supplier chose is the supplier's own
		"trade_links.supplier_id":             "…lastOrders",
		"trade_links.customer_id":             "…lastOrders",
		"refresh_families.user_id":            "…sessions",
		"saved_views.user_id":                 "…savedViews",
		"user_notes.author_id":                "…notesWritten",
		"audit_entries.subject_id":            "…history",
		"audit_entries.actor_id":              "…acts",
		"audit_entries.impersonator_id":       "…acts",
		"orders.customer_id":                  "…orders",
		"orders.agent_id":                     "…orders",
		"orders.placed_by":                    "…orders",
		"orders.cgv_accepted_by":              "…orders",
		"orders.cgv_impersonator_id":          "…quotationProofs",
		"order_transitions.actor_id":          "…orderSteps",
		"order_transitions.impersonator_id":   "…orderSteps",
		"shipments.shipped_by":                "…orderShipments",
		"shipments.impersonator_id":           "…orderShipments",
		"quotation_revisions.author_id":       "…quotationRevisions",
		"quotation_revisions.impersonator_id": "…quotationRevisions",
		"order_messages.author_id":            "…orderMessages",
		"order_messages.impersonator_id":      "…orderMessages",
		"carts.actor_id":                      "…carts",

		"order_incidents.opened_by":               "…orderIncidents",
		"order_incidents.impersonator_id":         "…orderIncidents",
		"order_incidents.settled_by":              "…orderIncidents",
		"order_incidents.settled_impersonator_id": "…orderIncidents",

		"invoices.customer_id":           "…invoices",
		"payments.customer_id":           "…payments",
		"invoicing_mandates.supplier_id": "…invoicingMandate",
		"invoicing_mandates.accepted_by": "…invoicingMandate",

		"invoicing_mandate_acts.supplier_id": "…invoicingMandate",

		"notifications.user_id":            "…notifications",
		"notification_preferences.user_id": "…notificationPreferences",

		"user_relations.inviter_id": "…relations",

		"stock_alerts.user_id": "…stockAlerts",

		"stock_recovery_steps.actor_id":        "…stockRecoverySteps",
		"stock_recovery_steps.impersonator_id": "…stockRecoverySteps",
		"stock_count_steps.actor_id":           "…stockCountSteps",
		"stock_count_steps.impersonator_id":    "…stockCountSteps",
		"stock_count_entries.actor_id":         "…stockCountEntries",
		"stock_count_entries.impersonator_id":  "…stockCountEntries",

		"sample_requests.customer_id":                "…sampleRequests",
		"sample_request_transitions.actor_id":        "…sampleRequestSteps",
		"sample_request_transitions.impersonator_id": "…sampleRequestSteps",

		"lot_recalls.actor_id":               "…lotRecalls",
		"lot_recalls.impersonator_id":        "…lotRecalls",
		"lot_recalls.lifter_impersonator_id": "…lotRecalls",
		"lot_recall_recipients.customer_id":  "…lotRecalls",
		"lot_recalls.supplier_id":            "whose lot it is: a business record that it reads at /stock_lots",

		"receipt_steps.actor_id":        "…receiptSteps",
		"receipt_steps.impersonator_id": "…receiptSteps",

		"user_relation_terms.agent_id":        "whom a supplier chose is the supplier's own",
		"user_relation_terms.written_by":      "business records of the parent; what it wrote is in its acts",
		"user_relation_terms.impersonator_id": "the same",
		"user_notes.impersonator_id":          "an admin who noted for somebody: the trail has it in acts",
		"user_notes.user_id":                  "others wrote it: given by hand, once their rights were weighed (GDPR 15.4)",
		"user_notes.owner_id":                 "the author's number, or that of nobody",
		"account_tokens.user_id":              "hashes that live for days",
		"account_tokens.inviter_id":           "the same",
		"orders.supplier_id":                  "a supplier's sales are its business records: it reads and exports them at /orders",
		"sample_withdrawals.customer_id":      "kept for a day; the history has each withdrawal",
		"sample_requests.supplier_id":         "what a supplier was asked is its business record: it reads it at /orders/sample-requests",
		"sample_requests.impersonator_id":     "an admin who asked for somebody: its step is in sampleRequestSteps",
		"sample_quotas.supplier_id":           "what a supplier gives: a business record that it reads",
		"orders.impersonator_id":              "an admin who ordered for somebody: its step is in orderSteps",
		"carts.acting_for_id":                 "an admin's cart: never the person's own (domain 8.3)",
		"checkouts.actor_id":                  "numbers of carts and sums that the orders tell",
		"checkouts.acting_for_id":             "the same",
		"idempotency_keys.actor_id":           "answers to what it did, kept for 7 days, of what the rest tells",
		"idempotency_keys.acting_for_id":      "the same",
		"outbox.actor_id":                     "facts on their way, deleted after a few days",
		"outbox.impersonator_id":              "the same",
		"jobs.actor_id":                       "work on its way, deleted when it is done or, given up, after 30 days",
		"jobs.impersonator_id":                "the same",
		"dead_letters.actor_id":               "facts that could not be handled, deleted when they are",
		"dead_letters.impersonator_id":        "the same",
		"stock_movements.actor_id":            "tells of goods; the step of the order behind it is in orderSteps",
		"stock_movements.impersonator_id":     "the same",
		"products.supplier_id":                "a supplier's goods: business records that it reads and exports",
		"product_prices.supplier_id":          "the same",
		"shipping_grids.supplier_id":          "the same",
		"stock_levels.supplier_id":            "the same",
		"exposures.customer_id":               "sums of what the orders tell",
		"order_sums.supplier_id":              "sums of what the orders tell",
		"order_sums.customer_id":              "sums of what the orders tell",
		"order_sum_changes.supplier_id":       "sums of what the orders tell",
		"order_sum_changes.customer_id":       "sums of what the orders tell",
		"order_partners.supplier_id":          "sums of what the orders tell",
		"order_partners.customer_id":          "sums of what the orders tell",
		"order_names.supplier_id":             "names that orders hold",
		"order_names.customer_id":             "names that orders hold",
		"exposures.supplier_id":               "the same",
		"receipts.supplier_id":                "the same",
		"receipts.created_by":                 "tells of goods; what its author did is in receiptSteps",
		"receipts.impersonator_id":            "the same",
		"receipt_counts.actor_id":             "the same",
		"receipt_counts.impersonator_id":      "the same",
		"receipt_corrections.actor_id":        "the same",
		"receipt_corrections.impersonator_id": "the same",
		"receipt_documents.actor_id":          "the same",
		"receipt_documents.impersonator_id":   "the same",
		"stock_recoveries.supplier_id":        "a supplier's goods: it reads its returns at /stock_recoveries",
		"stock_counts.supplier_id":            "likewise, at /stock_counts",

		"product_imports.supplier_id":       "a supplier's files: business records that it reads at /products/import",
		"product_imports.created_by":        "who took a supplier's products in: the trail has it in acts",
		"product_imports.impersonator_id":   "the same",
		"product_import_titles.supplier_id": "titles of columns of a supplier's files",
		"receipt_titles.supplier_id":        "the same",

		"bank_details.user_id":               "secret: the supplier reads it at /profile/edit, and no file holds it",
		"invoices.supplier_id":               "a supplier's business record, which it reads and exports at /invoices",
		"payments.supplier_id":               "a supplier's business record, which it reads at /payments",
		"held_invoices.customer_id":          "what lacks is in their records",
		"held_invoices.supplier_id":          "…notifications", // that told it
		"payment_pairs.customer_id":          "a lock: their payments tell that there were some",
		"payment_pairs.supplier_id":          "the same",
		"payments.created_by":                "who entered it for its supplier: the trail has it",
		"payments.impersonator_id":           "the same",
		"payments.reversed_by":               "the same",
		"invoices.agent_id":                  "whose order it was: it is among its orders",
		"invoices.placed_by":                 "the same",
		"invoices.created_by":                "who issued it for its supplier: the trail of the order has it",
		"invoices.impersonator_id":           "the same",
		"invoicing_mandates.impersonator_id": "nobody: a supplier accepts its mandate itself",
		"invoice_numbers.supplier_id":        "the last number of a series",

		"price_list_customers.customer_id":          "…priceLists",
		"price_lists.supplier_id":                   "a supplier's terms: a business record that it reads at /products/mercuriale",
		"price_lists.created_by":                    "the same",
		"price_lists.impersonator_id":               "an admin who wrote for somebody: the trail has it in acts",
		"promo_code_uses.customer_id":               "…promoCodes",
		"promo_code_suppliers.supplier_id":          "who bears a code: a business record of the platform",
		"promo_code_shares.supplier_id":             "what it bore: a business record that it reads at /profile",
		"promo_codes.created_by":                    "an admin's work for the platform, of nobody's person",
		"promo_codes.impersonator_id":               "the same",
		"agreement_frame_buyers.customer_id":        "…person",
		"agreement_frame_former_buyers.customer_id": "frames that have ended, which the history names",
		"agreement_frame_suppliers.supplier_id":     "…person",
		"agreement_frames.created_by":               "an admin's work for the platform, of nobody's person",
		"agreement_frames.impersonator_id":          "the same",

		"agreement_frame_documents.created_by":      "an admin's work for the platform, of nobody's person",
		"agreement_frame_documents.impersonator_id": "the same",
		"documents.customer_id":                     "…documents",
		"documents.created_by":                      "…documents",
		"documents.placed_by":                       "whose order it was: it is among its orders",
		"documents.impersonator_id":                 "who acted as that person: the trail has it",
		"documents.supplier_id":                     "a supplier's business record, which it reads at /documents",
		"stores.supplier_id":                        "…stores",
		"store_steps.actor_id":                      "…storeSteps",
		"store_steps.impersonator_id":               "…storeSteps",
		"open_shops.supplier_id":                    "…stores",
		"guest_request_orders.supplier_id":          "its own side of a sale: …orders",
		"guest_request_items.supplier_id":           "likewise",
		"guest_request_steps.actor_id":              "…guestRequestSteps",
		"guest_request_steps.impersonator_id":       "…guestRequestSteps",
		// new module: people
	}
}

// Whoever adds a table with the number of a person decides here whether it belongs into the export.
func TestEveryColumnOfPeopleIsDecided(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		decided, found := exported(), map[string]bool{}
		for _, column := range h.Columns(t) {
			table, name, _ := strings.Cut(column, ".")
			person := slices.Contains([]string{
				"user_id", "parent_id", "child_id", "agent_id", "actor_id", "acting_for_id", "impersonator_id", "customer_id", "supplier_id",
				"author_id", "owner_id", "inviter_id",
			}, name) || strings.HasSuffix(name, "_by") || strings.HasSuffix(name, "_impersonator_id") || column == "audit_entries.subject_id"
			if !person || table == "users" {
				continue
			}
			found[column] = true
			if decided[column] == "" {
				t.Errorf("%s holds people: say in exported() where the export tells it, or why not", column)
			}
		}
		for column := range decided {
			if !found[column] {
				t.Errorf("%s is decided and does not exist", column)
			}
		}
	})
}

// The file holds everything about the person, nothing secret and nothing of others; only the person gets it.
func TestExport(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		email := apptest.Email(apptest.Restaurant)
		person, seller := h.As(t, email), h.As(t, apptest.Email(apptest.Alpha))
		admin := h.As(t, apptest.Email(apptest.Admin))
		person.Post("/api/saved_views", map[string]string{"screen": "orders", "name": "Vue à moi", "search": ""}).Want(201)
		person.Post("/api/addresses", map[string]any{
			"typeAddress": "shipping", "label": "Cave", "street": "12 rue de la Cave", "postcode": "75011", "city": "Paris",
		}).Want(201)
		person.Post("/api/cart", apptest.Order(apptest.With(
			apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)), map[string]any{"comment": "Sonner deux fois"},
		))).Want(201)
		person.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 7))).Want(200)
		admin.Patch(fmt.Sprintf("/api/parameter_restaurants/%d", apptest.Restaurant), `{"discountOnInvoice":"1.5"}`).Want(200)
		seller.Post("/api/user_notes", map[string]any{"user": apptest.IRI("users", apptest.Restaurant), "text": "Paie tard"}).Want(201)
		h.Settle(t)

		answer := person.Get("/api/me/export").Want(200)
		if kind, name := answer.Header.Get("Content-Type"), answer.Header.Get("Content-Disposition"); kind != "application/json" ||
			!strings.HasPrefix(name, "attachment") || !strings.Contains(name, ".json") {
			t.Errorf("%s, %s", kind, name)
		}
		var file map[string]json.RawMessage
		answer.JSON(&file)
		for column, section := range exported() {
			if name, ok := strings.CutPrefix(section, "…"); ok && file[name] == nil {
				t.Errorf("no section %s for %s", name, column)
			}
		}
		for section, holds := range map[string][]string{
			"person":     {email, "12 rue de la Cave", `"discountOnInvoice": 1.5`, `"base64ContentLogo"`},
			"relations":  {"Maison Alpha", `"permanentDiscount": 5`},
			"lastOrders": {apptest.IRI("users", apptest.Alpha)},
			"savedViews": {"Vue à moi"},
			"sessions":   {`"userAgent"`, `"endedAt": null`},
			"orders":     {"CMD-", "Sonner deux fois", "Château Alpha", "1 rue du Test", `"generalTermsAccepted": true`},
			"orderSteps": {`"to": "processing"`},
			"carts":      {`"quantity": 7`},
			"history":    {"users.parameters_changed"},
			"acts":       {"users.address_added"},
		} {
			for _, text := range holds {
				if !strings.Contains(string(file[section]), text) {
					t.Errorf("%s lacks %s: %s", section, text, file[section])
				}
			}
		}
		for _, secret := range []string{apptest.Password, "plain:", "passwordHash", "Paie tard", apptest.Email(apptest.Stranger), apptest.Email(apptest.Alpha)} {
			if strings.Contains(string(answer.Body), secret) {
				t.Errorf("the file holds %s", secret)
			}
		}
		acting := admin.With(apitest.Header("X-Switch-User", email))
		if got := acting.Get("/api/me/export").Want(403).Text("hydra:description"); got == "" {
			t.Error("a refusal without words")
		}
		acting.Get("/api/orders/export").Want(200) // the export that domain 8.3 refuses is that of personal data
		h.Guest(t).Get("/api/me/export").Want(401)
		agent := h.As(t, apptest.Email(apptest.Agent))
		agent.Patch(fmt.Sprintf("/api/parameter_commercial_agents/%d", apptest.Agent), `{"iban":"FR1420041010050500013M02606"}`).Want(200)
		if got := string(agent.Get("/api/me/export").Want(200).Body); strings.Contains(got, "010050500013") || !strings.Contains(got, `"ibanEnding": "2606"`) {
			t.Errorf("the agent's IBAN: %s", got)
		}
		if logged := h.Logged(); strings.Contains(logged, "20041010050500013") {
			t.Error("an IBAN is in the log")
		}
		h.Exec(t, "UPDATE users SET status = 'processing' WHERE id = ?", apptest.Stranger)
		h.As(t, apptest.Email(apptest.Stranger)).Get("/api/me/export").Want(200)
	})
}
