import { readRate } from '~/shared/format/figures'
import { formatPercent } from '~/shared/format/format'
import { HundredthsField, type HundredthsProps } from './HundredthsField'

const formatBasisPoints = (points: number) => formatPercent(points / 100)

/** A rate, shown as 12,5 %. Its value and bounds are basis points: 1250. At most 100 % unless `max` says otherwise. */
export function PercentField({ max = 10_000, ...props }: HundredthsProps) {
  return <HundredthsField {...props} max={max} write={formatBasisPoints} read={readRate} />
}
