import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Confirm } from '~/shared/parts/Confirm'
import { StepFoot } from '~/shared/parts/StepFoot'
import { useBusy } from '~/shared/parts/use-busy'
import type { Reader } from '../shipping/shipping'
import { OrderParcels } from './OrderParcels'
import { bottlesIn } from './parcels'
import type { View } from './search'
import type { Dispatch, Prepared } from './use-dispatch'

interface Props {
  dispatch: Dispatch
  reader: Reader
  onView: (view: View) => void
}

const sumOf = (prepared: readonly Prepared[]) => {
  const parcels = prepared.flatMap(({ draft }) => draft.parcels)
  return {
    orders: prepared.length,
    parcels: parcels.length,
    bottles: parcels.reduce((sum, one) => sum + bottlesIn(one), 0),
  }
}

/** Each order with its parcels, and the act that lets them leave. */
export function ParcelsView({ dispatch, reader, onView }: Props) {
  const { t } = useTranslation('dispatch')
  const { prepared, leaving, refusals, edit, depart } = dispatch
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useBusy()
  const ready = leaving.filter(({ fault }) => fault === null)
  const faulty = leaving.length - ready.length
  const gone = prepared.filter(({ standing }) => standing === 'gone').length
  const { orders, parcels, bottles } = sumOf(ready)
  const words = (key: 'orders' | 'parcels' | 'bottles', count: number) => t(key, plural(count))
  const sum = [t('count', { count: orders }), words('parcels', parcels), words('bottles', bottles)].join(', ')

  return (
    <>
      <Stack as="ol" gap={16} mb={20}>
        {prepared.map((one) => (
          <OrderParcels
            key={one.order.id}
            prepared={one}
            reader={reader}
            refusal={refusals[one.order.id]}
            edit={(by) => edit(one.order, by)}
          />
        ))}
      </Stack>
      <StepFoot
        words={orders > 0 ? sum : t(gone > 0 && faulty === 0 ? 'depart.done' : 'depart.nothing')}
        detail={faulty > 0 ? t('depart.faulty', { count: faulty }) : orders > 0 ? t('depart.told') : undefined}
      >
        <Button variant="default" onClick={() => onView('labels')}>
          {t('depart.labels')}
        </Button>
        <Button
          leftSection={<IconTruckDelivery size={18} aria-hidden />}
          disabled={orders === 0}
          loading={isBusy}
          onClick={() => setAsking(true)}
        >
          {t('depart.action')}
        </Button>
      </StepFoot>
      <Confirm
        opened={isAsking}
        title={t('depart.ask')}
        confirm={t('depart.confirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void run(depart, t('depart.failed'))
        }}
      >
        <p>{t('depart.meaning', { sum })}</p>
        {faulty > 0 && <p>{t('depart.faulty', { count: faulty })}</p>}
      </Confirm>
    </>
  )
}
