import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { plural } from '~/shared/format/format'
import { jumpTo } from '~/shared/parts/jump-to'
import { Notice } from '~/shared/parts/Notice'
import { issuesOf, placeOf, pricePlaceOf, wineBySupplier } from './wine-list'

/** What the law wants on a wine list and is not there yet, wine by wine; each leads to its row. */
export function IssuesNotice({ list: { entries } }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  const wanting = entries.filter(({ issues }) => issues.length > 0)
  if (wanting.length === 0) return null
  return (
    <Notice tone="attention" title={t('issues.title', plural(wanting.length))}>
      <ul>
        {wanting.map((entry) => (
          <li key={entry.id}>
            <Anchor
              component="button"
              type="button"
              inherit
              ta="left"
              onClick={() => jumpTo(entry.issues.includes('price') ? pricePlaceOf(entry) : placeOf(entry))}
            >
              {t('issues.of', { wine: wineBySupplier(t, entry), issues: issuesOf(t, entry) })}
            </Anchor>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
