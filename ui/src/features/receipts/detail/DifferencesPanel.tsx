import { useTranslation } from 'react-i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { differenceWords } from '../differences'
import type { Difference } from '../receipt'

/** What did not come as announced, line by line, in words. */
export function DifferencesPanel({ differences }: { differences: Difference[] }) {
  const { t } = useTranslation('receipts')
  return (
    <Notice
      tone="attention"
      title={t('differences.title', { count: differences.length, amount: formatInteger(differences.length) })}
    >
      <ul>
        {differences.map((difference) => (
          <li key={difference.line.id}>
            <b>{wineOf(difference.line.product)}</b> : {differenceWords(t, difference).join(', ')}
            {difference.line.note && ` (${difference.line.note})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
