package money

import (
	"bytes"
	"database/sql/driver"
)

const (
	centDecimals  = 2
	rateDecimals  = 2
	microDecimals = 6
)

// ParseCents reads "12.5" or "-3": at most two decimals, else ErrDecimal.
func ParseCents(text string) (Cents, error) {
	n, err := parseDecimal(text, centDecimals, int64(MaxCents))
	return Cents(n), err
}

// ParseRate reads a percentage: "5.5" is 550 basis points, else ErrDecimal.
func ParseRate(text string) (Rate, error) {
	n, err := parseDecimal(text, rateDecimals, int64(MaxRate))
	return Rate(n), err
}

// ParseMicro reads a price of at most six decimals, else ErrDecimal.
func ParseMicro(text string) (Micro, error) {
	n, err := parseDecimal(text, microDecimals, int64(MaxMicro))
	return Micro(n), err
}

// String writes the amount in euros with two decimals: "12.50".
func (c Cents) String() string { return formatDecimal(int64(c), centDecimals) }

// String writes the price in euros with six decimals: "12.500000".
func (m Micro) String() string { return formatDecimal(int64(m), microDecimals) }

// String writes the percentage with as many decimals as it needs: "5.5".
func (r Rate) String() string { return string(r.text()) }

func (r Rate) text() []byte {
	text := appendDecimal(make([]byte, 0, longestDecimal), int64(r), rateDecimals)
	return bytes.TrimSuffix(bytes.TrimRight(text, "0"), []byte("."))
}

// MarshalJSON writes a number with exactly two decimals.
func (c Cents) MarshalJSON() ([]byte, error) {
	return appendDecimal(make([]byte, 0, longestDecimal), int64(c), centDecimals), nil
}

// MarshalJSON writes a number with exactly six decimals.
func (m Micro) MarshalJSON() ([]byte, error) {
	return appendDecimal(make([]byte, 0, longestDecimal), int64(m), microDecimals), nil
}

// MarshalJSON writes the percentage as a number.
func (r Rate) MarshalJSON() ([]byte, error) { return r.text(), nil }

// UnmarshalJSON accepts a number or a numeric string of at most two decimals.
func (c *Cents) UnmarshalJSON(data []byte) error { return unmarshal(c, data, ParseCents) }

// UnmarshalJSON accepts a number or a numeric string of at most six decimals.
func (m *Micro) UnmarshalJSON(data []byte) error { return unmarshal(m, data, ParseMicro) }

// UnmarshalJSON accepts a number or a numeric string of at most two decimals.
func (r *Rate) UnmarshalJSON(data []byte) error { return unmarshal(r, data, ParseRate) }

// unmarshal leaves the value alone on null, as encoding/json does.
func unmarshal[T any](into *T, data []byte, parse func(string) (T, error)) error {
	if string(data) == "null" {
		return nil
	}
	n, err := parse(unquote(data))
	if err != nil {
		return err
	}
	*into = n
	return nil
}

// Databases keep amounts as whole numbers. Without Value, a pointer to an amount would be written in its JSON
// form, with decimals.

// Value is the number of cents.
func (c Cents) Value() (driver.Value, error) { return int64(c), nil }

// Value is the number of millionths.
func (m Micro) Value() (driver.Value, error) { return int64(m), nil }

// Value is the number of basis points.
func (r Rate) Value() (driver.Value, error) { return int64(r), nil }
