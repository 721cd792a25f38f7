import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { csv, csvDay } from '~/shared/export/csv'
import { personName } from '~/shared/format/person-name'
import { chaseWords } from './chase-words'

/** The town a person is reached in: the first address it is delivered at, or billed. */
export const townOf = ({ addresses }: Pick<PersonCard, 'addresses'>) =>
  (addresses.find(({ typeAddress }) => typeAddress === 'shipping') ?? addresses[0])?.city ?? ''

/** People as a file for spreadsheets. */
export function peopleCsv(t: TFunction<'people'>, people: PersonCard[]): string {
  const head = [
    t('column.name'),
    t('column.label'),
    t('column.group'),
    t('column.contact'),
    t('column.email'),
    t('column.phone'),
    'SIREN',
    t('column.town'),
    t('column.agent'),
    t('column.lastOrder'),
    t('column.turnover'),
    t('column.chase'),
    t('column.status'),
  ]
  const rows = people.map((person) => [
    personName(person),
    person.label,
    t(`enums:user_group.${person.userGroup.code}`),
    `${person.firstName} ${person.lastName}`.trim(),
    person.email,
    person.phone,
    person.siren,
    townOf(person),
    person.agent?.name ?? '',
    person.lastOrderAt ? csvDay(person.lastOrderAt) : '',
    person.turnoverTaxExcl === null ? '' : { euros: person.turnoverTaxExcl },
    chaseWords(t, person),
    t(`enums:user_status.${person.status}`),
  ])
  return csv(head, rows)
}
