import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'

/** A counting of a part of a supplier's stock; quantities are bottles. */
export type StockCount = Schemas['ReceiptsStockCount']

export type StockCountDetail = Schemas['ReceiptsStockCountDetail']

export type StockCountLine = Schemas['ReceiptsStockCountLine']

export type CountStatus = StockCount['status']

export const STATUSES = ['open', 'review', 'approved', 'canceled'] as const satisfies CountStatus[]

/** Those after which nothing follows. */
export const ENDED = ['approved', 'canceled'] as const satisfies CountStatus[]

export const countStates: States<CountStatus> = {
  tones: { open: 'progress', review: 'attention', approved: 'done', canceled: 'neutral' },
  nameOf: (status) => `enums:stock_count_status.${status}`,
  bad: ['canceled'],
}

/** What the differences come to at list price; null while they are hidden from who counts. */
export const netValue = ({ missingValueTaxExcl: missing, surplusValueTaxExcl: surplus }: StockCount) =>
  missing === null || surplus === null ? null : surplus - missing

const signed = (value: number, figure: string) => {
  if (value === 0) return figure
  return value > 0 ? `+${figure}` : `−${figure}`
}

/** A difference in bottles with its sign: +2, −6, 0. */
export const signedUnits = (units: number) => signed(units, formatInteger(Math.abs(units)))

/** A difference in euros with its sign. */
export const signedMoney = (euros: number) => signed(euros, formatMoney(Math.abs(euros)))

/** Which way something differs, for its colour. */
export const signOf = (value: number) => (value === 0 ? undefined : value > 0 ? 'plus' : 'minus')

/** Where a count stands, in words: how far it is, whose turn it is, how it ended. */
export function nextWords(t: TFunction<'counts'>, count: StockCount): string {
  const { status, round, countedCount, lineCount, transitions, warehouse, endedAt, createdAt } = count
  const day = formatDate(endedAt ?? createdAt)
  switch (status) {
    case 'open':
      return t(round > 1 ? 'next.again' : 'next.open', {
        counted: formatInteger(countedCount),
        lines: formatInteger(lineCount),
      })
    case 'review':
      return transitions.includes('approved') ? t('next.yours') : t(`next.theirs.${warehouse}`)
    case 'approved':
      return t('next.approved', { date: day })
    default:
      return t('next.canceled', { date: day })
  }
}
