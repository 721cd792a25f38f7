package edit

import (
	"context"
	"maps"
	"slices"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/money"
)

// batch is a number of changes that are decided and written together.
type batch struct {
	editor   *Editor
	judge    *judge
	actor    auth.Actor
	scope    domain.Scope
	changes  []Change
	outcomes []Outcome

	byID        map[int64]*Kept
	byReference map[Reference]*Kept
	taken       map[Reference]int64 // references that exist, whoever sees them
	levels      map[int64]receiptsapi.Level
	images      map[int64][]string
	claimed     map[Reference]bool // by products that this batch makes or renames
	edited      map[int64]bool

	created, changed []edited
}

// edited is a product that will be written.
type edited struct {
	at     int // of the change in the batch
	kept   *Kept
	before Sheet
	fields []string
}

// read reads, and inside tx locks, everything that the changes touch.
func (b *batch) read(ctx context.Context, tx *db.Tx) error {
	b.byID, b.byReference, b.taken = map[int64]*Kept{}, map[Reference]*Kept{}, map[Reference]int64{}
	b.claimed, b.edited = map[Reference]bool{}, map[int64]bool{}
	var ids []int64
	var named []Reference
	suppliers := map[int64]bool{}
	for i := range b.changes {
		c := &b.changes[i]
		if c.ProductID != 0 {
			ids = append(ids, c.ProductID)
		} else if r := c.reference(); r.Reference != "" {
			named = append(named, r)
			suppliers[r.SupplierID] = true
		}
	}
	if err := b.serialize(ctx, tx, suppliers, ids); err != nil {
		return err
	}
	if err := b.readTaken(ctx, tx, named); err != nil {
		return err
	}
	// By their ids alone: a condition on references or ids makes a database read all products of the supplier.
	kept, err := b.editor.store.Kept(ctx, tx, b.scope, slices.AppendSeq(ids, maps.Values(b.taken)))
	if err != nil {
		return err
	}
	if err := b.editor.priced(ctx, tx, kept); err != nil {
		return err
	}
	for i := range kept {
		k := &kept[i]
		b.byID[k.ID] = k
		b.byReference[Reference{k.SupplierID, k.Sheet.Reference}] = k
	}
	return b.readFurther(ctx, tx)
}

// readTaken notes which of the references exist.
func (b *batch) readTaken(ctx context.Context, tx *db.Tx, references []Reference) error {
	if len(references) == 0 {
		return nil
	}
	found, err := b.editor.store.References(ctx, tx, references)
	maps.Copy(b.taken, found)
	return err
}

// serialize lets one transaction at a time look for a supplier's references and then write them. The suppliers of products
// that are renamed are found first, without a lock.
func (b *batch) serialize(ctx context.Context, tx *db.Tx, suppliers map[int64]bool, ids []int64) error {
	if tx == nil {
		return nil
	}
	renames := slices.ContainsFunc(b.changes, func(c Change) bool { return c.ProductID != 0 && c.Draft.Reference.Set })
	if renames {
		kept, err := b.editor.store.Kept(ctx, nil, b.scope, ids)
		if err != nil {
			return err
		}
		for i := range kept {
			suppliers[kept[i].SupplierID] = true
		}
	}
	return b.editor.store.SerializeReferences(ctx, tx, slices.Sorted(maps.Keys(suppliers)))
}

// readFurther reads which references that products shall get exist, the levels of products that move and the pictures of
// those whose images change.
func (b *batch) readFurther(ctx context.Context, tx *db.Tx) error {
	var renamed []Reference
	var moving, pictured []int64
	for i := range b.changes {
		c := &b.changes[i]
		k := b.find(c)
		if k == nil {
			continue
		}
		if c.ProductID != 0 && c.Draft.Reference.Set {
			renamed = append(renamed, Reference{k.SupplierID, c.reference().Reference})
		}
		if c.Draft.Warehouse.Set && c.Draft.Warehouse.Value != k.Sheet.Warehouse {
			moving = append(moving, k.ID)
		}
		if c.Draft.Images.Set || c.Picture != nil {
			pictured = append(pictured, k.ID)
		}
	}
	if err := b.readTaken(ctx, tx, renamed); err != nil {
		return err
	}
	var err error
	if len(moving) > 0 {
		if b.levels, err = b.editor.stock.Levels(ctx, tx, moving); err != nil {
			return err
		}
	}
	if len(pictured) > 0 {
		b.images, err = b.editor.store.Images(ctx, tx, pictured)
	}
	return err
}

func (c *Change) reference() Reference {
	return Reference{c.SupplierID, strings.TrimSpace(c.Draft.Reference.Value)}
}

// find is the product that a change names; nil when there is none.
func (b *batch) find(c *Change) *Kept {
	if c.ProductID != 0 {
		return b.byID[c.ProductID]
	}
	return b.byReference[c.reference()]
}

// decide judges a change; what it is to write waits in created and changed.
func (b *batch) decide(at int) Outcome {
	c := &b.changes[at]
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
	b.claimed[Reference{k.SupplierID, after.Reference}] = true
	b.edited[k.ID] = true
	out.Result = Changed
	out.Version++
	b.changed = append(b.changed, edited{at: at, kept: k, before: k.Sheet, fields: fields})
	k.Sheet, k.Version = after, out.Version
	return out
}

// create judges a change that makes a product.
func (b *batch) create(at int) Outcome {
	c := &b.changes[at]
	if !mayWrite(b.actor, []string{"reference"}) {
		return Outcome{Result: Refused}
	}
	if !b.scope.AllSuppliers && !slices.Contains(b.scope.Suppliers, c.SupplierID) || c.SupplierID == 0 {
		return Outcome{Result: Missing}
	}
	k := &Kept{SupplierID: c.SupplierID, Version: 1, Sheet: starting()}
	c.apply(&k.Sheet, true)
	out := Outcome{Result: Created, Version: 1}
	out.Violations = b.judge.violations(&k.Sheet, nil)
	if !c.Draft.ListPriceTaxExcl.Set {
		out.Violations = append(out.Violations, refused("listPriceTaxExcl", "required", "Le champ est obligatoire", "The field is required"))
	}
	name := Reference{k.SupplierID, k.Sheet.Reference}
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
	b.created = append(b.created, edited{at: at, kept: k})
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
func (b *batch) against(c *Change, k *Kept, after *Sheet, fields []string) []fault.Violation {
	var found []fault.Violation
	for _, name := range fields {
		switch name {
		case "reference":
			r := Reference{k.SupplierID, after.Reference}
			if _, taken := b.taken[r]; taken || b.claimed[r] {
				found = append(found, referenceTaken())
			}
		case "warehouse":
			if level := b.levels[k.ID]; level.OnHand != 0 || level.Reserved != 0 || level.Promised != 0 || level.Incoming != 0 {
				found = append(found, refused("warehouse", "stock_held",
					"L’entrepôt ne peut pas changer tant que du stock s’y trouve, est réservé ou attendu",
					"The warehouse cannot change while stock is there, reserved or expected"))
			}
		case "images":
			if c.strange(after.Images, k.Sheet.Images, b.images[k.ID]) {
				found = append(found, strangeImage())
			}
			if c.Picture != nil && len(b.images[k.ID]) >= maxPictures {
				found = append(found, refused("images", "too_many_made",
					"Ce produit a déjà reçu 200 images, que ses commandes peuvent encore montrer : dupliquez-le pour en ajouter d’autres",
					"This product has been given 200 images, which its orders may still show: copy it to add others"))
			}
		}
	}
	return found
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
	return refused("reference", Taken, "Cette référence est déjà utilisée", "This reference is already in use")
}

func repeated() fault.Violation {
	return refused("reference", "repeated", "Ce produit figure déjà dans cet envoi", "This product is already in this batch")
}

func strangeImage() fault.Violation {
	return refused("images", "unknown", "Cette image est inconnue : ajoutez-la d’abord au produit", "This image is unknown: add it to the product first")
}
