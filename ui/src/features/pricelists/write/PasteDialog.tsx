import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'
import { findByCodes } from '~/shared/warehouse/product-queries'
import { readPasted } from './paste'
import { type KnownRow, known } from './rows'

interface Props {
  supplier: number
  onRead: (rows: KnownRow[]) => void
  onClose: () => void
}

/** A list from elsewhere: a reference or an EAN, a price, and from how many bottles on. */
export function PasteDialog({ supplier, onRead, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const form = useAppForm({
    initialValues: { text: '' },
    rules: { text: required },
    send: async ({ text }) => {
      const rows = readPasted(text)
      const codes = rows.map(({ code }) => code)
      return known(rows, await findByCodes(client, supplier, codes))
    },
    onSent: (rows) => {
      onRead(rows)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('paste.title')} lead={t('paste.help')} submit={t('paste.send')} onClose={onClose}>
      <Textarea
        label={t('paste.label')}
        placeholder={t('paste.example')}
        required
        autosize
        minRows={8}
        maxRows={18}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormDialog>
  )
}
