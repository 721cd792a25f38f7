package money

// Cents is an amount in euro cents. In JSON it is a number with exactly two
// decimals (12.50).
type Cents int64

// Micro is a price under work, in millionths of a euro: it keeps what steps of
// discounts would lose to rounding (architecture rule 9).
type Micro int64

// Rate is a percentage in basis points: 5.5 % is 550. In JSON it is the
// percentage, with at most two decimals (5.5).
type Rate int32

// Limits of amounts read from outside. They leave room for every conversion
// below, so that none overflows: a thousand billion euros in Micro is 10^18.
const (
	MaxCents Cents = 99_999_999_999_999
	MaxMicro Micro = Micro(MaxCents) * microPerCent
	MaxRate  Rate  = 100_000_00 // 100,000 %
)

// WholeRate is 100 %.
const WholeRate Rate = 100_00

const microPerCent = 10_000

// Micro gives the same amount in six decimals.
func (c Cents) Micro() Micro { return Micro(c) * microPerCent }

// Round gives the amount in cents, half away from zero.
func (m Micro) Round() Cents { return Cents(mulDiv(int64(m), 1, microPerCent)) }

// Less takes r off: a discount of r percent. A negative r adds.
func (m Micro) Less(r Rate) Micro {
	return Micro(mulDiv(int64(m), int64(WholeRate-r), int64(WholeRate)))
}

// Percent is r percent of c, rounded half away from zero.
func Percent(c Cents, r Rate) Cents {
	return Cents(mulDiv(int64(c), int64(r), int64(WholeRate)))
}

// Share is what part is of whole, rounded half away from zero: 1 of 3 is
// 33.33 %. whole is above 0.
func Share(part, whole int64) Rate { return Rate(mulDiv(part, int64(WholeRate), whole)) }
