import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { csv, csvDay } from '~/shared/export/csv'
import { personName } from '~/shared/format/person-name'
import type { Selection } from '~/shared/table/selection'
import type { PeopleList } from './people-lists'
import { peopleBatchQuery } from './queries'

/** People asked for at once when all of a list are wanted. */
const BATCH = 500

/** Everybody of a list, in its order, a batch at a time. */
export async function allPeople(client: QueryClient, of: PeopleList, list: Query): Promise<PersonCard[]> {
  const people: PersonCard[] = []
  for (let page = 1; ; page += 1) {
    const { 'hydra:member': some } = await client.fetchQuery(peopleBatchQuery(of, list, page, BATCH))
    people.push(...some)
    if (some.length < BATCH) return people
  }
}

/** Those who are chosen; who was never scrolled to is fetched. */
export async function chosenPeople(
  client: QueryClient,
  of: PeopleList,
  list: Query,
  selection: Selection<PersonCard>,
): Promise<PersonCard[]> {
  if (!selection.isAll) return selection.rows
  const people = await allPeople(client, of, list)
  return people.filter((person) => !selection.exceptions.has(person['@id']))
}

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
    t(`enums:user_status.${person.status}`),
  ])
  return csv(head, rows)
}
