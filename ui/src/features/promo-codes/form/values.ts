import { api } from '~/shared/api/client'
import { fold } from '~/shared/format/fold'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { text } from '~/shared/i18n/i18n'
import { lastDay } from '~/shared/validation/last-day'
import { between, integer } from '~/shared/validation/number-rules'
import { all, type Rule } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { GROUPS, isUsed, type PromoCode, type PromoCodeGroup, today } from '../promo-code'
import type { Conditions } from '../words'

/** A wine that a code counts on. */
type ChosenProduct = PromoCode['products'][number]

export const KINDS = ['percent', 'amount'] as const

/** A code as its form and its draft have it: cents, basis points, and '' or null for what is left open. */
export interface CodeValues extends Record<string, unknown> {
  code: string
  label: string
  kind: (typeof KINDS)[number]
  rate: number | null
  amount: number | null
  minimum: number | null
  /** Ids. */
  suppliers: string[]
  products: ChosenProduct[]
  groups: PromoCodeGroup[]
  startsOn: string | null
  endsOn: string | null
  maxUses: string
  maxUsesPerCustomer: string
  combinable: boolean
  shown: boolean
}

/** A code as it is compared, however it was typed: without accents and spaces, in capitals ("noël 25" is NOEL25). */
const foldCode = (typed: string) => fold(typed).replaceAll(/\s/g, '').toUpperCase()

/** What the server takes. */
const CODE = /^[\p{L}\p{N}_-]{3,32}$/u
const LABEL = 120
const MOST_USES = 1_000_000
/** Cents. */
const MOST = 1_000_000_00

export const newCode = (): CodeValues => ({
  code: '',
  label: '',
  kind: 'percent',
  rate: null,
  amount: null,
  minimum: null,
  suppliers: [],
  products: [],
  groups: [],
  startsOn: today(),
  endsOn: null,
  maxUses: '',
  maxUsesPerCustomer: '',
  combinable: false,
  shown: false,
})

/** A code that exists, as its form begins. */
export const valuesOf = (code: PromoCode): CodeValues => ({
  code: code.code,
  label: code.label,
  kind: code.rate === null ? 'amount' : 'percent',
  rate: code.rate === null ? null : toHundredths(code.rate),
  amount: code.amount === null ? null : toHundredths(code.amount),
  minimum: code.minimum === 0 ? null : toHundredths(code.minimum),
  suppliers: code.suppliers.map(({ id }) => String(id)),
  products: code.products,
  groups: GROUPS.filter((group) => code.groups.includes(group)),
  startsOn: code.startsOn,
  endsOn: code.endsOn,
  maxUses: wordOf(code.maxUses),
  maxUsesPerCustomer: wordOf(code.maxUsesPerCustomer),
  combinable: code.combinable,
  shown: code.shown,
})

const wordOf = (count: number | null) => (count === null ? '' : String(count))

/** A number of times; what is no number counts as none until it is refused. */
const countOf = (word: string) => (/^\d+$/.test(word.trim()) ? Number(word) : null)

/** What the server is told of a code. */
export const bodyOf = (values: CodeValues) => ({
  code: foldCode(values.code),
  label: values.label.trim(),
  rate: values.kind === 'percent' ? fromHundredths(values.rate) : null,
  amount: values.kind === 'amount' ? fromHundredths(values.amount) : null,
  minimum: fromHundredths(values.minimum) ?? 0,
  suppliers: values.suppliers.map((id) => `/api/users/${id}`),
  products: values.products.map((product) => product['@id']),
  groups: values.groups,
  startsOn: values.startsOn ?? today(),
  endsOn: values.endsOn,
  maxUses: countOf(values.maxUses),
  maxUsesPerCustomer: countOf(values.maxUsesPerCustomer),
  combinable: values.combinable,
  shown: values.shown,
})

/** What of a code was changed: a code that has served refuses even the same word again for what is frozen. */
export function changesOf(before: CodeValues, after: CodeValues): Partial<ReturnType<typeof bodyOf>> {
  const old = bodyOf(before)
  return Object.fromEntries(
    Object.entries(bodyOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
    ),
  )
}

export const createCode = (values: CodeValues): Promise<PromoCode> => api.post('/promo_codes', bodyOf(values))

export const saveCode = (code: PromoCode, values: CodeValues): Promise<PromoCode> =>
  api.patch(
    '/promo_codes/{id}',
    { version: code.version, ...changesOf(valuesOf(code), values) },
    { path: { id: code.id }, ...ASKED },
  )

const of =
  (kind: CodeValues['kind'], rule: Rule): Rule<unknown, CodeValues> =>
  (value, values) =>
    values.kind === kind ? rule(value, null) : null

/** The rules of a code; of one that has served, limits may not fall below its uses. */
export const codeRules = (code: PromoCode | null) => ({
  code: (word: string) =>
    all(required, (folded: string) => (CODE.test(folded) ? null : text('codes:form.codeWrong')))(foldCode(word), null),
  label: all(required, max(LABEL)),
  rate: of(
    'percent',
    all(
      required,
      between(1, 10_000, (points) => formatPercent(points / 100)),
    ),
  ),
  amount: of(
    'amount',
    all(
      required,
      between(1, MOST, (cents) => formatMoney(cents / 100)),
    ),
  ),
  suppliers: required,
  startsOn: required,
  endsOn: lastDay,
  maxUses: all(integer, between(1, MOST_USES), (uses: unknown) =>
    code && isUsed(code) && uses !== '' && Number(uses) < code.uses
      ? text('codes:form.usesBelow', { count: code.uses, amount: code.uses })
      : null,
  ),
  maxUsesPerCustomer: all(integer, between(1, MOST_USES)),
})

/** What is being entered, as its sentence says it; names of suppliers come by id. */
export const conditionsIn = (values: CodeValues, names: ReadonlyMap<string, string>): Conditions => ({
  ...bodyOf(values),
  startsOn: values.startsOn ?? '',
  suppliers: values.suppliers.map((id) => names.get(id) ?? '…'),
  products: values.products.map(({ name }) => name),
})
