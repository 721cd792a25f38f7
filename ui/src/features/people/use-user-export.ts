import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { downloadCsv } from '~/shared/export/csv'
import { toast } from '~/shared/toasts/toast'
import { usersCsv } from './user-export'

/** Hands people to the reader as a file. */
export function useUserExport() {
  const { t } = useTranslation('users')
  const [isBusy, setIsBusy] = useState(false)

  async function onExport(gather: () => Promise<PersonCard[]>) {
    setIsBusy(true)
    try {
      const users = await gather()
      downloadCsv(`${t('export.file')}.csv`, usersCsv(t, users))
      toast.success(t('export.done', { count: users.length }))
    } catch {
      toast.error(t('export.failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, onExport }
}
