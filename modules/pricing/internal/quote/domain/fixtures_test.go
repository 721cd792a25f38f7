package domain_test

import (
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/money"
)

func carriers() []domain.Carrier {
	return []domain.Carrier{
		{Code: "messagerie", LabelFR: "Messagerie vin", LabelEN: "Wine courier", Delivery: "home"},
		{Code: "relais", LabelFR: "Point de retrait", LabelEN: "Pickup point", Delivery: "relay", MaxWeightGrams: new(int64(60_000))},
	}
}

// defaultGrid is the one of domain 4.6.
func defaultGrid() domain.Grid {
	return domain.Grid{
		Owner: domain.OwnerPlatform, Basis: domain.GridUnits, Beyond: new(money.Cents(60)),
		Steps: []domain.GridStep{{UpTo: 12, Price: 12_00}, {UpTo: 24, Price: 18_00}},
	}
}

func relays() []domain.RelayPoint {
	return []domain.RelayPoint{
		{Code: "R75", CarrierCode: "relais", Label: "Relais Paris Gare", Street: "Place de la Gare", Postcode: "75001", City: "Paris"},
	}
}
