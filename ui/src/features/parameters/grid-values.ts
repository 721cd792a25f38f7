import type { Schemas } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { text } from '~/shared/i18n/i18n'
import { integer, minValue } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import { required } from '~/shared/validation/text-rules'
import type { Grid } from './queries'

export type GridBody = Schemas['PricingShippingFeeDraft']

/** A grid as its form has it: prices in cents, limits as they are typed, in bottles or kilograms. */
export interface GridValues extends Record<string, unknown> {
  warehouse: 'dartess' | 'supplier' | ''
  carrier: string
  department: string
  basis: Grid['basis']
  steps: { upTo: string; priceTaxExcl: number | null }[]
  beyondTaxExcl: number | null
  startsOn: string | null
}

export const noStep = () => ({ upTo: '', priceTaxExcl: null })

const GRAMS = 1000

export const valuesOf = (grid: Grid | null, isAdmin: boolean): GridValues => ({
  warehouse: grid ? (grid.warehouse ?? '') : isAdmin ? 'dartess' : 'supplier',
  carrier: grid?.carrier ?? '',
  department: grid?.department ?? '',
  basis: grid?.basis ?? 'units',
  steps: grid
    ? grid.steps.map(({ upTo, priceTaxExcl }) => ({
        upTo: String(grid.basis === 'weight' ? upTo / GRAMS : upTo),
        priceTaxExcl: toHundredths(priceTaxExcl),
      }))
    : [noStep()],
  beyondTaxExcl: toHundredths(grid?.beyondTaxExcl),
  startsOn: grid?.startsOn ?? businessDay(Date.now()),
})

export const bodyOf = (values: GridValues) =>
  ({
    warehouse: values.warehouse || null,
    carrier: values.carrier || null,
    department: values.department.trim() || null,
    basis: values.basis,
    steps: values.steps.map(({ upTo, priceTaxExcl }) => ({
      upTo: Number(upTo) * (values.basis === 'weight' ? GRAMS : 1),
      priceTaxExcl: fromHundredths(priceTaxExcl) ?? 0,
    })),
    beyondTaxExcl: fromHundredths(values.beyondTaxExcl),
    startsOn: values.startsOn ?? businessDay(Date.now()),
  }) satisfies GridBody

const upTo = all(required, integer, minValue(1))

export const gridRules = {
  department: (typed: string) => (/^(\d\d)?$/.test(typed.trim()) ? null : text('parameters:grid.departmentWrong')),
  steps: {
    upTo: (typed: string, values: GridValues, path: string) => {
      const wrong = upTo(typed, values)
      const n = Number(path.split('.')[1])
      const before = values.steps[n - 1]?.upTo
      if (wrong || before === undefined || Number(typed) > Number(before)) return wrong
      return text('parameters:grid.ascending', { before })
    },
    priceTaxExcl: required,
  },
  startsOn: required,
}
