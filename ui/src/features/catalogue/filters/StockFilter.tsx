import { useTranslation } from 'react-i18next'
import facet from '~/shared/facets/FacetGroup.module.css'
import classes from '~/shared/facets/PriceFilter.module.css'
import { CheckRow } from '~/shared/parts/CheckRow'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { CatalogueSearch } from '../search'

/** What can be had now, and what ships in mixed cartons. */
export function StockFilter({
  search,
  onChange,
}: {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
}) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  return (
    <section className={facet.group} aria-label={t('catalogue-list:filters.availability')}>
      <h2 className={classes.title}>{t('catalogue-list:filters.availability')}</h2>
      <CheckRow
        checked={search.available ?? false}
        onToggle={() => onChange({ available: search.available ? undefined : true })}
      >
        {t('catalogue-list:filters.available')}
      </CheckRow>
      <CheckRow
        checked={search.warehouse === 'dartess'}
        onToggle={() => onChange({ warehouse: search.warehouse ? undefined : 'dartess' })}
      >
        {t('catalogue-list:filters.mixable')}
      </CheckRow>
    </section>
  )
}
