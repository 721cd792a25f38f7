package bare

import (
	"bytes"
	"fmt"
	html "html/template"

	"github.com/gofiber/fiber/v3"

	"millesime/platform/fault"
	"millesime/platform/money"
)

// shopSize is how many products the page of a shop shows.
const shopSize = 60

// shopGood is what the page shows of a product.
type shopGood struct {
	ID                              int64
	Name, Region, Appellation, Kind string
	Vintage, Size, Tenths           int
	Price, PerLitre, Lot            string
	Orderable                       bool
}

var shopPage = html.Must(html.New("boutique").Parse(shopHTML)) //nolint:gochecknoglobals // a constant page

const shopHTML = `<!doctype html><html lang="fr"><head><title>{{.Name}}</title></head><body><h1>{{.Name}}</h1><ul>
{{- range .Goods}}
<li><h3>{{.Name}} {{.Vintage}}</h3><p>{{.Appellation}} · {{.Region}}</p><p>{{.Kind}} · {{.Size}} · {{.Tenths}}</p>
{{- if .Lot}}<p><a href="/e-label/{{.ID}}/{{.Lot}}">{{.Lot}}</a></p>{{end}}
<p><strong>{{.Price}}</strong> TTC <small>{{.PerLitre}}</small></p>
{{- if .Orderable}}<a href="/login?redirect=/products/{{.ID}}" aria-label="Commander {{.Name}}">Commander</a>{{end}}</li>
{{- end}}</ul></body></html>`

// boutique answers the page of a shop: its statements, and a page of the same facts.
func (s *server) boutique(c fiber.Ctx) error {
	var name string
	err := each(c, s.db.Read, `SELECT s.name FROM stores AS s JOIN store_slugs AS n ON n.store_id = s.id WHERE (n.slug = `+quote(s.Shop)+`)`,
		func(scan scanner) error { return scan(&name) })
	if err != nil {
		return err
	}
	if err := consume(c, s.db.Read, users(s.Supplier), addresses(s.Supplier), conditions([]int64{s.Supplier})); err != nil {
		return err
	}
	goods, ids, err := s.shopGoods(c)
	if err != nil {
		return err
	}
	place := map[int64]int{}
	for i, id := range ids {
		place[id] = i
	}
	err = each(c, s.db.Read, prices(ids, ""), func(scan scanner) error {
		var id int64
		var store *money.Cents
		var rest [4]any
		err := scan(&id, &rest[0], &rest[1], &store, &rest[2], &rest[3])
		good := &goods[place[id]]
		if store != nil {
			good.Price, good.PerLitre = fault.Euros(*store).FR, fault.Euros(store.Scaled(1000, int64(good.Size))).FR // of 1,000 ml
		}
		return err
	})
	if err != nil {
		return err
	}
	err = each(c, s.db.Read, levels(ids), func(scan scanner) error {
		var id int64
		var l level
		err := scan(&id, &l.warehouse, &l.onHand, &l.reserved, &l.incoming, &l.promised, new(int64), new(string), &l.free)
		goods[place[id]].Orderable = l.available() > 0
		return err
	})
	if err != nil {
		return err
	}
	lots := "SELECT product_id, MAX(lot) FROM product_lots WHERE product_id IN (" + list(ids) + ") GROUP BY product_id"
	err = each(c, s.db.Read, lots, func(scan scanner) error {
		var id int64
		var lot string
		err := scan(&id, &lot)
		goods[place[id]].Lot = lot
		return err
	})
	if err != nil {
		return err
	}
	var page bytes.Buffer
	if err := shopPage.Execute(&page, map[string]any{"Name": name, "Goods": goods}); err != nil {
		return fmt.Errorf("page: %w", err)
	}
	c.Set(fiber.HeaderContentType, "text/html; charset=utf-8")
	return c.Send(page.Bytes())
}

// shopGoods reads the first products of the shop in one statement, with those that have a price alone.
func (s *server) shopGoods(c fiber.Ctx) (goods []shopGood, ids []int64, err error) {
	statement := fmt.Sprintf("SELECT "+listColumns+` FROM products AS p JOIN product_prices AS c ON c.product_id = p.id
 WHERE p.supplier_id = %d AND p.in_store AND p.status = 'active' AND c.store_price_cents IS NOT NULL
 ORDER BY p.shop_position = 0, p.shop_position, p.id LIMIT %d`, s.Supplier, shopSize)
	err = each(c, s.db.Read, statement, func(scan scanner) error {
		var g shopGood
		var rest [15]any
		err := scan(&g.ID, &rest[0], &rest[1], &rest[2], &g.Name, &g.Kind, &rest[3], &rest[4], &g.Region, &g.Appellation, &g.Vintage, &g.Size,
			&rest[5], &g.Tenths, &rest[6], &rest[7], &rest[8], &rest[9], &rest[10], &rest[11], &rest[12], &rest[13], &rest[14])
		goods, ids = append(goods, g), append(ids, g.ID)
		return err
	})
	return goods, ids, err
}
