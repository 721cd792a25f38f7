import type { GroupCode } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import { text } from '~/shared/i18n/i18n'
import { date, numvat, phone, siren, siret } from '~/shared/validation/business-rules'
import { all, isEmpty, type Rule } from '~/shared/validation/rule'
import { email, max, required } from '~/shared/validation/text-rules'
import { withoutSpaces } from '~/shared/validation/without-spaces'
import { type GroupField, hasField } from './group-fields'

interface OfGroup {
  userGroup: GroupCode
}

/** A rule that counts for the groups that are asked for the field. */
const ifAsked =
  <Values extends OfGroup>(field: GroupField, rule: Rule<unknown, Values>): Rule<unknown, Values> =>
  (value, values) =>
    hasField(values.userGroup, field) ? rule(value, values) : null

const MAJORITY = 18
const OLDEST = 120

/** This day some years ago in Paris, YYYY-MM-DD: who is born by then has that age, as the server counts it. */
function yearsAgo(years: number): string {
  const [year, ...day] = businessDay(new Date()).split('-')
  return [Number(year) - years, ...day].join('-')
}

/** The days on which anybody alive can be born, YYYY-MM-DD: none to come, and 120 years of them, as the server has it. */
export const birthdays = () => ({ min: yearsAgo(OLDEST), max: yearsAgo(0) })

/** Born at least 18 years ago, and at most 120: the group of private persons buys for itself. */
const adult: Rule = (value) => {
  if (isEmpty(value) || date(value, {}) !== null) return date(value, {})
  const birthday = String(value)
  return birthday >= yearsAgo(OLDEST) && birthday <= yearsAgo(MAJORITY) ? null : text('person:adult')
}

/** An establishment belongs to the company beside it. */
const ofThatSiren: Rule<unknown, { siren: string }> = (value, values) =>
  isEmpty(value) || isEmpty(values.siren) || withoutSpaces(value).startsWith(withoutSpaces(values.siren))
    ? null
    : text('person:siretOfSiren')

const MAX_NAME = 80

/** Rules of what PersonFields and EmailField ask. */
export const identityRules = {
  email: all(required, email),
  firstName: all(required, max(MAX_NAME)),
  lastName: all(required, max(MAX_NAME)),
  phone,
  birthday: ifAsked('birthday', all(required, adult)),
}

/** Rules of what CompanyFields asks. */
export const companyRules = {
  company: ifAsked('company', all(required, max(120))),
  siren: ifAsked('siren', siren),
  siret: ifAsked('siret', all<unknown, OfGroup & { siren: string }>(siret, ofThatSiren)),
  numvat: ifAsked('numvat', numvat),
  eaNumber: ifAsked('eaNumber', max(20)),
}

/**
 * Rules of a whole person: `rules: personRules`, with `addresses: addressRules` beside them where addresses are asked.
 * They follow `values.userGroup`, and let what its group is not asked for pass.
 */
export const personRules = { ...identityRules, ...companyRules }

/** A French VAT number whose key does not come from the SIREN beside it: worth a look, never refused. */
export function isVatOfAnother(vat: string, sirenOf: string): boolean {
  const number = withoutSpaces(sirenOf)
  const typed = withoutSpaces(vat)
  if (!/^FR\d{11}$/.test(typed) || !/^\d{9}$/.test(number)) return false
  const key = (12 + 3 * (Number(number) % 97)) % 97
  return typed !== `FR${String(key).padStart(2, '0')}${number}`
}
