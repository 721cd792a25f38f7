package bare

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/gofiber/fiber/v3"

	"millesime/cmd/bench/internal/stage"
	"millesime/platform/money"
)

// server is the plan with its database.
type server struct {
	Plan

	db        *stage.Handle
	suppliers map[int64]string     // names by id; the product's snapshot holds them as well
	discounts map[int64]money.Rate // of the customer, by supplier; the product remembers them for a second
	templates map[int]template
}

// Serve runs the bare server at an address until the context ends.
func Serve(ctx context.Context, address, planFile string) error {
	plan, err := readPlan(planFile)
	if err != nil {
		return err
	}
	s := &server{Plan: plan, templates: map[int]template{}}
	if s.db, err = stage.OpenHandle(ctx, plan.Database); err != nil {
		return err
	}
	if err := s.load(ctx); err != nil {
		return errors.Join(err, s.db.Close())
	}
	app := fiber.New(fiber.Config{Immutable: true, ReadBufferSize: 16 << 10})
	app.Get("/readyz", func(c fiber.Ctx) error { return c.SendStatus(http.StatusOK) })
	app.Get("/page", s.page)
	app.Get("/product", s.product)
	app.Get("/boutique", s.boutique)
	app.Get("/search", s.search)
	app.Get("/facets", s.facets)
	app.Get("/orders", s.orders)
	app.Post("/cart", s.cart)
	app.Post("/checkout", s.checkout)
	ended := context.AfterFunc(ctx, func() { _ = app.Shutdown() })
	defer ended()
	err = app.Listen(address, fiber.ListenConfig{DisableStartupMessage: true})
	return errors.Join(err, s.db.Close())
}

// load reads what the handlers need before the first request.
func (s *server) load(ctx context.Context) error {
	s.suppliers = map[int64]string{}
	err := each(ctx, s.db.Read, "SELECT id, company FROM users WHERE group_code = 'supplier'", func(scan scanner) error {
		var id int64
		var name string
		err := scan(&id, &name)
		s.suppliers[id] = name
		return err
	})
	if err != nil {
		return err
	}
	if err := s.loadDiscounts(ctx); err != nil {
		return err
	}
	for suppliers, id := range s.Checkouts {
		if s.templates[suppliers], err = s.readTemplate(ctx, id); err != nil {
			return err
		}
	}
	return s.buildSearch(ctx)
}

// answer sends JSON as the product does.
func answer(c fiber.Ctx, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return fmt.Errorf("marshal: %w", err)
	}
	c.Set(fiber.HeaderContentType, "application/ld+json; charset=utf-8")
	return c.Send(data)
}
