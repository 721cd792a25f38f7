import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { StateDot } from '~/shared/document/StateDot'
import { choiceFilter } from '~/shared/list/choice-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import type { ProductTag } from '~/shared/product/product'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { STOCK } from '../queries'
import { type Stock, TAGS, tagStates } from '../stock'
import { stockColumns } from './columns'
import { type StockSearch, type TABS, USUAL_SORT, WAREHOUSES } from './search'

/** What each part of the list holds, as the summary counts it. */
const tabs: Record<(typeof TABS)[number], ProductTag[]> = {
  low: ['stock_alert', 'insufficient_stock'],
  out: ['out_of_stock'],
  pending: ['pending_receipt'],
}

const isTag = (value: string): value is (typeof TAGS)[number] => (TAGS as readonly string[]).includes(value)

const chosenTags = ({ tag = [] }: StockSearch) => [...new Set(tag.filter(isTag))]

/** What the summary sums: the list without its part and its tags. */
export const stockScope = ({ search, warehouse, supplier }: StockSearch): Query => ({
  search,
  warehouse,
  supplier: supplier ? [supplier] : [],
})

/** The list of stock; administrators also read whose it is. */
export function stockList(t: TFunction<'stock'>, withSupplier: boolean): List<Stock, StockSearch> {
  return {
    name: 'stock',
    source: rowSource((query, signal) => api.get('/stock', { query, signal }), STOCK, watched),
    queryOf: (search) => {
      const chosen = chosenTags(search)
      return {
        ...stockScope(search),
        tag: chosen.length > 0 || !search.tab ? chosen : tabs[search.tab],
        ...orderQuery(search.sort ?? USUAL_SORT),
      }
    },
    usualSort: USUAL_SORT,
    columns: stockColumns(t, withSupplier),
    sorts: ['name', ...(withSupplier ? ['supplier'] : []), 'onHand', 'available', 'incoming', 'value', 'daysOfCover'],
    headSorts: ['reserved'],
    searchLabel: t('filter.search'),
    filters: [
      choiceFilter({
        key: 'tag',
        label: t('filter.tag'),
        codes: TAGS,
        name: (code) => t(`enums:order_tag.${code}`),
        row: (code) => <StateDot of={tagStates} state={code} />,
        chosen: chosenTags,
        resets: { tab: undefined },
      }),
      choiceFilter({
        key: 'warehouse',
        label: t('filter.warehouse'),
        codes: WAREHOUSES,
        name: (code) => t(`warehouse.${code}`),
        isSingle: true,
      }),
      ...(withSupplier ? [partyFilter<StockSearch>('supplier', 190)] : []),
    ],
    views: (columns) => <ViewsMenu screen="stock" columns={columns} />,
    counted: (count, amount) => t('products', { count, amount }),
  }
}
