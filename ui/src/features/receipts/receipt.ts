import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { formatDate, formatInteger } from '~/shared/format/format'

/** A delivery to a warehouse; quantities are bottles. */
export type Receipt = Schemas['ReceiptsReceipt']

export type ReceiptDetail = Schemas['ReceiptsReceiptDetail']

export type ReceiptLine = Schemas['ReceiptsReceiptLine']

export type ReceiptDocument = Schemas['ReceiptsReceiptDocument']

export type ReceiptStatus = Receipt['status']

/** Those of receipts that ended. */
export const ENDED = ['complete', 'canceled'] as const satisfies ReceiptStatus[]

/** The states of a receipt, in the words of specification 3. */
export const receiptStates: States<ReceiptStatus> = {
  tones: {
    processing: 'neutral',
    warehouse: 'attention',
    partiel: 'progress',
    complete: 'done',
    canceled: 'neutral',
  },
  nameOf: (status) => `enums:receipts_status.${status}`,
  bad: ['canceled'],
}

/** What comes next of a receipt, in words: when it comes, that it is late, how far it is counted. */
export function nextWords(t: TFunction<'receipts'>, receipt: Receipt): string {
  const { status, late, expectedOn, arrivedAt, received, damaged, expected, mayCount } = receipt
  const day = formatDate(expectedOn)
  switch (status) {
    case 'processing':
      return t(late ? 'next.late' : 'next.expected', { date: day })
    case 'warehouse':
      return mayCount ? t('next.toCount') : t('next.counted', { date: formatDate(arrivedAt ?? expectedOn) })
    case 'partiel':
      return t('next.partiel', { counted: formatInteger(received + damaged), expected: formatInteger(expected) })
    case 'complete':
      return t('next.complete', { date: formatDate(receipt.updatedAt) })
    default:
      return t('next.canceled', { date: formatDate(receipt.updatedAt) })
  }
}

/** What differs of a line from what was announced, in bottles; each of them may hold. */
export interface Difference {
  line: ReceiptLine
  short: number
  over: number
  damaged: number
  isWrong: boolean
}

/** The lines that did not come as announced, once nothing more is awaited of them. */
export function differencesOf({ status, lines }: ReceiptDetail): Difference[] {
  return lines
    .map((line) => {
      const gap = line.expected - line.received - line.damaged
      return {
        line,
        short: status === 'complete' ? Math.max(0, gap) : 0,
        over: line.expected > 0 ? Math.max(0, -gap) : 0,
        damaged: line.damaged,
        isWrong: line.expected === 0,
      }
    })
    .filter(({ short, over, damaged, isWrong }) => short + over + damaged > 0 || isWrong)
}
