import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { downloadCsv } from '~/shared/export/csv'
import { toast } from '~/shared/toasts/toast'
import { peopleCsv } from './export-people'
import type { PeopleList } from './people-lists'

/** Hands people over as a file. */
export function usePeopleExport(of: PeopleList) {
  const { t } = useTranslation('people')
  const [isBusy, setIsBusy] = useState(false)

  async function onExport(gather: () => Promise<PersonCard[]>) {
    setIsBusy(true)
    try {
      const people = await gather()
      const name = t(`export.file.${of}`)
      downloadCsv(`${name}.csv`, peopleCsv(t, people))
      toast.success(t('export.done', { count: people.length }))
    } catch {
      toast.error(t('export.failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, onExport }
}
