import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas, WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { formatMoney } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { itemsOf, type RequestValues, wineAt, withWine } from '../values'

/** Milliseconds after the last change. */
const PAUSE = 300

const POSTCODE = /^\d{5}$/

const simulationQuery = (items: ReturnType<typeof itemsOf>, postcode: string) =>
  queryOptions({
    queryKey: ['taste-simulation', items, postcode],
    queryFn: ({ signal }) => api.post('/taste_and_buy/orders/simulation', { items, postcode }, { signal }),
    staleTime: 30_000,
  })

/** What it would cost today, shipping in it; the guest is told again before concluding. */
export function SummaryPanel({ values, wines }: { values: RequestValues; wines: WineList }) {
  const { t } = useTranslation('requests')
  const [{ bottles, address }] = useDebouncedValue(values, PAUSE)
  const items = itemsOf(bottles)
  const postcode = address.postcode.trim()
  const isWhole = items.length > 0 && POSTCODE.test(postcode)
  const { data, error, refetch } = useQuery({ ...simulationQuery(items, postcode), enabled: isWhole })
  return (
    <Panel title={t('summary.title')}>
      {!isWhole ? (
        <Hint>{t('summary.none')}</Hint>
      ) : data ? (
        <Simulated simulated={data} wineAt={wineAt(wines, bottles)} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton height={96} />
      )}
    </Panel>
  )
}

/** Loaded when a wine is awaited. */
const AwaitedNotice = lazy(() => import('./AwaitedNotice').then((part) => ({ default: part.AwaitedNotice })))

interface SimulatedProps {
  simulated: Schemas['TasteandbuySimulatedRequest']
  wineAt: (path: string) => string
}

function Simulated({ simulated: { items, suppliers, totalPriceTaxIncl, blockers }, wineAt: wine }: SimulatedProps) {
  const { t } = useTranslation('requests')
  return (
    <Stack gap={14}>
      <Facts
        facts={[
          ...suppliers.map(
            ({ supplier, shippingPriceTaxIncl }): Fact => [
              t('summary.shipping', { supplier }),
              shippingPriceTaxIncl === 0 ? t('summary.free') : formatMoney(shippingPriceTaxIncl),
            ],
          ),
          [t('summary.total'), <b key="total">{formatMoney(totalPriceTaxIncl)}</b>],
        ]}
      />
      <Suspense>
        {items.map((item) => item.promises.length > 0 && <AwaitedNotice key={item.product.id} {...item} />)}
      </Suspense>
      {blockers.map(({ propertyPath, message }) => (
        <Notice key={`${propertyPath} ${message}`} tone="attention">
          {withWine(wine(propertyPath), message)}
        </Notice>
      ))}
      <Hint>{t('summary.later')}</Hint>
    </Stack>
  )
}
