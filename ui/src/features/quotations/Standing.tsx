import type { Quotation } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { type Side, standingOf, standings } from './turn'

interface Props {
  quotation: Pick<Quotation, 'status' | 'awaiting'>
  side: Side | null
}

/** Whose answer a quotation awaits, or how it ended. */
export const Standing = ({ quotation, side }: Props) => <StateDot of={standings} state={standingOf(quotation, side)} />
