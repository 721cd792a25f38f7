import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatMoney } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { itemsOf, type RequestValues } from '../values'

/** Milliseconds after the last change. */
const PAUSE = 300

const POSTCODE = /^\d{5}$/

const simulationQuery = (items: ReturnType<typeof itemsOf>, postcode: string) =>
  queryOptions({
    queryKey: ['taste-simulation', items, postcode],
    queryFn: ({ signal }) => api.post('/taste_and_buy/orders/simulation', { items, postcode }, { signal }),
    enabled: items.length > 0 && POSTCODE.test(postcode),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** What it would cost today, shipping in it; the guest is told again before concluding. */
export function SummaryPanel({ values }: { values: RequestValues }) {
  const { t } = useTranslation('requests')
  const [asked] = useDebouncedValue(values, PAUSE)
  const items = itemsOf(asked.bottles)
  const { data } = useQuery(simulationQuery(items, asked.address.postcode.trim()))
  const shown = items.length > 0 ? data : undefined
  return (
    <Panel title={t('summary.title')}>
      {shown ? (
        <Stack gap={14}>
          <Facts
            facts={[
              ...shown.suppliers.map(
                ({ supplier, shippingPriceTaxIncl }): Fact => [
                  t('summary.shipping', { supplier }),
                  shippingPriceTaxIncl === 0 ? t('summary.free') : formatMoney(shippingPriceTaxIncl),
                ],
              ),
              [t('summary.total'), <b key="total">{formatMoney(shown.totalPriceTaxIncl)}</b>],
            ]}
          />
          {shown.blockers.map(({ propertyPath, message }) => (
            <Notice key={`${propertyPath} ${message}`} tone="attention">
              {message}
            </Notice>
          ))}
          <Hint>{t('summary.later')}</Hint>
        </Stack>
      ) : (
        <Hint>{t('summary.none')}</Hint>
      )}
    </Panel>
  )
}
