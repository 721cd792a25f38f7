import { Select } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'
import { addresseesOf } from '../price-list'
import { linesQuery } from '../queries'
import { type WrittenLine, writtenLines } from './lines'
import { listsOfQuery } from './lists-query'

interface Props {
  supplier: number
  /** The list that is written: it is not copied into itself. */
  self: number | null
  onAdd: (lines: WrittenLine[]) => void
  onClose: () => void
}

/** Takes the wines of another list of the supplier, with its prices. */
export function CopyDialog({ supplier, self, onAdd, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const { data = [] } = useQuery(listsOfQuery(supplier))
  const form = useAppForm({
    initialValues: { list: '' },
    rules: { list: required },
    send: async ({ list }) => (await client.fetchQuery(linesQuery(list)))['hydra:member'],
    onSent: (lines) => {
      onAdd(writtenLines(lines))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('copy.title')} lead={t('copy.help')} submit={t('copy.send')} onClose={onClose}>
      <Select
        label={t('copy.list')}
        placeholder={t('copy.choose')}
        required
        searchable
        data-autofocus
        autoComplete="off"
        nothingFoundMessage={t('noResult')}
        data={data
          .filter(({ id }) => id !== self)
          .map((list) => ({ value: String(list.id), label: `${list.name} · ${addresseesOf(t, list)}` }))}
        {...form.getInputProps('list')}
      />
    </FormDialog>
  )
}
