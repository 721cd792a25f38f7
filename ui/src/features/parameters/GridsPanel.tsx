import { Button } from '@mantine/core'
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { GridRow } from './GridRow'
import classes from './ParametersPage.module.css'
import { carriersQuery, type Grid, gridsQuery } from './queries'

const GridDialog = loadOnIntent(() => import('./GridDialog').then((part) => part.GridDialog))

/** The carriage grids that the reader keeps, and those of the platform that count where there is none. */
export function GridsPanel({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('parameters')
  const { data, error, refetch } = useQuery(gridsQuery)
  const carriers = useQuery(carriersQuery).data?.['hydra:member']
  const [open, setOpen] = useState<Grid | 'new' | null>(null)
  const grids = data?.['hydra:member']
  const nameOf = (code: string | null) => carriers?.find((one) => one.code === code)?.label ?? code
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
        byOwner(t, grids).map(([owner, theirs]) => (
          <section key={owner} aria-label={owner}>
            <h3 className={classes.owner}>{owner}</h3>
            <ul>
              {theirs.map((grid) => (
                <GridRow
                  key={grid.id}
                  grid={grid}
                  carrier={nameOf(grid.carrier)}
                  mayChange={isAdmin || grid.warehouse === 'supplier'}
                  onOpen={setOpen}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {open && <GridDialog grid={open === 'new' ? null : open} isAdmin={isAdmin} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

const RANKS = ['supplier', 'dartess', null] as const

/** The grids of each owner, suppliers first: those of the platform count where they have none. */
function byOwner(t: TFunction<'parameters'>, grids: Grid[]): [string, Grid[]][] {
  const found = new Map<string, Grid[]>()
  for (const grid of grids.toSorted((a, b) => RANKS.indexOf(a.warehouse) - RANKS.indexOf(b.warehouse))) {
    const owner = grid.supplier?.company ?? t(`owner.${grid.warehouse ?? 'platform'}`)
    found.set(owner, [...(found.get(owner) ?? []), grid])
  }
  return [...found]
}
