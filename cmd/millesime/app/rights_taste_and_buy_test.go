package app_test

import "maps"

const newGuestRequest = `{"waiter":null,"consent":true,"items":[{"product":101,"quantity":6}],"guest":{"firstName":"A","lastName":"M","email":"a@m.test","birthday":"1979-04-17"},"address":{"street":"3 rue du Lac","postcode":"75011","city":"Paris"}}`

// with adds the decisions of a module that has many.
func with(all, further map[string]decision) map[string]decision {
	maps.Copy(all, further)
	return all
}

// tasteAndBuyDecisions are those of what restaurants sell of their wine lists.
func tasteAndBuyDecisions() map[string]decision {
	return map[string]decision{
		// Waiters and wine lists: a restaurant's own
		"waiters.list":          {who: "restaurant", own: "2xx"},
		"waiters.get":           {who: "restaurant", row: waiter, own: "2xx", related: "404", foreign: "404"},
		"waiters.post":          {who: "restaurant", body: `{"firstName":"Léa","lastName":"Roy","email":"lea@cast.test"}`, own: "2xx"},
		"waiters.patch":         {who: "restaurant", row: waiter, body: `{"version":1,"lastName":"x"}`, own: "2xx", related: "404", foreign: "404"},
		"waiters.pin":           {who: "restaurant", row: waiter, body: `{"version":1,"pin":"2749"}`, own: "2xx", related: "404", foreign: "404"},
		"waiters.delete":        {who: "restaurant", row: waiter, own: "2xx", related: "404", foreign: "404"},
		"wine_lists.list":       {who: "restaurant", own: "2xx"},
		"wine_lists.get":        {who: "restaurant", row: wineList, own: "2xx", related: "404", foreign: "404"},
		"wine_lists.candidates": {who: "restaurant", row: wineList, own: "2xx", related: "404", foreign: "404"},
		"wine_lists.post":       {who: "restaurant", body: `{"name":"x"}`, own: "2xx"},
		"wine_lists.patch":      {who: "restaurant", row: wineList, body: `{"version":1,"name":"x"}`, own: "2xx", related: "404", foreign: "404"},
		"wine_lists.entry":      {who: "restaurant", row: wineListEntry, body: `{"favourite":true}`, own: "2xx", related: "404", foreign: "404"},

		// Requests of guests: of the restaurant in whose room they were made
		"taste_and_buy.list":       {who: "restaurant", own: "2xx"},
		"taste_and_buy.summary":    {who: "restaurant", own: "2xx"},
		"taste_and_buy.get":        {who: "restaurant", row: guestRequest, own: "2xx", related: "404", foreign: "404"},
		"taste_and_buy.simulate":   {who: "restaurant", row: wineList, body: `{"items":[{"product":101,"quantity":6}],"postcode":"75011"}`, own: "422", related: "409", foreign: "409"}, // no open shop sells it
		"taste_and_buy.post":       {who: "restaurant", row: wineList, body: newGuestRequest, own: "422", related: "409", foreign: "409", acting: inPerson},
		"taste_and_buy.patch":      {who: "restaurant", row: guestRequest, body: `{"version":1,"email":"b@m.test"}`, own: "2xx", related: "404", foreign: "404"},
		"taste_and_buy.transition": {who: "restaurant", row: guestRequest, body: `{"version":1,"transition":"canceled"}`, own: "2xx", related: "404", foreign: "404"},
		"taste_and_buy.link":       {who: "restaurant", row: guestRequest, body: `{"version":1}`, own: "409", related: "404", foreign: "404"}, // it has not left
	}
}
