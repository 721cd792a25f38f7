import type { TFunction } from 'i18next'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import type { States } from '~/shared/document/states'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import classes from './ParametersPage.module.css'
import type { Grid } from './queries'
import { RowActs } from './RowActs'
import { limitWords } from './weight'

const gridStates: States<Grid['status']> = {
  tones: { active: 'done', scheduled: 'progress', replaced: 'neutral', inactive: 'neutral' },
  nameOf: (status) => `parameters:status.${status}`,
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
  const { id, active, department, startsOn, version } = grid
  const name = `${carrier ?? t('grid.everyCarrier')}, ${department ? t('grids.inDepartment', { department }) : t('grid.everywhere')}`
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <b>{name}</b>
        <Hint>{t(grid.status === 'scheduled' ? 'grids.from' : 'grids.since', { date: formatDate(startsOn) })}</Hint>
        <p className={classes.number}>
          {stepsOf(t, grid).map((words, n) => (
            <Fragment key={words}>
              {n > 0 && ', '}
              <span className={classes.unbroken}>{words}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <StateDot of={gridStates} state={grid.status} />
      {mayChange && (
        <div className={classes.acts}>
          <RowActs
            name={name}
            active={active}
            onEdit={() => onOpen(grid)}
            turn={() => api.patch('/shipping_fees/{id}', { version, active: !active }, { path: { id } })}
          />
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
