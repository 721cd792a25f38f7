package app

import (
	"context"
	"fmt"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

// OpenIncident reports what is wrong with an order: it stops where it is until that is settled.
func (o *Orders) OpenIncident(ctx context.Context, actor auth.Actor, orderID int64, c domain.Change, r domain.Report) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	if err := a.seen.Resolve(a.role, c, a.at); err != nil { // before any photo is looked at
		return err
	}
	if len(r.Lines) == 0 {
		return fault.Invalid(fault.Violation{PropertyPath: "incident", Code: "required", Text: validate.Message("required")})
	}
	if r.Kind == domain.IncidentWithdrawal {
		if err := domain.CheckWithdrawal(a.seen, a.at, "incident.kind"); err != nil {
			return err
		}
	}
	if err := r.Check(a.seen, a.seen.Items); err != nil { // decoding photos is dear
		return err
	}
	if err := cleanPhotos(ctx, o.Pictures, &r); err != nil {
		return err
	}
	for n := range r.Lines {
		if r.Lines[n].Photo, err = o.Files.PutURL(ctx, r.Lines[n].Photo); err != nil {
			return err
		}
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return o.report(ctx, tx, a, c, r) })
}

// report writes what is reported, once the order has moved.
func (o *Orders) report(ctx context.Context, tx *db.Tx, a act, c domain.Change, r domain.Report) error {
	order, err := o.moveAs(ctx, tx, a, a.role, a.seen.Summary, c)
	if err != nil {
		return err
	}
	items, err := o.store.Items(ctx, tx, order.ID)
	if err != nil {
		return err
	}
	reported := a.seen // a copy: a transaction may run again
	reported.Summary = order
	if reported.Shipments, err = o.store.Parcels(ctx, tx, order.ID); err != nil {
		return err
	}
	if err := r.Check(reported, items); err != nil {
		return err
	}
	return o.addIncident(ctx, tx, a, reported, c.Comment, r)
}

// addIncident writes what is reported of an order as it is now, and tells the house.
func (o *Orders) addIncident(ctx context.Context, tx *db.Tx, a act, order domain.Order, comment string, r domain.Report) error {
	incident := domain.OrderIncident{
		Kind: r.Kind, Comment: strings.TrimSpace(comment), From: order.StatusBefore, ClaimUntil: r.ClaimUntil(order),
		OpenedAt: a.at, OpenedBy: a.author.Signature,
	}
	photos := make([]string, 0, len(r.Lines))
	for _, l := range r.Lines {
		incident.Lines = append(incident.Lines, domain.IncidentLine{
			ItemID: l.ItemID, ShipmentID: l.ShipmentID, Quantity: l.Quantity, Reason: strings.TrimSpace(l.Reason),
		})
		photos = append(photos, l.Photo)
	}
	id, err := o.store.AddIncident(ctx, tx, order.ID, incident, photos)
	if err != nil {
		return err
	}
	return tx.Publish(ctx, ordersevents.IncidentOpenedV1{
		OrderID: order.ID, Number: order.Number, IncidentID: id, Kind: ordersevents.IncidentKind(r.Kind), Units: incident.Units(),
		CustomerID: order.Customer.ID, SupplierID: order.Supplier.ID, PlacedBy: order.PlacedBy, OpenedBy: a.actor.ID,
	})
}

// Pictures makes pictures safe to show (picture.Cleaner).
type Pictures interface {
	Clean(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
	Document(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

const (
	maxPhotoBytes = 5 << 20
	photoSide     = 1600 // pixels: enough to read a label
)

// cleanPhotos makes what was uploaded with a report safe to show.
func cleanPhotos(ctx context.Context, pictures Pictures, r *domain.Report) error {
	var refused []fault.Violation
	for n := range r.Lines {
		line := &r.Lines[n]
		path := fmt.Sprintf("incident.lines[%d].photo", n)
		if line.Photo == "" {
			if r.Kind == domain.IncidentDamaged {
				refused = append(refused, fault.At(path, "required",
					"Ajoutez une photo : le transporteur la demande", "Add a photo: the carrier asks for it"))
			}
			continue
		}
		cleaned, err := pictures.Clean(ctx, line.Photo, picture.Limits{MaxBytes: maxPhotoBytes, MaxSide: photoSide, Photo: true})
		if f, ok := fault.As(picture.At(path, err)); ok && f.Violations != nil {
			refused = append(refused, f.Violations...)
		} else if err != nil {
			return err
		}
		line.Photo = cleaned
	}
	return fault.Check(refused)
}
