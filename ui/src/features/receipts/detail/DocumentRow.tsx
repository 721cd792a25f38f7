import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatDate } from '~/shared/format/format'
import { Confirm } from '~/shared/parts/Confirm'
import { DocumentItem } from '~/shared/parts/DocumentItem'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { ReceiptDocument } from '../receipt'
import { receipts } from '../receipt-query'

interface Props {
  receiptId: number
  document: ReceiptDocument
  mayRemove: boolean
}

/** One paper: pressed, it is downloaded; it leaves the receipt after a question. */
export function DocumentRow({ receiptId, document, mayRemove }: Props) {
  const { id, kind, name, at } = document
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useBusy()

  const remove = () =>
    run(async () => {
      await api.delete('/receipts/{id}/documents/{document}', { path: { id: receiptId, document: id } })
      await client.invalidateQueries({ queryKey: receipts.one(String(receiptId)).queryKey })
      toast.success(t('documents.removed'))
    })

  return (
    <>
      <DocumentItem
        document={document}
        isPicture={kind === 'photo'}
        label={t('documents.open', { name })}
        about={`${t(`documents.${kind}`)} · ${formatDate(at)}`}
        removeLabel={t('documents.remove', { name })}
        onRemove={mayRemove ? () => setAsked(true) : undefined}
      />
      <Confirm
        opened={isAsked}
        title={t('documents.removeTitle')}
        confirm={t('documents.remove', { name })}
        cancel={t('documents.keep')}
        danger
        loading={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        {t('documents.removeHelp', { name })}
      </Confirm>
    </>
  )
}
