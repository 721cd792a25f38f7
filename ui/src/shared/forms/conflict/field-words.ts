import { formatDate, formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'

/**
 * What a field is called, and how its value reads beside the other one, among the values it stands with; a value without words of
 * its own reads as what it is.
 */
type FieldWord = string | readonly [label: string, show: (value: never, other: never, values: never) => string]

/** The words of the fields of a form. */
export type FieldWords<Values> = Partial<Record<keyof Values & string, FieldWord>>

/** A field that two people changed, in words. */
export interface ClashWords {
  field: string
  label: string
  mine: string
  theirs: string
}

/** Cents, as a form holds them. */
export const moneyWords = (cents: number | null) => (cents === null ? nothing() : formatMoney(cents / 100))

/** Basis points, as a form holds them. */
export const percentWords = (points: number | null) => (points === null ? nothing() : formatPercent(points / 100))

/** Several things, each in its words. */
export const listWords =
  <One>(show: (one: One) => string) =>
  (values: readonly One[]) =>
    values.length === 0 ? nothing() : values.map(show).join(', ')

/** A choice among labelled ones. */
export const choiceWords =
  <Code extends string>(label: (value: Code) => string) =>
  (value: Code | null) =>
    value ? label(value) : nothing()

const nothing = () => text('conflict.nothing')

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A value as it reads without words of its own. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing()
  if (typeof value === 'boolean') return text(value ? 'conflict.yes' : 'conflict.no')
  if (typeof value === 'number') return formatInteger(value)
  if (typeof value === 'string') {
    if (value.startsWith('data:') || value.startsWith('/api/files/')) return text('conflict.file')
    return DAY.test(value) ? formatDate(value) : value
  }
  const parts = Object.values(value)
  return parts.length === 0 ? nothing() : parts.map(plain).join(', ')
}

/** A clash as it is shown. */
export function wordsOf<Values>(
  words: FieldWords<Values>,
  { field, mine, theirs }: { field: keyof Values & string; mine: unknown; theirs: unknown },
  values: Record<'mine' | 'theirs', Values>,
): ClashWords {
  const word = words[field] ?? text('conflict.other')
  const [label, show] = typeof word === 'string' ? [word, plain] : word
  return {
    field,
    label,
    mine: show(mine as never, theirs as never, values.mine as never),
    theirs: show(theirs as never, mine as never, values.theirs as never),
  }
}
