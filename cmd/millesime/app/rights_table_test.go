package app_test

import "strings"

// decision is who may call an operation, and what it answers for a row of one's own, for one of somebody the caller is
// tied to and for one of somebody else (domain 2). Answers are a status, then exceptions by group: "404, admins 2xx";
// "" says that the group has no such row. Who may not call is answered 403 whatever the row.
type decision struct {
	who     string  // groups, or "public"
	waiting bool    // also while waiting for validation
	row     rowKind // what {row} in path, query and body stands for; "" = no row is named, own is the answer
	query   string
	body    string
	own     string
	related string
	foreign string
	acting  string // for the row of the person that an admin acts for; "" = as the person itself, inPerson = refused
	stream  bool   // the answer does not end by itself: its head is looked at
}

// inPerson is the decision that nobody does it for another.
const inPerson = "in person"

// decisions are those of every operation of the API. A new one fails the tests until its decision stands here.
func decisions() map[string]decision {
	const (
		everyone      = "everyone"
		sellers       = "sellers"
		admins        = "admins"
		professionals = "restaurant, wine_merchant, hypermarket, cse, supplier, negociant, commercial_agent, admins"
		tasters       = "restaurant, wine_merchant, hypermarket, cse, negociant"
		keepers       = "supplier, admins"
		shoppers      = "supplier, cse, customer, admins"
		traders       = "restaurant, wine_merchant, hypermarket, cse, supplier, customer, negociant, admins" // who sells, buys or runs the house
		listWriters   = "supplier, commercial_agent, admins"
		waiters       = "restaurant, wine_merchant, hypermarket, cse, negociant, customer"
		tied          = "restaurant, wine_merchant, hypermarket, cse, supplier, commercial_agent, customer, negociant" // who may have relations
		nobody        = "404"
		done          = "2xx"
		refused       = "refused" // in the result of that person; elsewhere results are all done
		byAdmins      = "404, admins 2xx"
		asVisible     = "403, admins 2xx, customer 404" // visible, but another's; individuals see suppliers with a store only
		orderable     = "422, sellers 2xx, admins 2xx"  // whom one may order for
		notTheirs     = "404"                           // it belongs to the real person
	)
	return with(map[string]decision{
		// Sessions
		"token.auth":      {who: "public", body: `{"email":"nobody@cast.test","password":"wrong"}`, own: "401"},
		"auth.login":      {who: "public", body: `{"email":"nobody@cast.test","password":"wrong"}`, own: "401"},
		"token.refresh":   {who: "public", body: `{}`, own: "401"},
		"demo.accounts":   {who: "public", own: nobody},
		"auth.logout":     {who: everyone, waiting: true, body: `{}`, own: done},
		"sessions.list":   {who: everyone, waiting: true, own: done, acting: inPerson},
		"sessions.get":    {who: everyone, waiting: true, row: session, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"sessions.delete": {who: everyone, waiting: true, row: session, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"auth.user":       {who: everyone, waiting: true, own: done},
		"me":              {who: everyone, waiting: true, own: done},
		"me.export":       {who: everyone, waiting: true, own: done, acting: inPerson},
		"me.erase":        {who: "restaurant, wine_merchant, hypermarket, cse, supplier, commercial_agent, customer, negociant", waiting: true, body: longReason, own: "422", acting: inPerson}, // else the person is gone

		// Accounts
		"register.post":         {who: "public", body: newPerson + `,"password":"Vendange#2026"}`, own: done},
		"customers.unique":      {who: "public", query: "email=somebody@cast.test", own: done},
		"users.post":            {who: "sellers, admins", body: newPerson + `}`, own: done},
		"forgot_password.post":  {who: "public", body: `{"email":"nobody@cast.test"}`, own: done},
		"forgot_password.get":   {who: "public", row: passwordLink, own: nobody, related: nobody, foreign: nobody}, // who has the link has the right
		"forgot_password.reset": {who: "public", row: passwordLink, body: `{"password":"Vendange#2027"}`, own: nobody, related: nobody, foreign: nobody},
		"users.password":        {who: everyone, waiting: true, row: person, body: `{"password":"Vendange#2027"}`, own: done, related: "403", foreign: "403", acting: inPerson},

		// People
		"users.list":             {who: admins, own: done},
		"users.get":              {who: everyone, waiting: true, row: person, own: done, related: "2xx, customer 404", foreign: "404, superadmin 2xx"},
		"users.patch":            {who: everyone, waiting: true, row: person, body: `{"firstName":"Anne"}`, own: done, related: asVisible, foreign: "404, superadmin 2xx"},
		"users.statuses":         {who: admins, row: person, body: `{"users":["{row}"],"status":"blocked"}`, own: refused, related: done, foreign: "refused, superadmin 2xx"},
		"users.activation":       {who: admins, row: person, body: `{}`, own: "409", related: "409", foreign: "404, superadmin 409"}, // all of the cast have passwords
		"email_changes.post":     {who: everyone, waiting: true, body: `{}`, own: "409", acting: inPerson},                           // only who registered in a shop waits
		"email_changes.confirm":  {who: everyone, waiting: true, row: emailLink, body: `{}`, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"users.history":          {who: admins, row: person, own: done, related: done, foreign: "404, superadmin 2xx"},
		"customers.list":         {who: everyone, own: done},
		"suppliers.list":         {who: everyone, own: done},
		"suppliers.cgv":          {who: everyone, row: person, own: "404, supplier 2xx", related: "404, restaurant 2xx, wine_merchant 2xx, hypermarket 2xx, cse 2xx, negociant 2xx", foreign: nobody},
		"commercial_agents.list": {who: everyone, own: done},
		"user_groups.list":       {who: everyone, own: done},
		"user_groups.get":        {who: everyone, row: person, own: nobody, related: nobody, foreign: nobody}, // none has such a code
		"customers.kpi":          {who: everyone, row: person, own: "2xx, sellers 404, admins 404", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"user_notes.list":        {who: "sellers, admins", row: person, query: "user={row}", own: done, related: done, foreign: "404, superadmin 2xx"},
		"user_notes.post":        {who: "sellers, admins", row: person, body: `{"user":"/api/users/{row}","text":"x"}`, own: done, related: done, foreign: "404, superadmin 2xx"},
		"user_notes.get":         {who: "sellers, admins", row: note, own: done, related: nobody, foreign: nobody},
		"user_notes.patch":       {who: "sellers, admins", row: note, body: `{"text":"x"}`, own: done, related: nobody, foreign: nobody},
		"user_notes.delete":      {who: "sellers, admins", row: note, own: done, related: nobody, foreign: nobody},
		"audit_entries.list":     {who: "superadmin", own: done},
		"saved_views.list":       {who: everyone, own: done},
		"saved_views.post":       {who: everyone, body: `{"screen":"orders","name":"x","search":""}`, own: done},
		"saved_views.get":        {who: everyone, row: savedView, own: done, related: nobody, foreign: nobody, acting: notTheirs},
		"saved_views.patch":      {who: everyone, row: savedView, body: `{"search":"a=1"}`, own: done, related: nobody, foreign: nobody, acting: notTheirs},
		"saved_views.delete":     {who: everyone, row: savedView, own: done, related: nobody, foreign: nobody, acting: notTheirs},

		// Network: relations of which the caller is the parent are its own, those of which it is the child related
		"user_children.list":       {who: everyone, own: done},
		"user_children.get":        {who: everyone, row: relation, own: done, related: nobody, foreign: nobody},
		"user_children.parameters": {who: everyone, row: relation, own: done, related: nobody, foreign: nobody},
		"user_children.post":       {who: tied, body: `{"email":"somebody@cast.test"}`, own: done},
		"user_children.resend":     {who: tied, row: invitation, own: done, related: nobody, foreign: nobody},
		"user_children.patch":      {who: sellers, row: relation, body: `{"label":"x"}`, own: done, related: "403", foreign: nobody},
		"user_children.delete":     {who: tied, row: relation, own: done, related: nobody, foreign: nobody},
		"user_parent.list":         {who: everyone, own: done},
		"user_parent.get":          {who: everyone, row: relation, own: nobody, related: done, foreign: nobody},
		"user_parent.patch":        {who: "restaurant, wine_merchant, hypermarket, cse, commercial_agent, customer, negociant", row: relation, body: `{"status":"valid"}`, own: nobody, related: done, foreign: nobody, acting: inPerson},
		"user_parent.delete":       {who: tied, row: relation, own: nobody, related: done, foreign: nobody},
		"invitations.get":          {who: "public", row: passwordLink, own: nobody, related: nobody, foreign: nobody}, // who has the link has the right
		"invitations.accept":       {who: tied, row: invitationLink, own: done, related: nobody, foreign: nobody, acting: inPerson},

		// Addresses and records: anybody's own, everybody's for admins
		"addresses.post":                    {who: everyone, waiting: true, row: person, body: newAddress, own: done, related: asVisible, foreign: "404, superadmin 2xx"},
		"addresses.get":                     {who: everyone, waiting: true, row: address, own: done, related: "404, sellers 2xx, admins 2xx", foreign: "404, superadmin 2xx"},
		"parameter_suppliers.get":           {who: everyone, row: supplierRecord, own: "404, supplier 2xx", related: "2xx, customer 404", foreign: nobody},
		"parameter_commercial_agents.get":   {who: everyone, row: agentRecord, own: "404, commercial_agent 2xx", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"parameter_cses.get":                {who: everyone, row: cseRecord, own: "404, cse 2xx", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"parameter_wine_merchants.get":      {who: everyone, row: merchantRecord, own: "404, wine_merchant 2xx", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"parameter_restaurants.get":         {who: everyone, row: restaurantRecord, own: "404, restaurant 2xx", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"parameter_hypermarkets.get":        {who: everyone, row: hypermarketRecord, own: "404, hypermarket 2xx", related: "404, sellers 2xx, admins 2xx", foreign: nobody},
		"addresses.patch":                   {who: everyone, waiting: true, row: address, body: `{"label":"x"}`, own: done, related: byAdmins, foreign: "404, superadmin 2xx"},
		"addresses.delete":                  {who: everyone, waiting: true, row: address, own: done, related: byAdmins, foreign: "404, superadmin 2xx"},
		"parameter_suppliers.patch":         {who: "supplier, admins", row: supplierRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},
		"bank_details.get":                  {who: "supplier", row: supplierRecord, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"bank_details.patch":                {who: "supplier", row: supplierRecord, body: `{"iban":"FR1420041010050500013M02606","version":1}`, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"parameter_commercial_agents.patch": {who: "commercial_agent, admins", row: agentRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},
		"parameter_cses.patch":              {who: "cse, admins", row: cseRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},
		"parameter_wine_merchants.patch":    {who: "wine_merchant, admins", row: merchantRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},
		"parameter_restaurants.patch":       {who: "restaurant, admins", row: restaurantRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},
		"parameter_hypermarkets.patch":      {who: "hypermarket, admins", row: hypermarketRecord, body: `{}`, own: "2xx, admins -", related: asVisible, foreign: nobody},

		// Products
		"products.list":          {who: everyone, row: person, query: "customer={row}", own: done, related: orderable, foreign: "422"},
		"products.facets":        {who: everyone, row: person, query: "customer={row}", own: done, related: orderable, foreign: "422"},
		"products.replacements":  {who: everyone, row: product, own: "-, supplier 2xx", related: "2xx, supplier -, customer -", foreign: "2xx, sellers 404, customer 404"}, // of a desactivated one too: orders wait for it
		"products.get":           {who: everyone, row: product, own: "-, supplier 2xx", related: "2xx, supplier -, customer -", foreign: byAdmins},
		"product_suppliers.list": {who: everyone, own: done},
		"products.alert":         {who: waiters, row: product, own: "-", related: "409, customer -", foreign: nobody}, // all of the cast is in stock
		"products.forget_alert":  {who: waiters, row: product, own: "-", related: "2xx, customer -", foreign: nobody},
		"products.stock":         {who: keepers, row: product, own: "2xx, admins -", related: "2xx, supplier -", foreign: byAdmins},
		"products.movements":     {who: keepers, row: product, own: "2xx, admins -", related: "2xx, supplier -", foreign: byAdmins},
		"stock.list":             {who: keepers, own: done},
		"stock.summary":          {who: keepers, own: done},
		"stock.export":           {who: keepers, own: done},
		"stock.correct":          {who: keepers, row: product, body: `{"rows":[{"product":"{row}","onHand":600,"expected":600,"reason":"x"}]}`, own: "2xx, admins -", related: "2xx, supplier -", foreign: "refused, admins 2xx"},
		"carriers.list":          {who: everyone, own: done},
		"carriers.get":           {who: everyone, row: person, own: nobody, related: nobody, foreign: nobody}, // none has such a code
		"carriers.post":          {who: admins, row: person, body: `{"code":"c{row}","labelFr":"Coursier","delayFr":"Demain","delivery":"home"}`, own: done, related: done, foreign: done},
		"carriers.patch":         {who: admins, row: person, body: `{"active":false,"version":1}`, own: nobody, related: nobody, foreign: nobody},
		"shipping_fees.list":     {who: keepers, own: done},
		"shipping_fees.get":      {who: keepers, row: carriageGrid, own: done, related: byAdmins, foreign: byAdmins},
		"shipping_fees.post":     {who: keepers, row: person, body: `{"warehouse":"supplier","supplier":"{row}","basis":"units","steps":[],"beyondTaxExcl":1,"startsOn":"2026-11-01"}`, own: "2xx, admins 422", related: "403, admins 422", foreign: "403, admins 422"}, // none of them is a supplier
		"shipping_fees.patch":    {who: keepers, row: carriageGrid, body: `{"active":false,"version":1}`, own: done, related: byAdmins, foreign: byAdmins},
		"shipping_fees.preview":  {who: keepers, body: `{"warehouse":"supplier","department":"75","units":12}`, own: done},

		// Price lists: a supplier's own, an agent's of its customers, of buyers what is published for them
		"price_lists.list":       {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"price_lists.get":        {who: everyone, row: priceList, own: done, related: byAdmins, foreign: byAdmins},
		"price_lists.lines":      {who: everyone, row: priceList, own: done, related: byAdmins, foreign: byAdmins},
		"price_lists.export":     {who: everyone, row: priceList, own: done, related: byAdmins, foreign: byAdmins},
		"price_lists.overlaps":   {who: listWriters, row: priceList, own: done, related: byAdmins, foreign: byAdmins},
		"price_lists.references": {who: listWriters, row: product, query: "supplier=4&group=cse&product={row}", own: "2xx, commercial_agent 422", related: "2xx, commercial_agent 422", foreign: "2xx, commercial_agent 422"},                                                                     // as written below
		"price_lists.post":       {who: listWriters, row: product, body: `{"supplier":4,"name":"x","startsOn":"2097-01-04","groups":["cse"],"lines":[{"product":"{row}","priceTaxExcl":1}]}`, own: "2xx, commercial_agent 422", related: "2xx, commercial_agent 422", foreign: "422, admins 2xx"}, // of goods of Alpha; agents name customers
		"price_lists.patch":      {who: listWriters, row: priceList, body: `{"version":1,"name":"x"}`, own: done, related: byAdmins, foreign: byAdmins},
		"price_lists.delete":     {who: listWriters, row: priceList, own: "2xx, commercial_agent 403", related: byAdmins, foreign: byAdmins},
		"price_lists.publish":    {who: listWriters, row: priceList, body: `{"version":1}`, own: "422", related: "404, admins 422", foreign: "404, admins 422"},                                             // it prices nothing
		"price_lists.revise":     {who: listWriters, row: priceList, body: `{"startsOn":"2097-01-04","endsOn":null}`, own: "409", related: "404, admins 409", foreign: "404, admins 409"},                   // it is a draft
		"price_lists.end":        {who: listWriters, row: priceList, body: `{"version":1,"endsOn":"2097-01-04"}`, own: "409, commercial_agent 403", related: "404, admins 409", foreign: "404, admins 409"}, // likewise

		// Promo codes: words that admins make and buyers type (decision 44). A customer reads those shown to it, a supplier those it
		// bears (decision 59).
		"usable_promo_codes.list": {who: "restaurant, wine_merchant, hypermarket, cse, negociant, customer", own: done},
		"usable_promo_codes.get":  {who: "restaurant, wine_merchant, hypermarket, cse, negociant, customer", row: shownCode, own: "2xx, customer 404", related: "2xx, customer 404", foreign: "2xx, customer 404"}, // no store sells to individuals
		"borne_promo_codes.list":  {who: "supplier", own: done},
		"borne_promo_codes.get":   {who: "supplier", row: borneCode, own: done, related: nobody, foreign: nobody},
		"borne_promo_codes.uses":  {who: "supplier", row: borneCode, own: done, related: nobody, foreign: nobody},
		"promo_codes.list":        {who: admins, row: person, query: "supplier={row}", own: done, related: done, foreign: done},
		"promo_codes.get":         {who: admins, row: promoCode, own: done, related: done, foreign: done},
		"promo_codes.uses":        {who: admins, row: promoCode, own: done, related: done, foreign: done},
		"promo_codes.post":        {who: admins, row: person, body: `{"code":"CODE-{row}","label":"x","rate":10,"startsOn":"2026-11-01","suppliers":[4]}`, own: done, related: done, foreign: done},
		"promo_codes.patch":       {who: admins, row: promoCode, body: `{"stopped":true,"version":1}`, own: done, related: done, foreign: done},
		"promo_codes.delete":      {who: admins, row: promoCode, query: "version=1", own: done, related: done, foreign: done},

		// Agreement frames: administrators make them; members read theirs in their own record
		"agreement_frames.renew":           {who: admins, row: agreementFrame, own: "409", related: "409", foreign: "409"}, // it is open-ended
		"agreement_frame_progress.list":    {who: "restaurant, wine_merchant, hypermarket, cse, supplier", own: done},
		"agreement_frame_progress.get":     {who: "restaurant, wine_merchant, hypermarket, cse, supplier", row: agreementFrame, own: nobody, related: nobody, foreign: nobody}, // it has no members
		"agreement_frames.list":            {who: admins, row: person, query: "member={row}", own: done, related: done, foreign: done},
		"agreement_frames.get":             {who: admins, row: agreementFrame, own: done, related: done, foreign: done},
		"agreement_frames.post":            {who: admins, row: person, body: `{"name":"CHR {row}","startsOn":"2026-11-01","basis":"value","suppliers":[4]}`, own: done, related: done, foreign: done},
		"agreement_frames.patch":           {who: admins, row: agreementFrame, body: `{"name":"CHR 2027","version":1}`, own: done, related: done, foreign: done},
		"agreement_frame_documents.post":   {who: admins, row: agreementFrame, body: `{"name":"x.pdf","file":"data:application/pdf;base64,JVBERi0xLjcKJSVFT0YK"}`, own: done, related: done, foreign: done},
		"agreement_frame_documents.get":    {who: "restaurant, wine_merchant, hypermarket, cse, supplier, admins", row: agreementFrame, own: nobody, related: nobody, foreign: nobody}, // the frame has none
		"agreement_frame_documents.delete": {who: admins, row: agreementFrame, own: nobody, related: nobody, foreign: nobody},
		"agreement_frames.end":             {who: admins, row: agreementFrame, body: `{"version":1}`, own: done, related: done, foreign: done},

		"stock_movements.get": {who: keepers, row: stockMovement, own: "404, admins -", related: "2xx, supplier -", foreign: byAdmins}, // of another supplier

		// Receipts: a supplier's own, everybody's for admins; others have none. Who keeps the warehouse counts.
		"receipts.list":            {who: everyone, own: done},
		"receipts.summary":         {who: everyone, own: done},
		"receipts.get":             {who: everyone, row: receipt, own: "404, supplier 2xx, admins -", related: byAdmins, foreign: byAdmins},
		"receipts.post":            {who: keepers, row: product, body: `{"warehouse":"supplier","expectedOn":"` + nextMonth() + `","lines":[{"product":"{row}","expected":6}]}`, own: "2xx, admins -", related: "422, supplier -", foreign: "422"}, // admins name whose goods they are
		"receipts.patch":           {who: keepers, row: receipt, body: `{"version":1,"comment":"x"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"receipts.transition":      {who: keepers, row: receipt, body: `{"transition":"canceled","comment":"x"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"receipts.count":           {who: keepers, row: receipt, body: `{"lines":[{"product":101,"received":1}]}`, own: "409, admins -", related: "404, admins 403", foreign: "404, admins 403"},                                      // it has not arrived
		"receipts.correct_count":   {who: keepers, row: receipt, body: `{"version":1,"reason":"x","lines":[{"product":101,"received":1,"damaged":0}]}`, own: "409, admins -", related: "404, admins 403", foreign: "404, admins 403"}, // nothing was counted
		"receipts.qr":              {who: keepers, row: receipt, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"receipt_documents.post":   {who: keepers, row: receipt, body: `{"kind":"other","name":"x.pdf","file":"data:application/pdf;base64,JVBERi0xLjcKJSVFT0YK"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"receipt_documents.get":    {who: everyone, row: receipt, own: "404, admins -", related: nobody, foreign: nobody}, // the receipt has none
		"receipt_documents.delete": {who: keepers, row: receipt, own: "404, admins -", related: nobody, foreign: nobody},
		"receipt_tables.read":      {who: keepers, row: person, query: "supplier={row}", body: "Référence;Quantité\nA1;6", own: "2xx, admins 422", related: "422", foreign: "422"},
		"receipt_tables.columns":   {who: keepers, row: person, body: `{"supplier":"/api/users/{row}","columns":[{"header":"Réf","field":"code"}]}`, own: "2xx, admins 422", related: "422", foreign: "422"},
		"receipts.photo":           {who: everyone, row: receipt, own: "404, admins -", related: nobody, foreign: nobody}, // the receipt has none

		// Product sheets: a supplier's own, an agent's those of its suppliers and only what sells
		"products.sheet":           {who: "sellers, admins", row: product, own: "-, supplier 2xx", related: "2xx, supplier -", foreign: byAdmins},
		"products.post":            {who: "supplier, admins", body: `{}`, own: "422"},
		"products.patch":           {who: "sellers, admins", row: product, body: `{"version":1,"description":"x"}`, own: "-, supplier 2xx", related: "2xx, supplier -", foreign: byAdmins},
		"products.duplicate":       {who: "supplier, admins", row: product, own: "-, supplier 2xx", related: "2xx, supplier -", foreign: byAdmins},
		"products.bulk":            {who: "sellers, admins", row: product, body: `{"products":["{row}"],"change":{"stockAlertThreshold":0}}`, own: "-, supplier 2xx", related: "2xx, supplier -, commercial_agent refused", foreign: "refused, admins 2xx"},
		"products.export":          {who: "sellers, admins", row: person, query: "customer={row}", own: done, related: orderable, foreign: "422"},
		"products.history":         {who: "sellers, admins", row: product, own: "-, supplier 2xx", related: "2xx, supplier -", foreign: byAdmins},
		"products.add_image":       {who: "sellers, admins", row: product, body: `{"image":"x"}`, own: "-, supplier 422", related: "422, supplier -", foreign: "404, admins 422"},
		"product_lots.list":        {who: "sellers, admins", row: product, own: "-, supplier 2xx", related: "2xx, supplier -", foreign: byAdmins},
		"product_lots.post":        {who: keepers, row: product, body: `{}`, own: "-, supplier 422", related: "422, supplier -", foreign: "404, admins 422"},
		"product_lots.patch":       {who: keepers, row: product, body: `{}`, own: nobody, related: nobody, foreign: nobody}, // there is none
		"product_lots.delete":      {who: keepers, row: product, own: nobody, related: nobody, foreign: nobody},
		"product_lots.get":         {who: "sellers, admins", row: product, own: nobody, related: nobody, foreign: nobody},
		"product_lots.qr":          {who: "sellers, admins", row: product, own: nobody, related: nobody, foreign: nobody},
		"products.technical_sheet": {who: everyone, row: product, own: nobody, related: nobody, foreign: nobody}, // none has one

		// Imports: a supplier's own, administrators for whom they name
		"product_imports.list":     {who: "supplier, admins", own: done},
		"product_imports.post":     {who: "supplier, admins", body: "Référence\nA1", own: done},
		"product_imports.template": {who: "supplier, admins", own: done},
		"product_imports.get":      {who: "supplier, admins", row: imported, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"product_imports.columns":  {who: "supplier, admins", row: imported, body: `{"columns":[{"index":0,"field":"reference"}],"supplier":6}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"product_imports.rows":     {who: "supplier, admins", row: imported, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"product_imports.errors":   {who: "supplier, admins", row: imported, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"product_imports.repair":   {who: "supplier, admins", row: imported, body: `{"rows":[{"number":2,"values":{"name":"x"}}]}`, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},
		"product_imports.start":    {who: "supplier, admins", row: imported, body: `{"mode":"valid"}`, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},
		"product_imports.cancel":   {who: "supplier, admins", row: imported, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"product_imports.resume":   {who: "supplier, admins", row: imported, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},
		"product_imports.undo":     {who: "supplier, admins", row: imported, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},
		"product_images.get":       {who: "public", row: picture, own: nobody, related: nobody, foreign: nobody}, // who has the address has the right

		"files.get": {who: "public", row: picture, own: nobody, related: nobody, foreign: nobody}, // likewise, when a record shows it

		// Cart and orders
		"cart.get":            {who: everyone, own: done},
		"cart.item":           {who: everyone, row: picture, own: nobody, related: nobody, foreign: nobody}, // only the one that is saved now
		"cart.post":           {who: everyone, row: person, body: newCart, own: "2xx, sellers 422, admins 422", related: orderable, foreign: "422"},
		"orders.list":         {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"orders.export":       {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"quotations.export":   {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"orders.get":          {who: everyone, row: order, own: done, related: byAdmins, foreign: byAdmins},
		"quotations.list":     {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"quotations.get":      {who: everyone, row: quotation, own: done, related: byAdmins, foreign: byAdmins},
		"quotations.proof":    {who: everyone, row: quotation, own: nobody, related: nobody, foreign: nobody}, // none was accepted by a seller
		"quotations.revise":   {who: professionals, row: quotation, body: `{"revision":9}`, own: "409", related: "404, admins 409", foreign: "404, admins 409"},
		"quotations.simulate": {who: professionals, row: quotation, body: `{"revision":9}`, own: "409", related: "404, admins 409", foreign: "404, admins 409"},
		"orders.summary":      {who: everyone, own: done},
		"orders.patch":        {who: everyone, row: order, body: `{"customerReference":"BC-1"}`, own: "2xx, supplier 403", related: byAdmins, foreign: byAdmins},
		"orders.message":      {who: everyone, row: order, body: `{"text":"Bonjour"}`, own: done, related: byAdmins, foreign: byAdmins},
		// Who sees an order may ask; the state table decides (modules/orders tests every row of it).
		"orders.transition":       {who: everyone, row: order, body: `{"transition":"canceled","comment":"x"}`, own: "2xx, commercial_agent 403", related: byAdmins, foreign: byAdmins},
		"orders.withdraw":         {who: "customer", row: order, body: `{}`, own: "403", related: nobody, foreign: nobody}, // the order is no individual's
		"orders.transitions":      {who: everyone, row: order, body: `{"orders":["{row}"],"transition":"canceled","comment":"x"}`, own: "2xx, commercial_agent refused", related: "refused, admins 2xx", foreign: "refused, admins 2xx"},
		"orders.ship":             {who: "supplier, admins", row: order, body: `{"lines":[{"item":1,"quantity":1}],"carrier":"x"}`, own: "422, admins -", related: "404, admins 422", foreign: "404, admins 422"}, // not in preparation
		"orders.dispatch":         {who: "supplier, admins", row: order, query: "order={row}", own: "2xx, admins -", related: done, foreign: done},                                                                // others' are left out
		"orders.depart":           {who: "supplier, admins", row: order, body: `{"orders":[{"order":"{row}","parcels":[{"lines":[{"item":1,"quantity":1}],"carrier":"x"}]}]}`, own: "refused, admins -", related: refused, foreign: refused},
		"orders.barcode":          {who: "supplier, admins", query: "text=EXP-2026-000001", own: done},
		"orders.lots":             {who: keepers, row: order, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"orders.deliver":          {who: everyone, row: order, own: "422, commercial_agent 403", related: "404, admins 422", foreign: "404, admins 422"}, // nothing travels
		"orders.remainder":        {who: "supplier, admins", row: order, body: `{"comment":"x"}`, own: "422, admins -", related: "404, admins 422", foreign: "404, admins 422"},
		"orders.give_up":          {who: everyone, row: order, body: `{"lines":[{"item":1,"quantity":1}],"comment":"x"}`, own: "422, commercial_agent 403", related: "404, admins 422", foreign: "404, admins 422"}, // it waits for nothing
		"orders.substitute":       {who: everyone, row: order, body: anotherWine, own: "422, supplier 403, commercial_agent 403, admins 403", related: "404, admins 403", foreign: "404, admins 403"},               // its buyer alone; that wine is not there
		"orders.substitute_quote": {who: everyone, row: order, body: anotherWine, own: "422, supplier 403, commercial_agent 403, admins 403", related: "404, admins 403", foreign: "404, admins 403"},
		"orders.photo":            {who: everyone, row: order, own: nobody, related: nobody, foreign: nobody}, // the order has none

		// Invoices: the parties of the order and whom it concerns read them; its supplier and administrators issue (decision 52)
		"invoices.list":             {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"invoices.export":           {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"invoices.summary":          {who: everyone, own: done},
		"invoices.get":              {who: everyone, row: invoice, own: done, related: byAdmins, foreign: byAdmins},
		"invoices.waiting":          {who: keepers, row: supplierRecord, query: "supplier={row}", own: "2xx, admins -", related: "404, admins 2xx", foreign: nobody},
		"invoices.bulk":             {who: keepers, row: supplierRecord, body: `{"supplier":"/api/users/{row}","rows":[{"customer":"/api/users/1"}]}`, own: "refused, admins -", related: "404, admins refused", foreign: nobody}, // nothing waits
		"invoices.post":             {who: keepers, row: order, body: `{"order":"/api/orders/{row}"}`, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},                                              // not delivered
		"invoices.credit":           {who: keepers, row: invoice, body: `{"number":"A-{row}","issuedOn":"2026-11-01","totalPriceTaxIncl":0.01,"cause":"other"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"invoices.credit_missed":    {who: keepers, row: invoice, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},                                                       // nothing came back
		"invoices.complete":         {who: keepers, row: invoice, body: `{"number":"F-{row}","issuedOn":"2026-11-01"}`, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"}, // it has its number
		"payments.list":             {who: traders, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"payments.get":              {who: traders, row: payment, own: done, related: byAdmins, foreign: byAdmins},
		"payments.proposals":        {who: keepers, own: done},
		"payments.order_request":    {who: traders, row: order, own: done, related: byAdmins, foreign: byAdmins},
		"payments.invoice_request":  {who: traders, row: invoice, own: done, related: byAdmins, foreign: byAdmins},
		"payments.post":             {who: keepers, row: order, body: newPayment, own: "422, admins -", related: "422", foreign: "422"},
		"payments.bulk":             {who: keepers, row: order, body: `{"rows":[` + newPayment + `]}`, own: "refused, admins -", related: refused, foreign: refused},
		"payments.allocate":         {who: keepers, row: payment, body: `{"version":1,"allocations":[]}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"payments.reverse":          {who: keepers, row: payment, body: `{"version":1,"reason":"x"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"accounts.list":             {who: traders, own: done},
		"accounts.get":              {who: traders, row: account, own: done, related: byAdmins, foreign: byAdmins},
		"invoicing_mandates.get":    {who: keepers, row: supplierRecord, own: "2xx, admins -", related: "404, admins 2xx", foreign: nobody},
		"invoicing_mandates.post":   {who: "supplier", body: `{"textHash":"x"}`, own: "409", acting: inPerson},
		"invoicing_mandates.patch":  {who: "supplier", row: supplierRecord, body: `{"issuedElsewhere":true}`, own: done, related: nobody, foreign: nobody, acting: inPerson},
		"invoicing_mandates.delete": {who: "supplier", row: supplierRecord, own: done, related: nobody, foreign: nobody, acting: inPerson},

		// Samples
		"sample_requests.list":        {who: everyone, row: person, query: "customer={row}", own: done, related: done, foreign: done},
		"sample_requests.summary":     {who: everyone, own: done},
		"sample_requests.get":         {who: everyone, row: sample, own: done, related: byAdmins, foreign: byAdmins},
		"sample_requests.allowance":   {who: tasters, row: product, query: "product={row}", own: done, related: done, foreign: "422"},
		"sample_requests.post":        {who: tasters, row: address, body: `{"product":101,"shippingAddress":"/api/addresses/{row}"}`, own: done, related: "422", foreign: "422"},
		"sample_requests.transition":  {who: professionals, row: sample, body: `{"transition":"valid"}`, own: "403, sellers 2xx, admins 2xx", related: byAdmins, foreign: byAdmins},
		"sample_requests.transitions": {who: professionals, row: sample, body: `{"requests":["{row}"],"transition":"valid"}`, own: "refused, sellers 2xx, admins 2xx", related: "refused, admins 2xx", foreign: "refused, admins 2xx"},
		"sample_requests.delete":      {who: professionals, row: sample, own: "2xx, sellers 403, admins 403", related: "404, admins 403", foreign: "404, admins 403"},
		"sample_requests.feedback":    {who: professionals, row: sample, body: `{"rating":4}`, own: "409, sellers 403, admins 403", related: "404, admins 403", foreign: "404, admins 403"},
		"sample_quotas.get":           {who: "supplier, admins", row: supplierRecord, own: "2xx, admins -", related: "404, admins 2xx", foreign: nobody},
		"sample_quotas.patch":         {who: "supplier, admins", row: supplierRecord, body: `{"units":2}`, own: "2xx, admins -", related: "404, admins 2xx", foreign: nobody},

		// Stock returns: a supplier's own, everybody's for admins, who hand over at Dartess only
		"stock_recoveries.list":       {who: everyone, own: done},
		"stock_recoveries.get":        {who: everyone, row: stockReturn, own: "-, supplier 2xx", related: byAdmins, foreign: byAdmins},
		"stock_recoveries.post":       {who: keepers, row: product, body: newReturn, own: "2xx, admins -", related: "2xx, supplier -", foreign: "422, admins 2xx"},
		"stock_recoveries.transition": {who: keepers, row: stockReturn, body: `{"transition":"ordered"}`, own: "2xx, admins -", related: "404, admins 403", foreign: "404, admins 403"},
		"stock_recoveries.delete":     {who: keepers, row: stockReturn, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},

		// Lots: a supplier's own, everybody's for admins; who received one is read and told by nobody else
		"stock_lots.list":        {who: keepers, row: person, query: "supplier={row}", own: done, related: done, foreign: done},
		"stock_lots.get":         {who: keepers, row: stockLot, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"stock_lots.trace":       {who: keepers, row: stockLot, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"stock_lots.recall":      {who: keepers, row: stockLot, body: `{"reason":"x","advice":"x"}`, own: "2xx, admins -", related: byAdmins, foreign: byAdmins},
		"stock_lots.lift_recall": {who: "supplier", row: stockLot, body: `{"reason":"x"}`, own: "409", related: nobody, foreign: nobody}, // it is not recalled

		// Counting sessions: the same; an administrator counts at Dartess only
		"stock_counts.list":       {who: everyone, own: done},
		"stock_counts.get":        {who: everyone, row: stockCount, own: "-, supplier 2xx", related: byAdmins, foreign: byAdmins},
		"stock_counts.lines":      {who: everyone, row: stockCount, own: "-, supplier 2xx", related: byAdmins, foreign: byAdmins},
		"stock_counts.entries":    {who: everyone, row: stockCount, own: "-, supplier 2xx", related: byAdmins, foreign: byAdmins},
		"stock_counts.post":       {who: keepers, row: product, body: `{"warehouse":"supplier","products":["{row}"]}`, own: "-, supplier 2xx", related: "403, supplier -", foreign: "422, admins 403"},
		"stock_counts.count":      {who: keepers, row: stockCount, body: `{"lines":[{"product":103,"units":6}]}`, own: "422, admins -", related: "404, admins 403", foreign: "404, admins 403"}, // not its product
		"stock_counts.transition": {who: keepers, row: stockCount, body: `{"transition":"canceled"}`, own: "2xx, admins -", related: "404, admins 403", foreign: "404, admins 403"},

		// Notifications: one's own, whoever asks
		"waiting.get":                    {who: everyone, own: done},
		"notifications.list":             {who: everyone, own: done},
		"notifications.count":            {who: everyone, own: done},
		"notifications.read":             {who: everyone, body: `{"all":true}`, own: done},
		"notifications.stream":           {who: everyone, own: done, stream: true},
		"notification_preferences.get":   {who: everyone, own: done},
		"notification_preferences.patch": {who: everyone, body: `{"choices":[{"kind":"account_changed","mail":true}]}`, own: done},

		// Documents: of the two sides, and of agents where they say nothing of what is owed
		"documents.list":    {who: everyone, own: done},
		"documents.archive": {who: everyone, query: "issuedOn[gte]=2999-01-01", own: "409"}, // there is nothing to take away
		"documents.get":     {who: everyone, row: document, own: done, related: byAdmins, foreign: byAdmins},
		"documents.file":    {who: everyone, row: document, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"}, // it failed
		"documents.xml":     {who: everyone, row: document, own: "409, admins -", related: "404, admins 409", foreign: "404, admins 409"},
		"documents.link":    {who: "public", row: passwordLink, own: nobody, related: nobody, foreign: nobody}, // who has the link has the right
		"documents.retry":   {who: everyone, row: document, own: done, related: byAdmins, foreign: byAdmins},
		"documents.delete":  {who: everyone, row: document, own: "403, admins -", related: "404, admins 403", foreign: "404, admins 403"}, // the house made it
		"documents.post":    {who: everyone, row: person, body: `{"recipient":"/api/users/{row}","name":"x.pdf","file":"` + onePDF + `"}`, own: "422", related: "2xx, customer 422", foreign: "422"},
		"cart.pdf":          {who: everyone, row: picture, own: nobody, related: nobody, foreign: nobody}, // only the one that is saved now
		"cart.save_pdf":     {who: everyone, row: picture, own: nobody, related: nobody, foreign: nobody},

		// Shops: a supplier keeps its own, individuals and works councils read those that are open
		"stores.list":   {who: shoppers, own: done},
		"stores.get":    {who: shoppers, row: store, own: done, related: "2xx, supplier 404", foreign: "2xx, supplier 404"}, // it is open
		"stores.post":   {who: "supplier", body: `{"name":"x"}`, own: done},
		"stores.patch":  {who: keepers, row: store, body: `{"name":"y","version":1}`, own: done, related: byAdmins, foreign: byAdmins},
		"stores.banner": {who: keepers, row: store, body: `{"image":"","version":1}`, own: done, related: byAdmins, foreign: byAdmins},
		"stores.open":   {who: keepers, row: store, body: `{"version":1}`, own: "409", related: "404, admins 409", foreign: "404, admins 409"}, // it is open
		"stores.close":  {who: keepers, row: store, body: `{"version":1,"comment":"x"}`, own: done, related: byAdmins, foreign: byAdmins},

		// new module: decisions
	}, tasteAndBuyDecisions())
}

var longReason = `{"reason":"` + strings.Repeat("x", 501) + `"}`

const (
	newPayment  = `{"customer":"/api/users/3","kind":"transfer","receivedOn":"2026-11-01","amount":1,"allocations":[{"order":"/api/orders/{row}","amount":1}]}`
	newAddress  = `{"user":"/api/users/{row}","typeAddress":"billing","label":"x","street":"2 rue du Test","postcode":"75011","city":"Paris","country":"FR"}`
	newPerson   = `{"email":"new@cast.test","userGroup":"api/user_groups/restaurant","firstName":"Anne","lastName":"Bel","company":"Chez Anne"`
	newReturn   = `{"warehouse":"supplier","supplier":"/api/users/4","reason":"unsold","lines":[{"product":"/api/products/{row}","quantity":6}]}`
	anotherWine = `{"items":[{"item":1,"quantity":1,"product":"/api/products/999999","vintage":null}],"cgAccepted":true}`
	newCart     = `{"origin":"millesime","items":[],"customer":"/api/users/{row}"}`
)
