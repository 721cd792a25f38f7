import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import facet from './FacetGroup.module.css'
import classes from './PriceFilter.module.css'
import type { CatalogueSearch } from './search'
import type { ChangeSearch } from './use-catalogue-search'

/** What can be had now, and what ships in mixed cartons. */
export function StockFilter({ search, onChange }: { search: CatalogueSearch; onChange: ChangeSearch }) {
  const { t } = useTranslation('catalogue')
  return (
    <section className={facet.group} aria-label={t('filters.availability')}>
      <h3 className={classes.title}>{t('filters.availability')}</h3>
      <label className={facet.option}>
        <Checkbox
          size="xs"
          checked={search.available ?? false}
          onChange={() => onChange({ available: search.available ? undefined : true })}
        />
        <span className={facet.label}>{t('filters.available')}</span>
      </label>
      <label className={facet.option}>
        <Checkbox
          size="xs"
          checked={search.warehouse === 'dartess'}
          onChange={() => onChange({ warehouse: search.warehouse ? undefined : 'dartess' })}
        />
        <span className={facet.label}>{t('filters.mixable')}</span>
      </label>
    </section>
  )
}
