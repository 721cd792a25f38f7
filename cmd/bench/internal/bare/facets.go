package bare

import (
	"fmt"
	"strconv"

	"github.com/gofiber/fiber/v3"
)

// facetValue is a value and how many products have it.
type facetValue struct {
	Value string `json:"value"`
	Label string `json:"label,omitempty"`
	Count int64  `json:"count"`
}

// facets counts in SQL: one statement for each facet, without that facet's own filter, and one for total and prices.
// The facet "tag" is left out, which makes the bare server faster.
func (s *server) facets(c fiber.Ctx) error {
	most, err := strconv.ParseInt(c.Query("most"), 10, 64)
	if err != nil {
		return fiber.ErrBadRequest
	}
	from := func(join string) string {
		return fmt.Sprintf("FROM products AS p JOIN product_prices AS pp ON pp.product_id = p.id LEFT JOIN product_group_prices AS g "+
			"ON g.product_id = p.id AND g.group_code = '%s' %s WHERE p.status = 'active' AND %s "+
			"AND COALESCE(g.price_cents, pp.list_price_cents) <= %d", s.Group, join, open(s.Group), most)
	}
	region := " AND p.region = " + quote(c.Query("region"))
	lateral := "CROSS JOIN LATERAL jsonb_array_elements_text(p.certifications) AS e(value)"
	if s.db.SQLite {
		lateral = "JOIN json_each(p.certifications) AS e"
	}
	answers := map[string][]facetValue{}
	for facet, column := range map[string]string{
		"colour": "p.colour", "type": "p.type", "region": "p.region", "appellation": "p.appellation", "supplier": "p.supplier_id",
		"certifications": "e.value", "vintage": "p.vintage", "bottleSizeCl": "p.bottle_size_ml",
	} {
		join, where := "", region
		if facet == "certifications" {
			join = lateral
		}
		if facet == "region" {
			where = ""
		}
		statement := "SELECT CAST(" + column + " AS TEXT), count(*) " + from(join) + where + " GROUP BY 1 ORDER BY 2 DESC, 1"
		values := []facetValue{}
		err := each(c, s.db.Read, statement, func(scan scanner) error {
			var v facetValue
			err := scan(&v.Value, &v.Count)
			values = append(values, v)
			return err
		})
		if err != nil {
			return err
		}
		answers[facet] = values
	}
	var total int64
	var least, highest *int64
	statement := "SELECT count(*), min(COALESCE(g.price_cents, pp.list_price_cents)), max(COALESCE(g.price_cents, pp.list_price_cents)) " +
		from("") + region
	if err := each(c, s.db.Read, statement, func(scan scanner) error { return scan(&total, &least, &highest) }); err != nil {
		return err
	}
	return answer(c, map[string]any{
		"@type": "ProductFacets", "total": total, "facets": answers, "price": map[string]any{"min": least, "max": highest},
	})
}
