package main

import (
	"testing"
	"testing/fstest"

	"millesime/platform/api"
)

func TestTheInterfaceCarriesWhatItNames(t *testing.T) {
	t.Parallel()
	routes := []api.Info{{ID: "orders.list"}, {ID: "orders.post"}, {ID: "orders.get"}, {ID: "orders.ship"}}
	got, err := asked(routes, fstest.MapFS{
		"features/orders/List.tsx": {Data: []byte("mayCall('orders.list', user)")},
		"shared/menu.ts":           {Data: []byte("{ reads: 'orders.ship' }")},
		"api/permissions.gen.json": {Data: []byte("'orders.post'")},
		"api/schema.gen.d.ts":      {Data: []byte("'orders.post'")},
		"shared/about.md":          {Data: []byte("'orders.get'")},
	})
	if err != nil || len(got) != 2 || got[0].ID != "orders.list" || got[1].ID != "orders.ship" {
		t.Errorf("%v, %v", got, err)
	}
}
