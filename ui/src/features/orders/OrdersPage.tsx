import { Button } from '@mantine/core'
import { IconReceipt2, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { FilterChips } from '~/shared/parts/FilterChips'
import { rememberList } from '~/shared/parts/list-memory'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Pager } from '~/shared/parts/Pager'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { DataTable } from '~/shared/table/DataTable'
import { filterChips } from './chips'
import { orderColumns, partiesFor } from './columns'
import { OrderFilters } from './OrderFilters'
import classes from './OrdersPage.module.css'
import { ordersQuery } from './queries'
import { StatusTabs } from './StatusTabs'
import { isFiltered, noFilters, type OrderSearch } from './search'

/** The orders a person may see; everything chosen here is in the URL. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const [search, change] = useListSearch<OrderSearch>()
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const parties = useMemo(() => partiesFor(group), [group])
  const columns = useMemo(() => orderColumns(t, parties), [t, parties])
  const orders = useQuery(ordersQuery(search))
  useEffect(() => rememberList('/orders', '/orders', search), [search])

  const total = orders.data?.['hydra:totalItems']
  const isNarrowed = isFiltered(search) || search.tab !== undefined
  const chips = filterChips(t, search, change)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={total === undefined ? '\u00A0' : t('count', { count: total, amount: formatInteger(total) })}
      />
      <Panel flush>
        <StatusTabs tab={search.tab} onTab={(tab) => change({ tab, status: undefined })} />
        <OrderFilters search={search} onChange={change} parties={parties} />
        {chips.length > 0 && (
          <div className={classes.chips}>
            <FilterChips chips={chips} onClear={() => change(noFilters)} />
          </div>
        )}
        {orders.isError && !orders.data ? (
          <ErrorState error={orders.error} onRetry={() => orders.refetch()} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={orders.data?.['hydra:member']}
            rowKey={(order) => order['@id']}
            sort={parseSort(search.sort ?? '-createdAt')}
            onSort={(sort) => change({ sort: formatSort(sort) as OrderSearch['sort'] })}
            isRefreshing={orders.isPlaceholderData}
            skeletonRows={12}
            empty={
              <EmptyState
                icon={isNarrowed ? IconSearchOff : IconReceipt2}
                title={t('noResult')}
                help={t(isNarrowed ? 'empty.filtered' : `empty.${parties[0] ?? 'customer'}`)}
                action={
                  isNarrowed ? (
                    <Button variant="default" onClick={() => change({ ...noFilters, tab: undefined })}>
                      {t('empty.clear')}
                    </Button>
                  ) : (
                    <Button component={Link} to="/products" variant="default">
                      {t('empty.catalogue')}
                    </Button>
                  )
                }
              />
            }
          />
        )}
        <Pager
          page={search.page ?? 1}
          total={total ?? 0}
          capped={orders.data?.totalItemsCapped ?? false}
          {...(search.size ? { itemsPerPage: search.size } : {})}
          onPage={(page) => change({ page: page === 1 ? undefined : page })}
          onItemsPerPage={(size) => change({ size })}
        />
      </Panel>
    </>
  )
}
