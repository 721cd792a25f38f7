import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { type PromoCode, promoCodeStates, STATUSES } from '../promo-code'
import { promoCodes } from '../queries'
import { promoCodeColumns } from './columns'
import { type PromoCodesSearch, USUAL_SORT } from './search'

/** The list of promo codes, as administrators read it. */
export const promoCodeList = (t: TFunction<'codes'>): List<PromoCode, PromoCodesSearch> => ({
  name: 'promo-codes',
  source: rowSource((query, signal) => api.get('/promo_codes', { query, signal }), promoCodes.key, readOnReturn),
  queryOf: ({ search, status = [], supplier, sort = USUAL_SORT }) => ({
    search,
    status: STATUSES.filter((code) => status.includes(code)),
    supplier: supplier ? [supplier] : [],
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: promoCodeColumns(t),
  sorts: ['createdAt', 'code', 'startsOn', { key: 'endsOn', label: t('column.endsOn') }, 'uses'],
  searchLabel: t('search'),
  filters: [stateFilter(promoCodeStates, t('column.status'), STATUSES), partyFilter('supplier', 200)],
  views: (columns) => <ViewsMenu screen="promo-codes" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
