import type { Schemas } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import { formatKilograms } from '~/shared/format/format'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { text } from '~/shared/i18n/i18n'
import { integer, minValue } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import { required } from '~/shared/validation/text-rules'
import type { Grid } from './queries'
import { readGrams, weightProblem } from './weight'

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

export const valuesOf = (grid: Grid | null, isAdmin: boolean): GridValues => ({
  warehouse: grid ? (grid.warehouse ?? '') : isAdmin ? 'dartess' : 'supplier',
  carrier: grid?.carrier ?? '',
  department: grid?.department ?? '',
  basis: grid?.basis ?? 'units',
  steps: grid
    ? grid.steps.map(({ upTo, priceTaxExcl }) => ({
        upTo: grid.basis === 'weight' ? formatKilograms(upTo) : String(upTo),
        priceTaxExcl: toHundredths(priceTaxExcl),
      }))
    : [noStep()],
  beyondTaxExcl: toHundredths(grid?.beyondTaxExcl),
  startsOn: grid?.startsOn ?? businessDay(Date.now()),
})

export const bodyOf = (values: GridValues) => ({
  warehouse: values.warehouse || null,
  carrier: values.carrier || null,
  department: values.department.trim() || null,
  basis: values.basis,
  steps: values.steps.map(({ upTo, priceTaxExcl }) => ({
    upTo: limitOf(values.basis, upTo),
    priceTaxExcl: fromHundredths(priceTaxExcl) ?? 0,
  })),
  beyondTaxExcl: fromHundredths(values.beyondTaxExcl),
  startsOn: values.startsOn ?? businessDay(Date.now()),
})

/** Bottles, or grams; 0 while it cannot be read. */
const limitOf = (basis: Grid['basis'], typed: string) =>
  basis === 'weight' ? (readGrams(typed) ?? 0) : Number(typed) || 0

const bottles = all(required, integer, minValue(1))
const weight = all(required, weightProblem)

export const gridRules = {
  department: (typed: string) => (/^(\d\d)?$/.test(typed.trim()) ? null : text('parameters:grid.departmentWrong')),
  steps: {
    upTo: (typed: string, values: GridValues, path: string) => {
      const { basis } = values
      const wrong = (basis === 'weight' ? weight : bottles)(typed, values)
      const n = Number(path.split('.')[1])
      const before = values.steps[n - 1]?.upTo
      if (wrong || before === undefined || limitOf(basis, typed) > limitOf(basis, before)) return wrong
      return text('parameters:grid.ascending', { before })
    },
    priceTaxExcl: required,
  },
  startsOn: required,
}
