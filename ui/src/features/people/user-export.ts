import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Selection } from '~/shared/table/selection'
import { chosenRows, wholeList } from '~/shared/table/whole-list'
import { usersBatchQuery } from './user-queries'

/** Everybody on a list, in its order. */
export const allUsers = (client: QueryClient, list: Query): Promise<PersonCard[]> =>
  wholeList((page, itemsPerPage) => client.fetchQuery(usersBatchQuery(list, page, itemsPerPage)))

/** Those who are chosen. */
export const chosenUsers = (client: QueryClient, list: Query, selection: Selection<PersonCard>) =>
  chosenRows(selection, () => allUsers(client, list))

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
