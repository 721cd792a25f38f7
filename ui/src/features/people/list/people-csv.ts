import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { csvDay } from '~/shared/export/csv'
import { personName } from '~/shared/format/person-name'
import { csvOf } from '~/shared/list/csv-of'
import { chaseWords } from './chase-words'

/** The town a person is reached in: the first address it is delivered at, or billed. */
export const townOf = ({ addresses }: Pick<PersonCard, 'addresses'>) =>
  (addresses.find(({ typeAddress }) => typeAddress === 'shipping') ?? addresses[0])?.city ?? ''

/** People as a file for spreadsheets. */
export function peopleCsv(t: TFunction<'people'>, people: PersonCard[]): string {
  return csvOf(people, [
    [t('column.name'), (person) => personName(person)],
    [t('column.label'), (person) => person.label],
    [t('column.group'), (person) => t(`enums:user_group.${person.userGroup.code}`)],
    [t('column.contact'), (person) => `${person.firstName} ${person.lastName}`.trim()],
    [t('column.email'), (person) => person.email],
    [t('column.phone'), (person) => person.phone],
    ['SIREN', (person) => person.siren],
    [t('column.town'), (person) => townOf(person)],
    [t('column.agent'), (person) => person.agent?.name ?? ''],
    [t('column.lastOrder'), (person) => csvDay(person.lastOrderAt)],
    [t('column.turnover'), (person) => (person.turnoverTaxExcl === null ? '' : { euros: person.turnoverTaxExcl })],
    [t('column.chase'), (person) => chaseWords(t, person)],
    [t('column.status'), (person) => t(`enums:user_status.${person.status}`)],
  ])
}
