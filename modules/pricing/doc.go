// Package pricing owns all prices: list, group and store prices, price lists, agreement frames, promo codes, carriers, fee grids,
// francos and VAT; and the one function that turns a cart into a quote. Cart, orders, documents and the catalogue show its
// figures and never compute their own.
//
// Asks users (the names of companies, who is whose customer and agent); whoever asks for a quote brings the terms (relations,
// francos) along in the request, so the same request over the same data always gives the same figures. It asks products what they
// are called and weigh. Writing and showing conditions asks what is left of products, what was last paid for them and the orders
// of checkouts too, so it is a part that is made above those who know (Conditions, decision 90).
//
// Publishes pricing_code_used_v1 and pricing_code_given_back_v1 in the transactions that count the uses of promo codes
// (pricingapi.Codes, decision 44), pricing_list_*_v1 of price lists, of which pricing_list_act_v1 tells what somebody did to one,
// pricing_shipping_fees_changed_v1 and pricing_carrier_changed_v1 (decision 50), pricing_frame_changed_v1 of every change of a
// frame (decision 122), pricing_frame_joined_v1, pricing_frame_left_v1,
// pricing_frame_tiers_changed_v1 and pricing_frame_dates_changed_v1 when agreement frames change, pricing_frame_ends_v1 and
// pricing_frame_ended_v1 when they end soon and have ended, pricing_code_borne_v1, pricing_code_changed_v1 and
// pricing_code_ended_v1 to who bears a promo code (decision 59). Handles users_relation_removed_v1: who is no customer any more
// leaves the lists that have not ended (decision 80).
//
// Invariants: suppliers always sum to the cart; VAT per order and rate is half-up on its base; no amount
// is ever negative; no float touches one. The uses of a code that count never exceed its limits; their number, cost and turnover
// are balances of their rows. A price list that has begun is never rewritten (decision 45). A
// buyer is in one agreement frame; users asks who is in which (usersapi.Frames, decision 49). Its signed documents are read by its
// members alone (decision 55).
// Its rooms: quote, the engine that all stand on; lists, codes, frames and carriage (decision 94).
// docs/guides/prices.md works every rule by hand, and the tests run those cases.
package pricing
