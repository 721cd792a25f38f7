import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'

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
