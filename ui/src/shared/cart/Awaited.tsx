import { useTranslation } from 'react-i18next'
import type { QuoteItem } from '~/api/quote'
import { formatDay, plural } from '~/shared/format/format'

export type Awaited = Pick<QuoteItem['promises'][number], 'quantity' | 'expectedOn'>

/** What of an order to be is not there yet, and when it comes: one line for each day. */
export function AwaitedWords({ promises, className }: { promises: readonly Awaited[]; className: string | undefined }) {
  const words = useAwaitedWords(promises)
  if (words.length === 0) return null
  return (
    <span className={className}>
      {words.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
  )
}

/** The same as words. */
export function useAwaitedWords(promises: readonly Awaited[]): string[] {
  const { t } = useTranslation()
  return promises.map(({ quantity, expectedOn }) => {
    const much = plural(quantity)
    return expectedOn === null ? t('awaitedLate', much) : t('awaited', { ...much, day: formatDay(expectedOn) })
  })
}
