import type { TFunction } from 'i18next'
import { formatDate, formatInteger, formatMoney, formatSize, plural, wineOf } from '~/shared/format/format'
import { choiceWords, type FieldWords, listWords } from '~/shared/forms/conflict/field-words'
import type { WrittenLine } from './lines'
import type { ListValues } from './values'

/** A line without the key that it is given here, and what else is told of its wine. */
const plainLine = ({ wine, minQuantity, price }: WrittenLine) => [wine['@id'], minQuantity, price] as const

/** Lines are the same when they give the same prices. */
export const comparedOf = (field: string, value: unknown) =>
  field === 'lines' && Array.isArray(value) ? (value as WrittenLine[]).map(plainLine) : value

/**
 * What was there when a draft was begun: what is read now, or nothing that is known where somebody has saved since. Then
 * all that the draft has is held against what stands there.
 */
export function begunWith(before: ListValues, draft: ListValues | null): ListValues {
  if (!draft || draft.version === before.version) return before
  const { version, isPublished, farPrices } = draft
  return { version, isPublished, farPrices } as ListValues
}

/** How many lines a conflict names. */
const NAMED = 6

/** The fields of a list in words, where somebody else has changed them, too. */
export const listFields = (t: TFunction<'pricelists'>): FieldWords<ListValues> => ({
  name: t('write.name'),
  startsOn: t('write.startsOn'),
  endsOn: [t('common:lastDay.label'), (day: string | null) => (day ? formatDate(day) : t('common:lastDay.none'))],
  discounts: [t('write.discounts'), choiceWords((kind: ListValues['discounts']) => t(`discounts.${kind}`))],
  audience: [t('write.audience'), choiceWords((who: ListValues['audience']) => t(`write.for.${who}`))],
  customers: [t('write.customers'), listWords(({ company }: ListValues['customers'][number]) => company)],
  groups: [t('write.groups'), listWords((group: ListValues['groups'][number]) => t(`enums:user_group.${group}`))],
  lines: [t('write.wines'), (lines: WrittenLine[], other: WrittenLine[]) => linesWords(t, lines, other)],
})

/** The lines that another list has not. */
function linesWords(t: TFunction<'pricelists'>, lines: WrittenLine[], other: WrittenLine[]): string {
  const known = new Set(other.map((line) => JSON.stringify(plainLine(line))))
  const own = lines.filter((line) => !known.has(JSON.stringify(plainLine(line))))
  const named = own.slice(0, NAMED).map(({ wine, minQuantity, price }) => {
    const words = price === null ? '…' : formatMoney(price / 100)
    const from = minQuantity > 1 ? t('tier.price', { amount: formatInteger(minQuantity), price: words }) : words
    return `${wineOf(wine)} (${formatSize(wine.bottleSizeCl)}) ${from}`
  })
  const count = own.length - named.length
  if (count > 0) named.push(t('write.moreLines', plural(count)))
  return listWords((words: string) => words)(named)
}
