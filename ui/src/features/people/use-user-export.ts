import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { downloadCsv } from '~/shared/export/csv'
import { useRowAct } from '~/shared/table/use-row-act'
import { toast } from '~/shared/toasts/toast'
import { usersCsv } from './user-export'

/** Hands people to the reader as a file. */
export function useUserExport() {
  const { t } = useTranslation('users')
  const { isBusy, withRows } = useRowAct<PersonCard>()

  const onExport = (gather: () => Promise<PersonCard[]>) =>
    withRows(
      gather,
      (users) => {
        downloadCsv(`${t('export.file')}.csv`, usersCsv(t, users))
        toast.success(t('export.done', { count: users.length }))
      },
      t('export.failed'),
    )

  return { isBusy, onExport }
}
