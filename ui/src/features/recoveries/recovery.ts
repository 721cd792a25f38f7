import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import type { StatusTone } from '~/shared/parts/StatusDot'

/** Goods that a supplier takes back out of a warehouse; quantities are bottles. */
export type Recovery = Schemas['ReceiptsStockRecovery']

export type RecoveryDetail = Schemas['ReceiptsStockRecoveryDetail']

export type RecoveryLine = Schemas['ReceiptsStockRecoveryLine']

export type RecoveryStatus = Recovery['status']

/** Why goods leave the stock; that they move to the other warehouse is chosen apart. */
export const REASONS = [
  'unsold',
  'quality',
  'damaged',
  'labelling',
  'event',
  'other',
] as const satisfies Recovery['reason'][]

export const tones: Record<RecoveryStatus, StatusTone> = { pending: 'progress', ordered: 'done' }

export const otherWarehouse = (warehouse: Recovery['warehouse']) => (warehouse === 'dartess' ? 'supplier' : 'dartess')

/** Whether the reader is who hands the goods over. */
export const isToHandOver = ({ transitions }: Pick<Recovery, 'transitions'>) => transitions.includes('ordered')

/** What comes next of a return, in words: who hands it over, or when that was done. */
export function nextWords(t: TFunction<'recoveries'>, recovery: Recovery): string {
  if (recovery.orderedAt) return t('next.ordered', { date: formatDate(recovery.orderedAt) })
  return isToHandOver(recovery) ? t('next.yours') : t(`next.theirs.${recovery.warehouse}`)
}
