package app_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
)

// words are the columns of text that may hold what a person wrote in its own words, by what becomes of them once the person is forgotten:
// they are blanked, or their rows are deleted, else docs/security.md says under "What stays" why not.
func words() map[string]string {
	return map[string]string{
		"blanked": `users.company users.company_search users.email users.first_name users.last_name users.last_name_search users.pending_email
 users.person_search users.phone users.status_reason user_relations.invited_email user_relations.label orders.comment
 orders.customer_reference orders.reference_text order_transitions.comment order_incidents.comment order_incident_lines.reason
 order_incident_lines.outcome_comment lot_recalls.reason lot_recalls.advice lot_recalls.lift_reason quotation_revisions.message
 quotation_revisions.lines sample_requests.comment sample_requests.feedback sample_requests.reason sample_requests.shipping_address
 sample_requests.search_text sample_request_transitions.comment receipts.comment receipt_steps.comment receipt_counts.note
 receipt_lines.note receipt_documents.name stock_recoveries.comment stock_recoveries.search_text stock_recovery_steps.comment
 guest_requests.first_name guest_requests.last_name guest_requests.email guest_requests.phone guest_requests.address
 guest_requests.age_checker guest_requests.search_text guest_request_steps.comment users.contact_email
 stock_counts.label stock_counts.search_text stock_count_steps.comment stock_count_entries.note stock_movements.reason`,
		"deleted": `addresses.city addresses.company addresses.label addresses.phone addresses.postcode addresses.street addresses.street2
 parameter_buyers.contact_email parameter_buyers.contact_name parameter_buyers.contact_phone parameter_buyers.electronic_address
 parameter_commercial_agents.sector parameter_suppliers.electronic_address parameter_suppliers.legal_form parameter_suppliers.rcs_city
 saved_views.name saved_views.name_key saved_views.search user_notes.text refresh_families.user_agent carts.payload notifications.params
 documents.title
 stores.name stores.presentation stores.mediator stores.contact_email stores.licence_number stores.search_text store_steps.comment
 waiters.first_name waiters.last_name waiters.email waiters.name_search waiters.search_text wine_lists.name wine_list_entries.comment
 order_messages.text idempotency_keys.answer`,
		"**Papers**": `orders.billing_address orders.carrier_label orders.customer orders.relay orders.search_text orders.shipping_address
 orders.supplier orders.introducer_name guest_request_items.product order_items.product order_items.trace order_names.names invoices.paper invoices.search_text payments.comment payments.reference
 payments.reference_key payments.reversal_cause payments.search_text sample_requests.product
 documents.document_key documents.search_text shipments.carrier shipments.tracking_number shipments.tracking_url`,
		"**The audit trail**": "audit_entries.before_state audit_entries.after_state",
		"**What companies say to others**": `products.awards products.classification products.description products.name products.pairings
 products.reference products.serving_temperature products.tasting_notes products.technical_sheet product_images.name
 product_imports.filename product_imports.reason product_imports.result product_import_rows.before_state product_import_rows.cells
 product_import_rows.edits product_import_rows.errors product_import_rows.reference product_import_rows.warnings
 product_import_titles.title receipt_titles.title promo_codes.label promo_codes.search_text price_lists.customers_text
 price_lists.end_reason price_lists.former_end_reason price_lists.name price_lists.reason price_lists.search_text agreement_frames.name
 agreement_frames.contract_number agreement_frames.search_text agreement_frame_documents.name stores.slug store_slugs.slug files.name relays.city relays.label
 relays.postcode relays.street`,
		"**What tells where goods are**": `receipts.carrier receipts.reference receipts.search_text receipts.tracking_number
 stock_count_entries.place stock_count_lines.name stock_count_lines.search_text stock_lots.search_text stock_recoveries.reason`,
		"**What is technical**": "outbox.payload dead_letters.error dead_letters.payload jobs.args jobs.error",
	}
}

// noWords are the names of columns of text that hold none: codes, days, hashes and the like, and names of who acted, which
// TestEveryNameOfPeopleIsDecided knows.
const noWords = `act action allergens appellation arc author_role awaiting awaits basis before_on before_parts banner best_before bic birthday body_hash carrier_code cart_id cause
certifications cgv cgv_hash changed charged checkout_id civility claim code colour columns consumer content country created_group
credit_of_number default_warehouse delay_en delay_fr delimiter delivery department discounts due_on duty_status ea_number ean encoding
ends_on etag event_id expected_on family_id field file fingerprint format former_ends_on from_status grapes group_code handler iban
iban_ending id images ingredients invoicing issued_on job key kind label_en label_fr language last_month licence_declared_on limiter_key link_delay location logo lot
message_id mode month move_to number number_key numvat open_groups operation order_number ordered origin outcome owner paid_to password_hash pin_hash
payment_terms_kind pending_email_hash photo planned price_basis promised_on quotation_number received_on region request_id reversed_on rsac screen section siren siret
source starts_on state status status_before store_cgv subject successor tag text_hash thing to_status token_hash topic type type_address
unique_key vat vat_regime waits_for warehouse wished_delivery_on xml
accepted_by_name actor_name author_name by_name impersonator_name lifter_impersonator_name lifter_name opened_by_name settled_by_name settled_impersonator_name shipped_by_name customer_name supplier_name product_name`

// Whoever adds a column of text decides here what becomes of the words in it when who wrote them is forgotten.
func TestEveryTextThatPeopleWriteIsDecided(t *testing.T) {
	t.Parallel()
	security, err := os.ReadFile("../../../docs/security.md")
	if err != nil {
		t.Fatal(err)
	}
	_, stays, _ := strings.Cut(string(security), "- **What stays.**")
	stays, _, _ = strings.Cut(stays, "\n## ")
	var decided []string
	for fate, columns := range words() {
		decided = append(decided, strings.Fields(columns)...)
		if strings.HasPrefix(fate, "**") && !strings.Contains(stays, fate) {
			t.Errorf("docs/security.md does not say under What stays that %s do", fate)
		}
	}
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		query := `SELECT m.name || '.' || c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
 WHERE m.type = 'table' AND c.type = 'TEXT' AND m.name NOT LIKE 'schema_%' ORDER BY 1`
		if h.App.DB.Dialect() == db.Postgres {
			query = `SELECT table_name || '.' || column_name FROM information_schema.columns
 WHERE table_schema = current_schema() AND data_type IN ('text', 'jsonb') AND table_name NOT LIKE 'schema_%' ORDER BY 1`
		}
		var columns []string
		if err := h.App.DB.Read().NewRaw(query).Scan(t.Context(), &columns); err != nil {
			t.Fatal(err)
		}
		for _, column := range columns {
			_, name, _ := strings.Cut(column, ".")
			if !slices.Contains(decided, column) && !slices.Contains(strings.Fields(noWords), name) {
				t.Errorf("%s may hold what people write: say in words() what becomes of it", column)
			}
		}
		for _, column := range decided {
			if !slices.Contains(columns, column) {
				t.Errorf("%s is decided and does not exist", column)
			}
		}
	})
}
