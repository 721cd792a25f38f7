package domain_test

import (
	"testing"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
)

func TestExcise(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind string
		abv  int
		want string
	}{
		{"still", 125, domain.ExciseStillWine},
		{"still", 5, domain.ExciseNone},
		{"sparkling", 120, domain.ExciseSparkling},
		{"fortified", 160, domain.ExciseIntermediate},
		{"still", 190, domain.ExciseIntermediate},
		{"cider", 45, domain.ExciseCider},
		{"beer", 6, domain.ExciseBeer},
		{"beer", 5, domain.ExciseNone},
		{"spirit", 400, domain.ExciseSpirit},
		{"juice", 0, domain.ExciseNone},
	} {
		p := productsapi.Product{ABVTenths: c.abv}
		p.Type = c.kind
		if got := domain.Excise(&p); got != c.want {
			t.Errorf("%s at %d: %s, want %s", c.kind, c.abv, got, c.want)
		}
	}
}

func TestSmallestQuantity(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		minimum, multiple int
		want              int64
	}{{12, 6, 12}, {0, 6, 6}, {0, 0, 1}} {
		p := productsapi.Product{}
		p.MinQuantity, p.OrderMultiple = c.minimum, c.multiple
		if got := domain.SmallestQuantity(&p); got != c.want {
			t.Errorf("minimum %d, multiple %d: %d, want %d", c.minimum, c.multiple, got, c.want)
		}
	}
}
