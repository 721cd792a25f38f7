import { Button } from '@mantine/core'
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatKilograms, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { StatusDot } from '~/shared/parts/StatusDot'
import classes from './ParametersPage.module.css'
import { type Carrier, carriersQuery } from './queries'
import { RowActs } from './RowActs'

const RelaysDialog = loadOnIntent(() => import('./RelaysDialog').then((part) => part.RelaysDialog))

const CarrierDialog = loadOnIntent(() => import('./CarrierDialog').then((part) => part.CarrierDialog))

/** Who delivers, and to which pickup points. */
export function CarriersPanel() {
  const { t } = useTranslation('parameters')
  const { data, error, refetch } = useQuery(carriersQuery)
  const [open, setOpen] = useState<Carrier | 'new' | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const carriers = data?.['hydra:member']
  const relaysOf = carriers?.find(({ code }) => code === shown)
  return (
    <Panel
      title={t('carriers.title')}
      flush
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => setOpen('new')}
        >
          {t('carriers.create')}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : carriers?.length === 0 ? (
        <EmptyState icon={IconTruckDelivery} title={t('carriers.empty')} help={t('carriers.emptyHelp')} />
      ) : carriers ? (
        <ul className={classes.carriers}>
          {carriers.map((one) => (
            <CarrierRow key={one.code} carrier={one} onOpen={() => setOpen(one)} onRelays={() => setShown(one.code)} />
          ))}
        </ul>
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {open && <CarrierDialog carrier={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {relaysOf && <RelaysDialog carrier={relaysOf} onClose={() => setShown(null)} />}
    </Panel>
  )
}

function CarrierRow({ carrier, onOpen, onRelays }: { carrier: Carrier; onOpen: () => void; onRelays: () => void }) {
  const { t } = useTranslation('parameters')
  const { code, label, delay, delivery, maxWeightGrams, active, relays, version } = carrier
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <b>{label}</b>
        <Hint>
          {t(`delivery.${delivery}`)} · {delay}
          {maxWeightGrams !== null && ` · ${t('carriers.upTo', { amount: formatKilograms(maxWeightGrams) })}`}
        </Hint>
      </div>
      <StatusDot tone={active ? 'done' : 'neutral'} label={t(active ? 'status.active' : 'status.inactive')} />
      <div className={classes.acts}>
        {delivery === 'relay' && (
          <Button variant="subtle" color="gray" onClick={onRelays}>
            {t('carriers.relays', plural(relays.length))}
          </Button>
        )}
        <RowActs
          name={label}
          active={active}
          onEdit={onOpen}
          turn={() => api.patch('/carriers/{code}', { version, active: !active }, { path: { code } })}
        />
      </div>
    </li>
  )
}
