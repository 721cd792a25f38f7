import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Selection } from '~/shared/table/selection'
import { usersBatchQuery } from './user-queries'

/** People asked for at once when all of a list are wanted. */
const BATCH = 500

/** Everybody on a list, in its order, a batch at a time. */
export async function allUsers(client: QueryClient, list: Query): Promise<PersonCard[]> {
  const users: PersonCard[] = []
  for (let page = 1; ; page += 1) {
    const { 'hydra:member': some } = await client.fetchQuery(usersBatchQuery(list, page, BATCH))
    users.push(...some)
    if (some.length < BATCH) return users
  }
}

/** Those who are chosen; those never scrolled to are fetched. */
export async function chosenUsers(
  client: QueryClient,
  list: Query,
  selection: Selection<PersonCard>,
): Promise<PersonCard[]> {
  if (!selection.isAll) return selection.rows
  const users = await allUsers(client, list)
  return users.filter((user) => !selection.exceptions.has(user['@id']))
}

/** People as a file for spreadsheets. */
export function usersCsv(t: TFunction<'users'>, users: PersonCard[]): string {
  const head = [
    t('field.company'),
    t('field.lastName'),
    t('field.firstName'),
    t('field.userGroup'),
    t('field.status'),
    t('field.email'),
    t('field.phone'),
    t('field.siren'),
    t('column.createdAt'),
  ]
  const rows = users.map((user): CsvCell[] => [
    user.company,
    user.lastName,
    user.firstName,
    t(`enums:user_group.${user.userGroup.code}`),
    t(`enums:user_status.${user.status}`),
    user.email,
    user.phone,
    user.siren,
    user.createdAt ? csvDay(user.createdAt) : '',
  ])
  return csv(head, rows)
}
