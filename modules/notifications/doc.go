// Package notifications tells people what happened: in the application, by mail, or in a daily summary, as each of them
// chose; and what waits for them, over all modules (decision 37), of which it keeps nothing.
//
// It owns the tables notifications and notification_preferences, asks users (names, languages, who may still be told),
// and publishes notifications_told_v1. It listens to orders_*_v1, samples_*_v1,
// billing_invoice_issued_v1, billing_invoice_due_v1, billing_credit_note_issued_v1, billing_mandate_changed_v1,
// pricing_list_*_v1, pricing_frame_*_v1, pricing_code_borne_v1, pricing_code_changed_v1, pricing_code_ended_v1,
// catalogue_back_in_stock_v1, catalogue_stock_low_v1, receipts_receipt_act_v1, receipts_recovery_*_v1, receipts_count_moved_v1,
// users_status_changed_v1, users_changed_v1, users_registered_v1, users_relation_*_v1 and users_anonymised_v1; other
// modules only publish.
//
// Invariants: an event tells a person once, however often it is delivered; everybody reads their own notifications
// only, an administrator who acts for somebody included; ids rise in the order of the commits, so that a stream that
// goes on behind the last id it sent misses nothing.
package notifications
