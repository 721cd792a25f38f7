import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { downloadCsv } from '~/shared/export/csv'
import { useRowAct } from '~/shared/table/use-row-act'
import { toast } from '~/shared/toasts/toast'
import { peopleCsv } from './export-people'
import type { PeopleList } from './people-lists'

/** Hands people over as a file. */
export function usePeopleExport(of: PeopleList) {
  const { t } = useTranslation('people')
  const { isBusy, withRows } = useRowAct<PersonCard>()

  const onExport = (gather: () => Promise<PersonCard[]>) =>
    withRows(
      gather,
      (people) => {
        const name = t(`export.file.${of}`)
        downloadCsv(`${name}.csv`, peopleCsv(t, people))
        toast.success(t('export.done', { count: people.length }))
      },
      t('export.failed'),
    )

  return { isBusy, onExport }
}
