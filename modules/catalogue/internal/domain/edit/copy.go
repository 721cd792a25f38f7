package edit

import (
	"fmt"

	"millesime/modules/products/productsapi"
)

// CopyOf is the change that makes a copy of a product, not for sale yet and without EAN. Its reference is still to be
// given.
func CopyOf(k *Kept, technicalSheet string) Change {
	c := Change{SupplierID: k.SupplierID, New: true, TechnicalSheet: technicalSheet, inherited: k.Sheet.Images}
	for _, m := range members {
		m.take(&k.Sheet, &c.Draft)
	}
	c.Draft.EAN = Some("")
	c.Draft.Status = Some(productsapi.StatusDesactivated)
	return c
}

// CopyReference is the reference of the nth copy, no longer than a reference may be.
func CopyReference(of string, n int) string {
	mark := "-COPIE"
	if n > 1 {
		mark = fmt.Sprintf("-COPIE-%d", n)
	}
	runes := []rune(of)
	return string(runes[:min(len(runes), maxReference-len(mark))]) + mark
}
