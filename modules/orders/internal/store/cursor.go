package store

import (
	"encoding/base64"
	"encoding/json"
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
		value, err = decoded[int64](c.Value)
	case domain.SortNumber, domain.SortStatus, domain.SortCustomer, domain.SortSupplier:
		value, err = decoded[string](c.Value)
	default:
		value, err = decoded[time.Time](c.Value)
	}
	if err != nil {
		return nil, 0, domain.ErrCursor.Because(err)
	}
	return value, c.ID, nil
}

func decoded[T any](raw json.RawMessage) (any, error) {
	var v T
	err := json.Unmarshal(raw, &v)
	return v, err
}
