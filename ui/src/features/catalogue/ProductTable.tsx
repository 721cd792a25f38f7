import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartQuantities } from '~/shared/cart/hooks'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { nextQuantity } from '~/shared/parts/next-quantity'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DataTable } from '~/shared/table/DataTable'
import type { Audience } from './audience'
import classes from './cells.module.css'
import { productColumns } from './columns'
import type { Product } from './product'
import type { CatalogueSearch } from './search'

interface Props {
  products: Product[] | undefined
  audience: Audience
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  isRefreshing: boolean
}

/** The catalogue as a dense table to order from: Enter goes to the next quantity, arrows change it. */
export function ProductTable({ products, audience, search, onChange, isRefreshing }: Props) {
  const { t } = useTranslation('catalogue')
  const quantities = useCartQuantities()
  const box = useRef<HTMLDivElement>(null)
  const columns = useMemo(
    () => productColumns(t, { audience, onRow: (direction) => nextQuantity(box.current, direction) }),
    [t, audience],
  )
  return (
    <div ref={box} className={classes.wide}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={products}
        rowKey={(product) => product['@id']}
        sort={parseSort(search.sort)}
        onSort={(sort) => onChange({ sort: formatSort(sort) as CatalogueSearch['sort'] })}
        isRefreshing={isRefreshing}
        isMarked={(product) => (quantities[product.id] ?? 0) > 0}
        skeletonRows={12}
      />
    </div>
  )
}
