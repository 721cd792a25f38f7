import { Button, Checkbox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { sumEuros } from '~/shared/format/euros'
import { formatDate, formatMoney, plural } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { monthWords, type WaitingInvoice } from '../invoice'
import { OrderLinks } from '../OrderLinks'
import { INVOICES, waitingQuery } from '../queries'
import { LongList } from './LongList'
import classes from './MandatePanel.module.css'
import { chosenBy, keyOf } from './waiting'

/** What of a supplier waits for its invoices, as they would be issued now: held back, or until the month ends. */
export function WaitingPanel({ supplier }: { supplier: number }) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const { data } = useQuery(waitingQuery(supplier))
  const [chosen, setChosen] = useState<string[]>([])
  const [refused, setRefused] = useState<string[]>([])
  const { isBusy, run } = useBusy()
  const rows = data?.rows ?? []
  if (rows.length === 0 && refused.length === 0) return null
  const picked = rows.filter((row) => chosen.includes(keyOf(row)))
  const issue = () =>
    void run(async () => {
      const { results } = await api.post('/invoices/bulk', {
        supplier: `/api/users/${supplier}`,
        rows: picked.map(chosenBy),
      })
      const numbers = results.flatMap(({ invoices }) => invoices.map(({ number }) => number))
      setChosen([])
      setRefused(results.flatMap(({ error }) => (error ? [error.message] : [])))
      void client.invalidateQueries({ queryKey: INVOICES })
      if (numbers.length > 0) toast.success(t('waiting.done', { count: numbers.length, numbers: numbers.join(', ') }))
    }, t('failed'))
  return (
    <Panel title={t('waiting.title')}>
      <div className={classes.rows}>
        <p>{t('waiting.lead')}</p>
        {refused.map((words) => (
          <Notice key={words} tone="attention">
            {words}
          </Notice>
        ))}
        <LongList label={t('waiting.title')}>
          {rows.map((row) => (
            <Row
              key={keyOf(row)}
              row={row}
              isChosen={chosen.includes(keyOf(row))}
              onChoose={(isChosen) =>
                setChosen((before) => (isChosen ? [...before, keyOf(row)] : before.filter((one) => one !== keyOf(row))))
              }
            />
          ))}
        </LongList>
        <div className={classes.actions}>
          <Button disabled={picked.length === 0} loading={isBusy} onClick={issue}>
            {t('waiting.issue')}
          </Button>
          {picked.length > 0 && (
            <b>
              {t('waiting.sum', {
                count: picked.reduce((sum, { invoices }) => sum + invoices, 0),
                amount: formatMoney(sumEuros(picked.map(({ totalPriceTaxIncl }) => totalPriceTaxIncl))),
              })}
            </b>
          )}
        </div>
      </div>
    </Panel>
  )
}

function Row(props: { row: WaitingInvoice; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { t, i18n } = useTranslation('invoices')
  const { customer, orders, parcels, month, dueOn, totalPriceTaxIncl, error } = props.row
  const name = customer?.company ?? orders[0]?.number ?? t('one')
  return (
    <li>
      <Checkbox
        size="md"
        classNames={{ body: classes.choice ?? '' }}
        label={name}
        aria-label={t('waiting.choose', { name })}
        checked={props.isChosen}
        disabled={error !== null}
        onChange={({ currentTarget: { checked } }) => props.onChoose(checked)}
      />
      <OrderLinks orders={orders} />
      <span>{t('waiting.parcels', plural(parcels))}</span>
      {dueOn && <span>{t('waiting.dueOn', { date: formatDate(dueOn) })}</span>}
      <span>{error ? error.message : month && t('waiting.month', { month: monthWords(month, i18n.language) })}</span>
      <b>{formatMoney(totalPriceTaxIncl)}</b>
    </li>
  )
}
