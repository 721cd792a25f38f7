package bare

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/gofiber/fiber/v3"

	"millesime/platform/money"
)

type order struct {
	IRI          string      `json:"@id"`
	Type         string      `json:"@type"`
	ID           int64       `json:"id"`
	Number       string      `json:"number"`
	Status       string      `json:"status"`
	Origin       string      `json:"origin"`
	Customer     party       `json:"customer"`
	Supplier     party       `json:"supplier"`
	Units        int64       `json:"totalUnitProduct"`
	TotalTaxExcl money.Cents `json:"totalPriceTaxExcl"`
	TotalTaxIncl money.Cents `json:"totalPriceTaxIncl"`
	CreatedAt    time.Time   `json:"createdAt"`
}

type party struct {
	IRI     string    `json:"@id"`
	ID      int64     `json:"id"`
	Company string    `json:"company"`
	Name    string    `json:"name"`
	Group   userGroup `json:"userGroup"`
}

type userGroup struct {
	IRI  string `json:"@id"`
	Code string `json:"code"`
}

const orderColumns = `"o"."id", "o"."number", "o"."status", "o"."origin", "o"."customer_id", "o"."supplier_id", "o"."customer", ` +
	`"o"."supplier", "o"."customer_name", "o"."supplier_name", "o"."agent_id", "o"."placed_by", "o"."on_behalf", "o"."units", ` +
	`"o"."total_tax_excl_cents", "o"."total_tax_incl_cents", "o"."created_at"`

// orders answers the newest orders of a supplier.
func (s *server) orders(c fiber.Ctx) error {
	where := fmt.Sprintf(`FROM "orders" AS "o" WHERE (o.supplier_id = %d) AND (o.status NOT IN ('%s'))`, s.Supplier, strings.Join(s.Hidden, "', '"))
	var total int64
	err := each(
		c, s.db.Read, "SELECT COUNT(*) FROM (SELECT 1 "+where+" LIMIT 10001) AS counted",
		func(scan scanner) error { return scan(&total) },
	)
	if err != nil {
		return err
	}
	var members []order
	err = each(c, s.db.Read, "SELECT "+orderColumns+" "+where+` ORDER BY o."created_at" DESC, o.id DESC LIMIT 31`, func(scan scanner) error {
		o := order{Type: "Order"}
		var customerID, supplierID, agent, placedBy int64
		var customer, supplier []byte
		var customerName, supplierName string
		var onBehalf bool
		err := scan(&o.ID, &o.Number, &o.Status, &o.Origin, &customerID, &supplierID, &customer, &supplier, &customerName, &supplierName,
			&agent, &placedBy, &onBehalf, &o.Units, &o.TotalTaxExcl, &o.TotalTaxIncl, &o.CreatedAt)
		if err != nil {
			return err
		}
		o.IRI = "/api/orders/" + strconv.FormatInt(o.ID, 10)
		if o.Customer, err = partyOf(customer); err != nil {
			return err
		}
		o.Supplier, err = partyOf(supplier)
		members = append(members, o)
		return err
	})
	if err != nil {
		return err
	}
	return answer(c, newCollection("Order", "/api/orders", "/api/orders?", members[:min(len(members), pageSize)], min(total, 10_000)))
}

func partyOf(text []byte) (party, error) {
	var stored struct {
		ID      int64  `json:"id"`
		Group   string `json:"group"`
		Company string `json:"company"`
		Name    string `json:"name"`
	}
	err := json.Unmarshal(text, &stored)
	return party{
		IRI: "/api/users/" + strconv.FormatInt(stored.ID, 10), ID: stored.ID, Company: stored.Company, Name: stored.Name,
		Group: userGroup{IRI: "/api/user_groups/" + stored.Group, Code: stored.Group},
	}, err
}
