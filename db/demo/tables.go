package demo

import (
	"embed"
	"strconv"
	"strings"

	"millesime/platform/tsv"
)

//go:embed data/*.tsv
var data embed.FS

// What the demo is made of; the files say what their columns mean.
//
//nolint:gochecknoglobals // constant tables
var (
	// growths are everything the demo sells.
	growths = tsv.Read(data, "data/growths.tsv", func(r tsv.Row) growth {
		return growth{
			region: r.Text("region"), appellation: r.Text("appellation"), classification: r.Text("classification"),
			kind: r.Text("kind"), colour: r.Text("colour"), low: r.Int("low"), high: r.Int("high"), abvTenths: r.Int("abv"),
			grapes: grapes(r.List("grapes")),
		}
	})

	// profiles of the suppliers; the first is fournisseur@.
	profiles = tsv.Read(data, "data/suppliers.tsv", func(r tsv.Row) profile {
		return profile{company: r.Text("company"), estates: r.Int("estates"), regions: r.List("regions"), kinds: r.List("kinds")}
	})

	// towns are by the region whose suppliers are there, "" for buyers and agents.
	towns = tsv.Lists(data, "data/places.tsv", func(r tsv.Row) ([]string, place) {
		return []string{r.Text("near")}, place{postcode: r.Text("postcode"), city: r.Text("city")}
	})

	// vocabulary has words by their list and what they are for.
	vocabulary = tsv.Lists(data, "data/words.tsv", func(r tsv.Row) (under []string, word string) {
		under = []string{r.Text("list")}
		for i, of := range r.List("of") {
			under = append(under[:i], r.Text("list")+" of "+of)
		}
		return under, r.Text("word")
	})
)

// place is a town of metropolitan France with one of its postcodes.
type place struct{ postcode, city string }

func (p place) department() string { return p.postcode[:2] }

// townsNear are those of a region, or those of regions that have none of their own.
func townsNear(region string) []place {
	if near, ok := towns[region]; ok {
		return near
	}
	return towns["elsewhere"]
}

// words are those of a list for the first thing that has words of its own, else those for everything.
func words(list string, of ...string) []string {
	for _, thing := range of {
		if found, ok := vocabulary[list+" of "+thing]; ok {
			return found
		}
	}
	return vocabulary[list]
}

// grapes reads "Merlot 75, Cabernet franc 25": names with their shares in percent.
func grapes(members []string) []grape {
	var all []grape
	for _, m := range members {
		at := strings.LastIndexByte(m, ' ')
		share, err := strconv.Atoi(m[at+1:])
		if err != nil {
			panic("grape without its share: " + m)
		}
		all = append(all, grape{Name: m[:at], Share: float64(share)})
	}
	return all
}
