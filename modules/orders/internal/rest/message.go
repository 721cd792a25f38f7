package rest

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

// Message is what one party of the order wrote to the others.
type Message struct {
	ID           int64     `json:"id"`
	Author       Author    `json:"author"`
	Impersonator string    `json:"impersonator"` // the admin who wrote in that name; "" is none
	Item         *int64    `json:"item"`         // the line it is about
	Text         string    `json:"text"`
	At           time.Time `json:"at"`
}

// Author of a message.
type Author struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
	Role string `json:"role"` // buyer, supplier, agent or admin
}

func newMessages(messages []domain.OrderMessage) []Message {
	out := make([]Message, 0, len(messages))
	for _, m := range messages {
		shown := Message{
			ID: m.ID, Author: Author{ID: m.Author.ActorID, Name: m.Author.ActorName, Role: string(m.Role)},
			Impersonator: m.Author.ImpersonatorName, Text: m.Text, At: m.At,
		}
		if m.ItemID != 0 {
			shown.Item = &m.ItemID
		}
		out = append(out, shown)
	}
	return out
}

func (h handlers) messageEndpoints() []api.Route {
	return []api.Route{
		api.Post("orders.message", "/orders/{id}/messages", tag, auth.AllGroups(),
			"Write to the other parties of an order or a quotation", h.postMessage, api.Creates),
	}
}

type messageInput struct {
	ID   int64 `path:"id"`
	Body NewMessage
}

// NewMessage is a message to post.
type NewMessage struct {
	Text string `json:"text"`
	Item int64  `json:"item,omitempty"` // a line of the order
}

const maxMessage = 2000 // characters

func (m *NewMessage) Rules() validate.Rules {
	return validate.Rules{validate.Field("text", &m.Text, validate.Required, validate.Max(maxMessage))}
}

func (h handlers) postMessage(ctx context.Context, in messageInput) (OrderDetail, error) {
	actor := auth.Must(ctx)
	if err := h.orders.Write(ctx, actor, in.ID, in.Body.Item, in.Body.Text); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}
