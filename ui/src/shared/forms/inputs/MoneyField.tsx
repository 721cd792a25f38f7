import { readCents } from '~/shared/format/figures'
import { formatMoney } from '~/shared/format/format'
import { HundredthsField, type HundredthsProps } from './HundredthsField'

/** An amount in euros with its sign, from cents: 1 234,50 €. */
const formatCents = (cents: number) => formatMoney(cents / 100)

/** An amount in euros. Its value and bounds are whole cents; a negative one needs a negative `min`. */
export function MoneyField(props: HundredthsProps) {
  return <HundredthsField {...props} write={formatCents} read={readCents} />
}
