package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Store keeps saved carts and checkouts.
type Store struct {
	db    *db.DB
	clock clock.Clock
}

// New makes a store.
func New(d *db.DB, c clock.Clock) *Store { return &Store{db: d, clock: c} }

type cartRow struct {
	bun.BaseModel `bun:"table:carts,alias:c"`

	ID          string          `bun:"id,pk"`
	ActorID     int64           `bun:"actor_id"`
	ActingForID int64           `bun:"acting_for_id"`
	Version     int64           `bun:"version"`
	Payload     json.RawMessage `bun:"payload"` // with a type of its own, bun would encode it again
	UpdatedAt   time.Time       `bun:"updated_at"`
}

func (r cartRow) saved() (domain.Saved, error) {
	saved := domain.Saved{ID: r.ID, Version: r.Version}
	if err := json.Unmarshal(r.Payload, &saved.Payload); err != nil {
		return domain.Saved{}, fmt.Errorf("read cart %s: %w", r.ID, err)
	}
	return saved, nil
}

// Saved reads an owner's cart, the row locked inside a transaction; the zero Saved when there is none.
func (s *Store) Saved(ctx context.Context, in db.Handle, owner domain.Owner) (domain.Saved, error) {
	var row cartRow
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&row).
		Where("c.actor_id = ? AND c.acting_for_id = ?", bound.Int(owner.ActorID), bound.Int(owner.ActingForID))
	switch err := db.LockRows(query, in).Scan(ctx); {
	case db.NotFound(err):
		return domain.Saved{}, nil
	case err != nil:
		return domain.Saved{}, fmt.Errorf("read cart: %w", err)
	default:
		return row.saved()
	}
}

// OwnerOf tells whose a cart is; false: there is none of that id.
func (s *Store) OwnerOf(ctx context.Context, id string) (domain.Owner, bool, error) {
	var row cartRow
	err := s.db.Read().NewSelect().Model(&row).Column("actor_id", "acting_for_id").Where("c.id = ?", id).Scan(ctx)
	if db.NotFound(err) {
		return domain.Owner{}, false, nil
	}
	return domain.Owner{ActorID: row.ActorID, ActingForID: row.ActingForID}, err == nil, db.Wrap(err, "read whose a cart is")
}

// Add keeps the first version of an owner's cart; domain.ErrOlderVersion when there is a cart.
func (s *Store) Add(ctx context.Context, owner domain.Owner, id string, p domain.Payload) (domain.Saved, error) {
	row, err := s.first(owner, id, p)
	if err != nil {
		return domain.Saved{}, err
	}
	err = s.db.Alone(ctx, func(ctx context.Context, idb bun.IDB) error {
		return written(idb.NewInsert().Model(&row).On("CONFLICT (actor_id, acting_for_id) DO NOTHING").Returning("NULL").Exec(ctx))
	})
	return domain.Saved{ID: id, Version: row.Version, Payload: p}, err
}

// replace names the owner and the version that was seen, and the cart, if its id is known: the database compares all of them as it writes.
const replace = "UPDATE carts AS c SET version = CASE WHEN c.payload = ? THEN c.version ELSE c.version + 1 END, payload = ?, updated_at = ? " +
	"WHERE c.actor_id = ? AND c.acting_for_id = ? AND c.version = ? AND ? IN ('', c.id) RETURNING id, version"

// Replace writes the payload as the next version of the owner's cart, of which its maker saw an id ("" for any) and a version; the same
// payload keeps that. domain.ErrOlderVersion when another one was saved meanwhile, or none.
func (s *Store) Replace(ctx context.Context, owner domain.Owner, seen domain.Saved, p domain.Payload) (domain.Saved, error) {
	row, err := s.first(owner, seen.ID, p)
	if err != nil {
		return domain.Saved{}, err
	}
	payload, saved := string(row.Payload), domain.Saved{Payload: p}
	err = s.db.AloneBound(ctx, func(ctx context.Context, b *db.Bound) error {
		values := b.Values(payload, payload, row.UpdatedAt, owner.ActorID, owner.ActingForID, seen.Version, seen.ID)
		return b.NewRaw(replace, values...).Scan(ctx, &saved.ID, &saved.Version)
	})
	if db.NotFound(err) {
		return domain.Saved{}, domain.ErrOlderVersion
	}
	return saved, db.Wrap(err, "write cart")
}

func written(result sql.Result, err error) error {
	if err != nil {
		return fmt.Errorf("write cart: %w", err)
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		err = domain.ErrOlderVersion
	}
	return err
}

// The version of a cart that is saved over another one: the next, or only where the payload is another one. EXCLUDED is of version 1,
// which stands for the number: a text with one in it is not kept prepared.
const (
	nextVersion   = "version = c.version + EXCLUDED.version"
	nextOfAnother = "version = CASE WHEN c.payload = EXCLUDED.payload THEN c.version ELSE c.version + EXCLUDED.version END"
)

// Put writes the payload as the owner's next version, whatever was saved before; the same payload keeps its version.
func (s *Store) Put(ctx context.Context, owner domain.Owner, newID string, p domain.Payload) (saved domain.Saved, err error) {
	err = s.db.Alone(ctx, func(ctx context.Context, idb bun.IDB) error {
		saved, err = s.put(ctx, idb, owner, newID, p, nextOfAnother)
		return err
	})
	return saved, err
}

// Save writes the payload as the owner's next version inside a transaction, the same payload too: each version is ordered once.
func (s *Store) Save(ctx context.Context, tx *db.Tx, owner domain.Owner, newID string, p domain.Payload) (domain.Saved, error) {
	return s.put(ctx, tx.IDB(), owner, newID, p, nextVersion)
}

func (s *Store) put(
	ctx context.Context, idb bun.IDB, owner domain.Owner, newID string, p domain.Payload, version string,
) (domain.Saved, error) {
	row, err := s.first(owner, newID, p)
	if err != nil {
		return domain.Saved{}, err
	}
	_, err = idb.NewInsert().Model(&row).
		On("CONFLICT (actor_id, acting_for_id) DO UPDATE").
		Set(version).
		Set("payload = EXCLUDED.payload").
		Set("updated_at = EXCLUDED.updated_at").
		Returning("id, version").Exec(ctx)
	return domain.Saved{ID: row.ID, Version: row.Version, Payload: p}, db.Wrap(err, "write cart")
}

// first is the first version of a cart.
func (s *Store) first(owner domain.Owner, id string, p domain.Payload) (cartRow, error) {
	payload, err := json.Marshal(p)
	return cartRow{
		ID: id, ActorID: owner.ActorID, ActingForID: owner.ActingForID, Version: 1, Payload: payload, UpdatedAt: s.clock.Now(),
	}, db.Wrap(err, "write cart")
}

// Forget deletes people's saved carts, and those that others saved for them.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewDelete().Table("carts").
		Where("actor_id IN (?) OR acting_for_id IN (?)", bun.List(userIDs), bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget carts")
}

// CartsOf reads every cart that a person saved, its own first.
func (s *Store) CartsOf(ctx context.Context, actorID int64) ([]domain.PersonalCart, error) {
	var rows []cartRow
	err := s.db.Read().NewSelect().Model(&rows).Where("c.actor_id = ?", actorID).Order("c.acting_for_id").Scan(ctx)
	if err != nil {
		return nil, err
	}
	carts := make([]domain.PersonalCart, 0, len(rows))
	for _, row := range rows {
		saved, err := row.saved()
		if err != nil {
			return nil, err
		}
		carts = append(carts, domain.PersonalCart{ActingFor: row.ActingForID, UpdatedAt: row.UpdatedAt.UTC(), Cart: saved.Payload})
	}
	return carts, nil
}
