package domain

import (
	"fmt"
	"slices"
	"time"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/validate"
)

// CountCorrection says how much of a receipt had really come.
type CountCorrection struct {
	Version int64 // that its author saw
	Lines   []CorrectedLine
	Reason  string
}

// CorrectedLine is what of one product had come in all.
type CorrectedLine struct{ ProductID, Received, Damaged int64 }

// Products are those that are corrected, in id order.
func (c CountCorrection) Products() []int64 {
	return stock.IDs(c.Lines, func(l CorrectedLine) int64 { return l.ProductID })
}

// correctionDays is how long after its end a receipt is still corrected (domain 6.1).
const correctionDays = 30

// CheckCorrection refuses to correct what was not counted yet, what ended long ago, and what others count.
func (r Receipt) CheckCorrection(role stock.Role, now time.Time) error {
	switch {
	case !role.Keeps():
		return ErrCounting
	case r.Status == Partiel, r.Status == Complete && now.Before(r.closedAt().AddDate(0, 0, correctionDays)):
		return nil
	default:
		return table.About(r.Status, ErrNotCorrectable)
	}
}

// closedAt is when a receipt was closed last, by its timeline.
func (r Receipt) closedAt() time.Time {
	for _, step := range slices.Backward(r.Timeline) {
		if step.To == Complete && step.From != Complete {
			return step.At
		}
	}
	return r.UpdatedAt
}

// Correct brings lines of the receipt to what had really come: what each has more or fewer, lot by lot, and the lines as they are
// then. counted are the counts and corrections of before, the oldest first. A closed receipt of which bottles are missing again is
// open again.
func (c CountCorrection) Correct(r *Receipt, counted []CountedLine) (parts []CountedLine, changed []Line, err error) {
	var refused []fault.Violation
	short := r.Short
	seen := map[int64]bool{}
	for n, wanted := range c.Lines {
		at := slices.IndexFunc(r.Lines, func(l Line) bool { return l.ProductID == wanted.ProductID })
		if at < 0 || seen[wanted.ProductID] {
			refused = append(refused, validate.Violation(fmt.Sprintf("lines[%d].product", n), "reference"))
			continue
		}
		seen[wanted.ProductID] = true
		line := &r.Lines[at]
		received, damaged := wanted.Received-line.Received, wanted.Damaged-line.Damaged
		if received == 0 && damaged == 0 {
			continue
		}
		parts = append(parts, line.parts(counted, received, damaged)...)
		before := line.missing()
		line.Received, line.Damaged = wanted.Received, wanted.Damaged
		r.Received += received
		r.Damaged += damaged
		r.Short += line.missing() - before
		changed = append(changed, *line)
	}
	if len(refused) > 0 {
		return nil, nil, fault.Invalid(refused...)
	}
	if len(parts) == 0 {
		return nil, nil, nothingCorrected()
	}
	r.Reopens = r.Status == Complete && r.Short > short
	return parts, changed, nil
}

// Corrected is the state of a receipt whose count was corrected: open again when bottles are missing again, complete when none is.
func (r Receipt) Corrected() Status {
	switch {
	case r.Reopens:
		return Partiel
	case r.Status == Partiel && r.Whole():
		return Complete
	default:
		return r.Status
	}
}

// missing are announced units that were neither received nor damaged.
func (l Line) missing() int64 { return max(0, l.Expected-l.Received-l.Damaged) }

// parts spreads what a line has more or fewer over its lots: more into the one that was counted last, fewer out of those counted
// last, as far as each came.
func (l Line) parts(counted []CountedLine, received, damaged int64) []CountedLine {
	type came struct {
		lot   string
		units int64
	}
	var lots []came
	for _, c := range counted {
		if c.LineID != l.ID {
			continue
		}
		lot := fold.Code(c.Lot)
		at := slices.IndexFunc(lots, func(one came) bool { return one.lot == lot })
		if at < 0 {
			at = len(lots)
			lots = append(lots, came{lot: lot})
		}
		lots[at].units += c.Received
	}
	last := fold.Code(l.Lot)
	if len(lots) > 0 {
		last = lots[len(lots)-1].lot
	}
	var parts []CountedLine
	part := func(lot string, units int64) {
		parts = append(parts, CountedLine{LineID: l.ID, ProductID: l.ProductID, Received: units, Lot: lot})
	}
	for _, one := range slices.Backward(lots) {
		if taken := min(-received, one.units); taken > 0 {
			part(one.lot, -taken)
			received += taken
		}
	}
	if received != 0 || len(parts) == 0 {
		part(last, received)
	}
	parts[0].Damaged = damaged
	return parts
}

// CorrectionChanges are the movements of stock that corrections of a receipt make.
func CorrectionChanges(r Receipt, parts []CountedLine, reason string) []stock.Change {
	var changes []stock.Change
	for _, l := range parts {
		if l.Received != 0 {
			changes = append(changes, stock.Change{
				ProductID: l.ProductID, Kind: stock.MovementCorrection, OnHand: l.Received, ReceiptLineID: l.LineID, Reason: reason, Lot: l.Lot,
				Moved: r.Moved(),
			})
		}
	}
	return changes
}
