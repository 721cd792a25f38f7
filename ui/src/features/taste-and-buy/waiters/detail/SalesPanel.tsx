import { IconGlassFull } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { rowSource, watched } from '~/shared/table/row-source'
import { salesColumns } from '../../requests/list/columns'
import { guestOf, requests } from '../../requests/request'

/** What one waiter sold, the latest first. */
const salesOf = (waiter: number) =>
  rowSource(
    (query, signal) => api.get('/taste_and_buy/orders', { query: { ...query, waiter: [String(waiter)] }, signal }),
    [...requests.key, 'of-waiter', String(waiter)],
    watched,
  )

/** The requests that a waiter took. */
export function SalesPanel({ waiter: { id } }: { waiter: Waiter }) {
  const { t } = useTranslation('waiters')
  const { t: ofRequests } = useTranslation('requests')
  const columns = useMemo(() => salesColumns(ofRequests), [ofRequests])
  const pages = useRowPages((page) => salesOf(id).page({}, page))
  return (
    <Panel title={t('sales.title')} flush>
      <ContinuousTable
        label={t('sales.title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={(request) => guestOf(request) ?? request.number}
        counted={(count, amount) => ofRequests('count', { count, amount })}
        empty={<EmptyState icon={IconGlassFull} title={t('sales.none')} help={t('sales.noneHelp')} />}
      />
    </Panel>
  )
}
