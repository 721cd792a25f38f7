import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import { useBusy } from '~/shared/parts/use-busy'
import classes from './ParametersPage.module.css'
import { type Grid, readAgain } from './queries'
import { limitWords } from './weight'

const tones: Record<Grid['status'], StatusTone> = {
  active: 'done',
  scheduled: 'progress',
  replaced: 'neutral',
  inactive: 'neutral',
}

interface RowProps {
  grid: Grid
  /** What its carrier is called; null where it counts for every carrier. */
  carrier: string | null
  mayChange: boolean
  onOpen: (grid: Grid) => void
}

/** One grid: for whom, what it asks, and whether it counts. */
export function GridRow({ grid, carrier, mayChange, onOpen }: RowProps) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const { id, active, department, startsOn, version } = grid
  const name = `${carrier ?? t('grid.everyCarrier')}, ${department ? t('grids.inDepartment', { department }) : t('grid.everywhere')}`
  const toggle = () =>
    run(async () => {
      try {
        await api.patch('/shipping_fees/{id}', { version, active: !active }, { path: { id } })
      } finally {
        await readAgain(client)
      }
    }, t('failed'))
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <b>{name}</b>
        <Dim as="p" size={13}>
          {t(grid.status === 'scheduled' ? 'grids.from' : 'grids.since', { date: formatDate(startsOn) })}
        </Dim>
        <p className={classes.number}>
          {stepsOf(t, grid).map((words, n) => (
            <Fragment key={words}>
              {n > 0 && ', '}
              <span className={classes.unbroken}>{words}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <StatusDot tone={tones[grid.status]} label={t(`status.${grid.status}`)} />
      {mayChange && (
        <div className={classes.acts}>
          <Button variant="default" aria-label={t('grids.editOf', { name })} onClick={() => onOpen(grid)}>
            {t('grids.edit')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            loading={isBusy}
            aria-label={t(active ? 'grids.stopOf' : 'grids.resumeOf', { name })}
            onClick={() => void toggle()}
          >
            {t(active ? 'grids.stop' : 'grids.resume')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What a grid asks, step by step: "12,00 € jusqu’à 12 bouteilles", "puis 0,60 € la bouteille". */
function stepsOf(t: TFunction<'parameters'>, { basis, steps, beyondTaxExcl }: Grid): string[] {
  if (steps.length === 0 && beyondTaxExcl === null) return [t('grids.closed')]
  const words = steps.map(({ upTo, priceTaxExcl }) =>
    t(`grids.step.${basis}`, {
      price: formatMoney(priceTaxExcl),
      amount: limitWords(basis, upTo),
    }),
  )
  const beyond =
    beyondTaxExcl === null ? t('grids.noBeyond') : t(`grids.beyond.${basis}`, { price: formatMoney(beyondTaxExcl) })
  return [...words, beyond]
}
