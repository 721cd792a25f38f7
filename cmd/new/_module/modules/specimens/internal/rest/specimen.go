package rest

import (
	"time"

	"millesime/modules/specimens/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// Specimen is what its owner keeps.
type Specimen struct {
	api.Item
	Name      string    `json:"name"`
	CreatedAt time.Time `json:"createdAt"`
}

func newSpecimen(kept domain.Specimen) Specimen {
	return Specimen{Item: api.NewItem(resource, "Specimen", kept.ID), Name: kept.Name, CreatedAt: kept.CreatedAt}
}

type itemInput struct {
	ID int64 `path:"id"`
}

type listInput struct {
	api.Page
	Order api.Order `query:"order"`
}

// SortKeys are what the list sorts by.
func (*listInput) SortKeys() []string { return []string{domain.SortName, domain.SortCreatedAt} }

// part is what is asked for, the newest first unless another order is.
func (in *listInput) part() lists.Part {
	return in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...)
}

type addInput struct{ Body NewSpecimen }

// NewSpecimen is one to be written down.
type NewSpecimen struct {
	Name string `json:"name"`
}

func (n *NewSpecimen) Rules() validate.Rules {
	return validate.Rules{validate.Field("name", &n.Name, domain.NameRules()...)}
}

type changeInput struct {
	ID   int64 `path:"id"`
	Body SpecimenChange
}

// SpecimenChange is what one gets instead; what is left out stays.
type SpecimenChange struct {
	Name api.Field[string] `json:"name,omitzero"`
}

// Rules are those of a new one.
func (c *SpecimenChange) Rules() validate.Rules {
	return validate.Rules{validate.Field("name", &c.Name, domain.NameRules()...)}
}

func (c *SpecimenChange) apply(kept *domain.Specimen) {
	if c.Name.Set {
		kept.Rename(c.Name.Value)
	}
}
