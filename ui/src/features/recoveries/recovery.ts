import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { formatDate } from '~/shared/format/format'

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

/** The states of a stock return, in the words of specification 3. */
export const recoveryStates: States<RecoveryStatus> = {
  tones: { pending: 'progress', ordered: 'done' },
  nameOf: (status) => `enums:stockRecovery_status.${status}`,
}

export const otherWarehouse = (warehouse: Recovery['warehouse']) => (warehouse === 'dartess' ? 'supplier' : 'dartess')

/** Whether the reader is who hands the goods over. */
export const isToHandOver = ({ transitions }: Pick<Recovery, 'transitions'>) => transitions.includes('ordered')

/** What comes next of a return, in words: who hands it over, or when that was done. */
export function nextWords(t: TFunction<'recoveries'>, recovery: Recovery): string {
  if (recovery.orderedAt) return t('next.ordered', { date: formatDate(recovery.orderedAt) })
  return isToHandOver(recovery) ? t('next.yours') : t(`next.theirs.${recovery.warehouse}`)
}
