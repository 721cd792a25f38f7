import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useCartQuantities } from '~/shared/cart/hooks'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Product } from '~/shared/product/product'
import classes from '~/shared/product/product-cells.module.css'
import { pricedFor } from '~/shared/product/product-query'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { type Columns, keyOf } from '~/shared/table/columns'
import type { RowHeights } from '~/shared/table/row-height'
import { useRowPages } from '~/shared/table/row-pages'
import { rowSource } from '~/shared/table/row-source'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { useTableWidth } from '~/shared/table/use-table-width'
import { type CatalogueSearch, listQuery, sortOf } from '../search'
import { ProductBulkBar } from './ProductBulkBar'
import type { Workbench } from './workbench'

interface Props {
  columns: Columns<Product>
  view: TableView
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  /** Sellers look at their own goods without ordering them. */
  canOrder: boolean
  /** For whom it is priced; null: the viewer. */
  customer: number | null
  empty: ReactNode
  /** What the order comes to; stays at the bottom of the screen. */
  dock: ReactNode
  /** What else can be done to chosen products. */
  bulk: Workbench['bulk'] | undefined
}

/** Room for a name of two lines and its origin; for one line; for a card with its quantity. */
const heights: RowHeights = { comfortable: 64, compact: 48, card: 124 }

const products = rowSource((query, signal) => api.get('/products', { query, signal }), ['products', 'rows'])

/** Columns whose heads sort. */
const SORTED = ['name', 'supplier', 'priceTaxExcl']

const nameOf = (product: Product) => product.name

/** The whole catalogue as one dense table to order from: Enter goes to the next quantity, arrows change it. */
export function ProductTable({ columns, view, search, onChange, canOrder, customer, empty, dock, bulk }: Props) {
  const { t } = useTranslation('catalogue')
  const quantities = useCartQuantities()
  const pages = useRowPages((page) => products.page({ ...listQuery(search, canOrder), ...pricedFor(customer) }, page))
  const selection = useSelection(pages, keyOf)
  const isCards = useTableWidth() === 'cards'
  return (
    <div className={classes.table}>
      <ContinuousTable
        label={t('title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={nameOf}
        shown={view.shown}
        density={view.density}
        heights={heights}
        sort={parseSort(sortOf(search))}
        sorts={SORTED}
        onSort={(sort) => onChange({ sort: formatSort(sort) as CatalogueSearch['sort'] })}
        isMarked={(product) => (quantities[product.id] ?? 0) > 0}
        {...((canOrder || bulk) && !isCards ? { selection } : {})}
        bulk={
          selection.count > 0 ? (
            <ProductBulkBar selection={selection} pages={pages} canOrder={canOrder}>
              {bulk?.(selection, pages)}
            </ProductBulkBar>
          ) : (
            dock
          )
        }
        counted={(count, amount) => t('count', { count, amount })}
        empty={empty}
      />
    </div>
  )
}
