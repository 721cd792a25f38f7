package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

type messageRow struct {
	bun.BaseModel `bun:"table:order_messages,alias:m"`

	ID      int64 `bun:"id,pk,autoincrement"`
	OrderID int64 `bun:"order_id"`
	ItemID  int64 `bun:"order_item_id,nullzero"`
	authorColumns
	AuthorRole domain.Role `bun:"author_role"`
	Text       string      `bun:"text"`
	CreatedAt  time.Time   `bun:"created_at"`
}

// messages reads those of an order, the oldest first.
func (s *Store) messages(ctx context.Context, orderID int64) ([]domain.OrderMessage, error) {
	var rows []messageRow
	bound := s.db.Bind(nil)
	if err := bound.NewSelect().Model(&rows).Where("m.order_id = ?", bound.Int(orderID)).Order("m.id").Scan(ctx); err != nil {
		return nil, fmt.Errorf("read messages: %w", err)
	}
	messages := make([]domain.OrderMessage, 0, len(rows))
	for _, r := range rows {
		messages = append(messages, domain.OrderMessage{
			ID: r.ID, ItemID: r.ItemID, Author: auth.Signature(r.authorColumns), Role: r.AuthorRole, Text: r.Text,
			At: r.CreatedAt.UTC(),
		})
	}
	return messages, nil
}

// AddMessage keeps a message and gives its id.
func (s *Store) AddMessage(ctx context.Context, tx *db.Tx, orderID int64, m domain.OrderMessage) (int64, error) {
	row := messageRow{
		OrderID: orderID, ItemID: m.ItemID, authorColumns: authorColumns(m.Author), AuthorRole: m.Role, Text: m.Text, CreatedAt: m.At,
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Returning("id").Exec(ctx); err != nil {
		return 0, fmt.Errorf("write a message: %w", err)
	}
	return row.ID, nil
}

// HasItem tells whether a line is the order's.
func (s *Store) HasItem(ctx context.Context, tx *db.Tx, orderID, itemID int64) (bool, error) {
	there, err := tx.IDB().NewSelect().Model((*itemRow)(nil)).Where("i.id = ? AND i.order_id = ?", itemID, orderID).Exists(ctx)
	return there, db.Wrap(err, "find a line")
}

// Repeats tells that the author's last message about the order says the same and was written since an instant.
func (s *Store) Repeats(ctx context.Context, tx *db.Tx, orderID int64, m domain.OrderMessage, since time.Time) (bool, error) {
	var last messageRow
	err := tx.IDB().NewSelect().Model(&last).Where("m.order_id = ? AND m.author_id = ?", orderID, m.Author.ActorID).
		Order("m.id DESC").Limit(1).Scan(ctx)
	if db.NotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("read the last message: %w", err)
	}
	return last.Text == m.Text && last.ItemID == m.ItemID && last.CreatedAt.After(since), nil
}

// CountMessages that a person wrote about an order since an instant.
func (s *Store) CountMessages(ctx context.Context, tx *db.Tx, orderID, authorID int64, since time.Time) (int64, error) {
	n, err := tx.IDB().NewSelect().Model((*messageRow)(nil)).
		Where("m.order_id = ? AND m.author_id = ? AND m.created_at > ?", orderID, authorID, since).Count(ctx)
	return n, db.Wrap(err, "count messages")
}
