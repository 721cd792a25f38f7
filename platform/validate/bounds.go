package validate

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	ozzo "github.com/go-ozzo/ozzo-validation/v4"

	"millesime/platform/fault"
)

// Number is what the rules on values compare. Give bounds in the field's own
// type: MaxValue(money.Cents(100_00)) for an amount.
type Number interface {
	~int | ~int32 | ~int64 | ~float64
}

// MinValue accepts a number of at least low.
func MinValue[N Number](low N) Rule {
	return &valueRule{
		name: "min_value", params: []any{"min", shown(low)},
		schema: func(s *Schema) { s.Minimum = literal(low) },
		ozzo:   strict{ozzo.Min(low), low <= 0},
	}
}

// MaxValue accepts a number of at most high.
func MaxValue[N Number](high N) Rule {
	return &valueRule{
		name: "max_value", params: []any{"max", shown(high)},
		schema: func(s *Schema) { s.Maximum = literal(high) },
		ozzo:   strict{ozzo.Max(high), high >= 0},
	}
}

// Between accepts a number from low to high, both included.
func Between[N Number](low, high N) Rule {
	return &valueRule{
		name: "between", params: []any{"min", shown(low), "max", shown(high)},
		schema: func(s *Schema) { s.Minimum, s.Maximum = literal(low), literal(high) },
		ozzo:   strict{both{ozzo.Min(low), ozzo.Max(high)}, low <= 0 && high >= 0},
	}
}

// both asks two rules in turn.
type both [2]ozzo.Rule

func (b both) Validate(value any) error {
	if err := b[0].Validate(value); err != nil {
		return err
	}
	return b[1].Validate(value)
}

// firstGrouped is where digits begin to be grouped: years are not.
const firstGrouped = 10_000

// shown writes a bound for the reader: 2026, 1 000 000, 12,50, and never 1e+06.
func shown[N Number](n N) fault.Text {
	text := fmt.Sprint(n)
	if v := reflect.ValueOf(n); v.CanFloat() {
		text = strconv.FormatFloat(v.Float(), 'f', -1, 64)
	}
	if value, err := strconv.ParseFloat(text, 64); err == nil && math.Abs(value) >= firstGrouped {
		return fault.Decimal(text)
	}
	return fault.Text{FR: strings.Replace(text, ".", ",", 1), EN: text}
}

// literal writes a bound as the JSON of the field writes it.
func literal[N Number](n N) json.Number { return json.Number(fmt.Sprint(n)) }
