import type { TFunction } from 'i18next'
import { formatMoney } from '~/shared/format/format'
import { choiceWords, type FieldWords, listWords, moneyWords } from '~/shared/forms/conflict/field-words'
import type { GridValues } from './grid-values'

/** The fields of a grid in words, where somebody else has changed them, too. */
export const gridWords = (t: TFunction<'parameters'>): FieldWords<GridValues> => ({
  carrier: [t('grid.carrier'), (code: string) => code || t('grid.everyCarrier')],
  department: [t('grid.department'), (code: string) => code || t('grid.everywhere')],
  basis: [t('grid.basis'), choiceWords((basis: GridValues['basis']) => t(`basis.${basis}`))],
  steps: [
    t('grid.steps'),
    (steps: GridValues['steps'], _, { basis }: GridValues) =>
      listWords(({ upTo, priceTaxExcl }: GridValues['steps'][number]) =>
        t(`grids.step.${basis}`, { price: formatMoney((priceTaxExcl ?? 0) / 100), amount: upTo }),
      )(steps),
  ],
  beyondTaxExcl: [t('grid.beyondLast'), moneyWords],
  startsOn: t('grid.startsOn'),
})
