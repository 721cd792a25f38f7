package store

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"millesime/modules/orders/internal/domain"
)

// cursor is the place of a row in a sorted list. Its text is opaque to callers.
type cursor struct {
	Sort  string          `json:"s"`
	Value json.RawMessage `json:"v"`
	ID    int64           `json:"i"`
}

func cursorOf(row summaryRow, sort string) string {
	value, err := json.Marshal(sortValue(row, sort))
	if err != nil {
		return "" // strings, numbers and instants always marshal
	}
	text, err := json.Marshal(cursor{Sort: sort, Value: value, ID: row.ID})
	if err != nil {
		return ""
	}
	return base64.RawURLEncoding.EncodeToString(text)
}

func sortValue(row summaryRow, sort string) any {
	switch sort {
	case domain.SortNumber:
		return row.Number
	case domain.SortTotal:
		return int64(row.TotalTaxExcl)
	case domain.SortStatus:
		return row.Status
	case domain.SortCustomer:
		return row.CustomerName
	case domain.SortSupplier:
		return row.SupplierName
	default:
		return row.CreatedAt
	}
}

// parseCursor reads a cursor of the same sort, else domain.ErrCursor.
func parseCursor(text, sort string) (value any, id int64, err error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, 0, domain.ErrCursor.Because(err)
	}
	var c cursor
	if err := json.Unmarshal(raw, &c); err != nil {
		return nil, 0, domain.ErrCursor.Because(err)
	}
	if c.Sort != sort {
		return nil, 0, domain.ErrCursor
	}
	switch sort {
	case domain.SortTotal:
		value, err = decoded[int64](c.Value, nil)
	case domain.SortNumber, domain.SortStatus, domain.SortCustomer, domain.SortSupplier:
		value, err = decoded(c.Value, func(text string) bool { return !strings.Contains(text, "\x00") })
	default:
		value, err = decoded(c.Value, func(at time.Time) bool { return at.Year() >= firstYear && at.Year() <= lastYear })
	}
	if err != nil {
		return nil, 0, domain.ErrCursor.Because(err)
	}
	return value, c.ID, nil
}

// Years that both databases can compare; no order is from any other.
const (
	firstYear = 1900
	lastYear  = 9000
)

var errValue = errors.New("a value that no row has")

// decoded reads a value that anybody may have written, and holds it against what the database can take.
func decoded[T any](raw json.RawMessage, fits func(T) bool) (any, error) {
	var v T
	if err := json.Unmarshal(raw, &v); err != nil {
		return nil, err
	}
	if fits != nil && !fits(v) {
		return nil, errValue
	}
	return v, nil
}
