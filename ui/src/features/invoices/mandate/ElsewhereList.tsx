import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import type { WaitingInvoice } from '../invoice'
import { OrderLinks } from '../OrderLinks'
import { waitingQuery } from '../queries'
import { LongList } from './LongList'
import { keyOf } from './waiting'

const ElsewhereDialog = loadOnIntent(() => import('./ElsewhereDialog').then((part) => part.ElsewhereDialog))

/** What of a supplier that issues its invoices itself waits for them: an order, or what of a customer's month. */
export function ElsewhereList({ supplier }: { supplier: number }) {
  const { t } = useTranslation('invoices')
  const [row, setRow] = useState<WaitingInvoice | null>(null)
  const { data } = useQuery(waitingQuery(supplier))
  const rows = data?.rows.filter(({ deliveries }) => deliveries.length > 0) ?? []
  return (
    <>
      {rows.length > 0 && (
        <LongList label={t('mandate.orders')}>
          {rows.map((one) => (
            <li key={keyOf(one)}>
              <OrderLinks orders={one.orders} />
              <span>{one.customer?.company}</span>
              <span>{t('waiting.parcels', plural(one.parcels))}</span>
              <b>{formatMoney(one.totalPriceTaxIncl)}</b>
              <Button
                variant="default"
                size="compact-sm"
                {...ElsewhereDialog.intent}
                aria-label={t('elsewhere.of', { number: one.orders.map(({ number }) => number).join(', ') })}
                onClick={() => setRow(one)}
              >
                {t('elsewhere.enter')}
              </Button>
            </li>
          ))}
        </LongList>
      )}
      {row && <ElsewhereDialog row={row} onClose={() => setRow(null)} />}
    </>
  )
}
