import type { TFunction } from 'i18next'
import { choiceWords, type FieldWords, listWords, moneyWords, percentWords } from '~/shared/forms/conflict/field-words'
import type { CodeValues } from './values'

/** The fields of a code in words, where somebody else has changed them, too. */
export const codeWords = (t: TFunction<'codes'>, nameOf: (id: string) => string): FieldWords<CodeValues> => ({
  code: t('form.code'),
  label: t('form.label'),
  kind: [t('form.kind'), choiceWords((kind: CodeValues['kind']) => t(`form.kinds.${kind}`))],
  rate: [t('form.rate'), percentWords],
  amount: [t('form.amount'), moneyWords],
  minimum: [t('form.minimum'), moneyWords],
  suppliers: [t('form.suppliers'), listWords(nameOf)],
  products: [t('form.products'), listWords(wineWords)],
  groups: [t('form.groups'), listWords((group: CodeValues['groups'][number]) => t(`groups.${group}`))],
  startsOn: t('form.startsOn'),
  endsOn: t('common:lastDay.label'),
  maxUses: t('form.maxUses'),
  maxUsesPerCustomer: t('form.maxUsesPerCustomer'),
  combinable: t('form.combinable'),
  shown: t('form.shown'),
})

/** Wines of one name are told apart by their references. */
const wineWords = ({ name, reference }: CodeValues['products'][number]) => (reference ? `${name} (${reference})` : name)
