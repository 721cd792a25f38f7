import type { TFunction } from 'i18next'
import { formatInteger } from '~/shared/format/format'
import type { ProductImport } from './imports'

const PARTS = ['created', 'changed', 'unchanged', 'faulty'] as const

/** What an import did, or would do as it was checked: "1 188 créés, 12 en erreur". */
export function summaryOf(t: TFunction<'imports'>, { state, counts, result }: ProductImport): string {
  if (state === 'columns') return '–'
  if (state === 'undone' || state === 'failed') {
    const words = t('sum.undone', { count: result.undone, amount: formatInteger(result.undone) })
    return result.kept > 0
      ? `${words}, ${t('sum.kept', { count: result.kept, amount: formatInteger(result.kept) })}`
      : words
  }
  const isAhead = state === 'checking' || state === 'checked'
  const from = isAhead ? counts : result
  const words = PARTS.filter((part) => from[part] > 0).map((part) =>
    t(`sum.${part}`, { count: from[part], amount: formatInteger(from[part]) }),
  )
  return words.length > 0 ? words.join(', ') : t('sum.nothing')
}
