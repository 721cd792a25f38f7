package money

import "database/sql/driver"

// Databases keep amounts as whole numbers. Without Value, a pointer to an amount would be written in its JSON
// form, with decimals.

// Value is the number of cents.
func (c Cents) Value() (driver.Value, error) { return int64(c), nil }

// Value is the number of millionths.
func (m Micro) Value() (driver.Value, error) { return int64(m), nil }

// Value is the number of basis points.
func (r Rate) Value() (driver.Value, error) { return int64(r), nil }
