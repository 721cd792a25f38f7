import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import type { Role } from '~/shared/order/parties'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { chosenTags } from './list-query'
import classes from './StockFilters.module.css'
import { StockTagDot } from './StockTagDot'
import { type StockSearch, WAREHOUSES } from './search'
import { TAGS } from './stock'

// A list to search in is more code than the stock needs at once.
const PartyFilter = lazy(() => import('~/shared/order/PartyFilter').then((part) => ({ default: part.PartyFilter })))

const SELLER: Role = 'supplier'

interface Props {
  search: StockSearch
  onChange: ChangeSearch<StockSearch>
  withSupplier: boolean
  /** Below one another, in the drawer. */
  isStacked: boolean
}

/** State, warehouse and, for administrators, supplier of the list. */
export function StockFilters({ search, onChange, withSupplier, isStacked }: Props) {
  const { t } = useTranslation('stock')
  return (
    <>
      <ChoiceFilter
        label={t('filter.tag')}
        codes={TAGS}
        row={(code) => <StockTagDot tag={code} />}
        chosen={chosenTags(search)}
        onChange={(tag) => onChange({ tag: tag.length > 0 ? tag : undefined, tab: undefined })}
        isStacked={isStacked}
      />
      <ChoiceFilter
        label={t('filter.warehouse')}
        codes={WAREHOUSES}
        row={(code) => t(`warehouse.${code}`)}
        chosen={search.warehouse ? [search.warehouse] : []}
        onChange={(codes) => onChange({ warehouse: codes.find((code) => code !== search.warehouse) })}
        isStacked={isStacked}
      />
      {withSupplier && (
        <div className={isStacked ? undefined : classes.field}>
          <Suspense>
            <PartyFilter role={SELLER} value={search.supplier} onChange={(supplier) => onChange({ supplier })} />
          </Suspense>
        </div>
      )}
    </>
  )
}
