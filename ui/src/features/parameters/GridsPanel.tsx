import { Button } from '@mantine/core'
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import { useBusy } from '~/shared/parts/use-busy'
import { GridDialog } from './GridDialog'
import classes from './ParametersPage.module.css'
import { type Grid, gridsQuery, readAgain } from './queries'

const tones: Record<Grid['status'], StatusTone> = {
  active: 'done',
  scheduled: 'progress',
  replaced: 'neutral',
  inactive: 'neutral',
}

/** The carriage grids that the reader keeps, and those of the platform that count where there is none. */
export function GridsPanel({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('parameters')
  const { data, error, refetch } = useQuery(gridsQuery)
  const [open, setOpen] = useState<Grid | 'new' | null>(null)
  const grids = data?.['hydra:member']
  return (
    <Panel
      title={t('grids.title')}
      flush
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => setOpen('new')}
        >
          {t('grid.create')}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !grids ? (
        <RowsSkeleton rows={4} />
      ) : grids.length === 0 ? (
        <EmptyState icon={IconTruckDelivery} title={t('grids.empty')} help={t('grids.emptyHelp')} />
      ) : (
        <ul>
          {grids.map((grid) => (
            <GridRow key={grid.id} grid={grid} mayChange={isAdmin || grid.warehouse === 'supplier'} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {open && <GridDialog grid={open === 'new' ? null : open} isAdmin={isAdmin} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

interface RowProps {
  grid: Grid
  mayChange: boolean
  onOpen: (grid: Grid) => void
}

function GridRow({ grid, mayChange, onOpen }: RowProps) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const { id, active, carrier, department, startsOn } = grid
  const name = `${carrier ?? t('grid.everyCarrier')}, ${department ?? t('grid.everywhere')}`
  const toggle = () =>
    run(async () => {
      await api.patch('/shipping_fees/{id}', { active: !active }, { path: { id } })
      await readAgain(client)
    }, t('failed'))
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <b>{name}</b>
        <Dim as="p" size={13}>
          {grid.supplier?.company ?? t(`owner.${grid.warehouse ?? 'platform'}`)} ·{' '}
          {t('grids.since', { date: formatDate(startsOn) })}
        </Dim>
        <p className={classes.number}>{stepsOf(t, grid)}</p>
      </div>
      <StatusDot tone={tones[grid.status]} label={t(`status.${grid.status}`)} />
      {mayChange && (
        <>
          <Button variant="default" aria-label={t('grids.editOf', { name })} onClick={() => onOpen(grid)}>
            {t('grids.edit')}
          </Button>
          <Button
            variant="subtle"
            loading={isBusy}
            aria-label={t(active ? 'grids.stopOf' : 'grids.resumeOf', { name })}
            onClick={() => void toggle()}
          >
            {t(active ? 'grids.stop' : 'grids.resume')}
          </Button>
        </>
      )}
    </li>
  )
}

/** What a grid asks, in words: "12,00 € jusqu’à 12 bouteilles, 0,60 € au-delà". */
function stepsOf(t: TFunction<'parameters'>, { basis, steps, beyondTaxExcl }: Grid): string {
  if (steps.length === 0 && beyondTaxExcl === null) return t('grids.closed')
  const words = steps.map(({ upTo, priceTaxExcl }) =>
    t(`grids.step.${basis}`, {
      price: formatMoney(priceTaxExcl),
      amount: formatInteger(basis === 'weight' ? upTo / 1000 : upTo),
    }),
  )
  const beyond =
    beyondTaxExcl === null ? t('grids.noBeyond') : t(`grids.beyond.${basis}`, { price: formatMoney(beyondTaxExcl) })
  return [...words, beyond].join(', ')
}
