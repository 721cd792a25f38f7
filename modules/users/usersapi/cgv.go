package usersapi

import (
	"crypto/sha256"
	"encoding/hex"
)

// CGVHash proves which general terms were accepted: the SHA-256 of the document as it was readable; "" without one.
func (c SupplierConditions) CGVHash() string {
	if c.CGV == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(c.CGV))
	return hex.EncodeToString(sum[:])
}
