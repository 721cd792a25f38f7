package edit

import (
	"maps"
	"slices"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// Batch is a number of changes that are decided and written together. What they touch is found in three steps, each of which
// asks for what the one before has shown: Named, then Take, then Further.
type Batch struct {
	Scope   productsapi.Scope
	Changes []Change
	// Created and Changed are the products that will be made and written, once Decide has run.
	Created, Changed []Edited

	judge       *judge
	actor       auth.Actor
	byID        map[int64]*Kept
	byReference map[Reference]*Kept
	taken       map[Reference]int64 // references that exist, whoever sees them
	levels      map[int64]receiptsapi.Level
	images      map[int64][]string
	claimed     map[Reference]bool // by products that this batch makes or renames
	edited      map[int64]bool
}

// NewBatch begins a batch; nextYear is the last vintage.
func NewBatch(actor auth.Actor, scope productsapi.Scope, changes []Change, nextYear int) *Batch {
	return &Batch{
		Scope: scope, Changes: changes, judge: newJudge(nextYear), actor: actor,
		byID: map[int64]*Kept{}, byReference: map[Reference]*Kept{}, taken: map[Reference]int64{}, claimed: map[Reference]bool{},
		edited: map[int64]bool{},
	}
}

// Named are the products that the changes name, by ids or references.
func (b *Batch) Named() (ids []int64, references []Reference) {
	for i := range b.Changes {
		c := &b.Changes[i]
		if c.ProductID != 0 {
			ids = append(ids, c.ProductID)
		} else if r := c.reference(); r.Reference != "" {
			references = append(references, r)
		}
	}
	return ids, references
}

// Renames tells whether a product that is there gets another reference.
func (b *Batch) Renames() bool {
	return slices.ContainsFunc(b.Changes, func(c Change) bool { return c.ProductID != 0 && c.Draft.Reference.Set })
}

// TakeReferences notes which references exist, with the ids of their products.
func (b *Batch) TakeReferences(found map[Reference]int64) { maps.Copy(b.taken, found) }

// Taken are the ids of products whose references were found.
func (b *Batch) Taken() []int64 { return slices.Collect(maps.Values(b.taken)) }

// Take notes the products that there are, with their prices.
func (b *Batch) Take(kept []Kept) {
	for i := range kept {
		k := &kept[i]
		b.byID[k.ID] = k
		b.byReference[Reference{SupplierID: k.SupplierID, Reference: k.Sheet.Reference}] = k
	}
}

// Further is what else must be known: whether references that products shall get exist, the levels of products that move and
// the pictures of those whose images change.
func (b *Batch) Further() (renamed []Reference, moving, pictured []int64) {
	for i := range b.Changes {
		c := &b.Changes[i]
		k := b.find(c)
		if k == nil {
			continue
		}
		if c.ProductID != 0 && c.Draft.Reference.Set {
			renamed = append(renamed, Reference{SupplierID: k.SupplierID, Reference: c.reference().Reference})
		}
		if c.Draft.Warehouse.Set && c.Draft.Warehouse.Value != k.Sheet.Warehouse {
			moving = append(moving, k.ID)
		}
		if c.Draft.Images.Set || c.Picture != nil {
			pictured = append(pictured, k.ID)
		}
	}
	return renamed, moving, pictured
}

// TakeFurther notes what Further asked for.
func (b *Batch) TakeFurther(levels map[int64]receiptsapi.Level, pictures map[int64][]string) {
	b.levels, b.images = levels, make(map[int64][]string, len(pictures))
	for id, names := range pictures {
		for _, name := range names {
			b.images[id] = append(b.images[id], Picture{Name: name}.Address())
		}
	}
}

// Decide judges the changes, in their order; what is to be written then is in Created and Changed.
func (b *Batch) Decide() []Outcome {
	outcomes := make([]Outcome, len(b.Changes))
	for i := range b.Changes {
		outcomes[i] = b.decide(i)
	}
	return outcomes
}

func (c *Change) reference() Reference {
	return Reference{SupplierID: c.SupplierID, Reference: fold.Key(c.Draft.Reference.Value)}
}

// find is the product that a change names; nil when there is none.
func (b *Batch) find(c *Change) *Kept {
	if c.ProductID != 0 {
		return b.byID[c.ProductID]
	}
	return b.byReference[c.reference()]
}

// decide judges a change; what it writes is added to Created or Changed.
func (b *Batch) decide(at int) Outcome {
	c := &b.Changes[at]
	k := b.find(c)
	switch {
	case k == nil && c.ProductID != 0:
		return Outcome{Result: Missing}
	case k == nil:
		return b.create(at)
	case c.ProductID == 0 && c.New:
		return faulty(Outcome{}, referenceTaken())
	}
	out := Outcome{ProductID: k.ID, Version: k.Version, Kept: k, Before: c.Draft.Before(&k.Sheet)}
	if c.PricePercent != 0 {
		out.Before.ListPriceTaxExcl = Some(k.Sheet.ListPriceTaxExcl)
	}
	after := k.Sheet
	c.apply(&after, false)
	if b.isTwin(k, after.Reference) {
		after.Reference = k.Sheet.Reference
	}
	fields := changes(&k.Sheet, &after)
	switch {
	case !mayWrite(b.actor, append(fields, c.Draft.sets()...)) || b.actor.Group == auth.CommercialAgent && c.PricePercent != 0:
		out.Result = Refused
		return out
	case c.Version != 0 && c.Version != k.Version:
		out.Result = Stale
		return out
	case len(fields) == 0 && c.TechnicalSheet == "":
		return out
	case b.edited[k.ID]:
		return faulty(out, repeated())
	}
	out.Violations = append(b.judge.violations(&after, fields), b.against(c, k, &after, fields)...)
	if len(out.Violations) > 0 {
		out.Result = Faulty
		return out
	}
	b.claimed[Reference{SupplierID: k.SupplierID, Reference: after.Reference}] = true
	b.edited[k.ID] = true
	out.Result = Changed
	out.Version++
	b.Changed = append(b.Changed, Edited{Kept: k, Change: c, At: at, Before: new(k.Sheet), fields: fields})
	k.Sheet, k.Version = after, out.Version
	return out
}

// create judges a change that makes a product.
func (b *Batch) create(at int) Outcome {
	c := &b.Changes[at]
	if !mayWrite(b.actor, []string{"reference"}) {
		return Outcome{Result: Refused}
	}
	if !b.Scope.AllSuppliers && !slices.Contains(b.Scope.Suppliers, c.SupplierID) || c.SupplierID == 0 {
		return Outcome{Result: Missing}
	}
	k := &Kept{SupplierID: c.SupplierID, Version: 1, Sheet: starting()}
	c.apply(&k.Sheet, true)
	out := Outcome{Result: Created, Version: 1}
	out.Violations = b.judge.violations(&k.Sheet, nil)
	if !c.Draft.ListPriceTaxExcl.Set {
		out.Violations = append(out.Violations, fault.At("listPriceTaxExcl", "required", "Le champ est obligatoire", "The field is required"))
	}
	name := Reference{SupplierID: k.SupplierID, Reference: k.Sheet.Reference}
	_, taken := b.taken[name]
	switch {
	case b.claimed[name]:
		out.Violations = append(out.Violations, repeated())
	case taken:
		out.Violations = append(out.Violations, referenceTaken())
	}
	if c.strange(k.Sheet.Images) {
		out.Violations = append(out.Violations, strangeImage())
	}
	if len(out.Violations) > 0 {
		out.Result, out.Version = Faulty, 0
		return out
	}
	b.claimed[name] = true
	out.Kept = k
	b.Created = append(b.Created, Edited{Kept: k, Change: c, At: at})
	return out
}

// apply makes the sheet what the change wants.
func (c *Change) apply(s *Sheet, created bool) {
	step := s.OrderMultiple
	c.Draft.Apply(s)
	s.follow(&c.Draft, step, created)
	if c.PricePercent != 0 {
		s.ListPriceTaxExcl += money.Percent(s.ListPriceTaxExcl, c.PricePercent)
	}
	if c.Picture != nil {
		s.Images = append(slices.Clone(s.Images), c.Picture.Address())
	}
}

// against checks what depends on more than the sheet.
func (b *Batch) against(c *Change, k *Kept, after *Sheet, fields []string) []fault.Violation {
	var found []fault.Violation
	for _, name := range fields {
		switch name {
		case "reference":
			if b.isTaken(Reference{SupplierID: k.SupplierID, Reference: after.Reference}) {
				found = append(found, referenceTaken())
			}
		case "warehouse":
			if !b.levels[k.ID].Empty() {
				found = append(found, fault.At("warehouse", "stock_held",
					"L’entrepôt ne peut pas changer tant que du stock s’y trouve, est réservé ou attendu",
					"The warehouse cannot change while stock is there, reserved or expected"))
			}
		case "images":
			if c.strange(after.Images, k.Sheet.Images, b.images[k.ID]) {
				found = append(found, strangeImage())
			}
			if c.Picture != nil && len(b.images[k.ID]) >= maxPictures {
				found = append(found, fault.At("images", "too_many_made",
					"Ce produit a déjà reçu 200 images, que ses commandes peuvent encore montrer : dupliquez-le pour en ajouter d’autres",
					"This product has been given 200 images, which its orders may still show: copy it to add others"))
			}
		}
	}
	return found
}

func (b *Batch) isTaken(r Reference) bool {
	_, taken := b.taken[r]
	return taken || b.claimed[r]
}

// isTwin tells whether a product keeps a reference of older times that another one has in its right form: sent back as it is, or
// as it looks, it changes nothing.
func (b *Batch) isTwin(k *Kept, reference string) bool {
	return k.Sheet.Twin() && fold.Key(k.Sheet.Reference) == reference && b.isTaken(Reference{SupplierID: k.SupplierID, Reference: reference})
}

// strange tells whether a list names a picture that was not made for the product.
func (c *Change) strange(images []string, known ...[]string) bool {
	known = append(known, c.inherited)
	if c.Picture != nil {
		known = append(known, []string{c.Picture.Address()})
	}
	made := slices.Concat(known...)
	return slices.ContainsFunc(images, func(address string) bool { return !slices.Contains(made, address) })
}

func faulty(out Outcome, v fault.Violation) Outcome {
	out.Result, out.Violations = Faulty, append(out.Violations, v)
	return out
}

// Taken is the code of the violation of a reference that another product has.
const Taken = "taken"

func referenceTaken() fault.Violation {
	return fault.At("reference", Taken, "Cette référence est déjà utilisée", "This reference is already in use")
}

func repeated() fault.Violation {
	return fault.At("reference", "repeated", "Ce produit figure déjà dans cet envoi", "This product is already in this batch")
}

func strangeImage() fault.Violation {
	return fault.At("images", "unknown", "Cette image est inconnue : ajoutez-la d’abord au produit",
		"This image is unknown: add it to the product first")
}
