import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { plural, wineOf } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'

/** What the law wants on a wine list and is not there yet, wine by wine. */
export function IssuesNotice({ list: { entries } }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  const wanting = entries.filter(({ issues }) => issues.length > 0)
  if (wanting.length === 0) return null
  return (
    <Notice tone="attention" title={t('issues.title', plural(wanting.length))}>
      <ul>
        {wanting.map(({ id, product, issues }) => (
          <li key={id}>
            {t('issues.of', { wine: wineOf(product), issues: issues.map((code) => t(`issues.${code}`)).join(', ') })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
