import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconFileText, IconPhoto, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, pathOf } from '~/shared/api/client'
import { useDownload } from '~/shared/export/use-download'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Confirm } from '~/shared/parts/Confirm'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { ReceiptDocument } from '../receipt'
import { receiptQuery } from '../receipt-query'
import classes from './DocumentRow.module.css'

interface Props {
  receiptId: number
  document: ReceiptDocument
  mayRemove: boolean
}

/** One paper: pressed, it is downloaded; it leaves the receipt after a question. */
export function DocumentRow({ receiptId, document: { id, kind, name, url, at }, mayRemove }: Props) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const download = useDownload()
  const { isBusy, run } = useBusy()
  const Icon = kind === 'photo' ? IconPhoto : IconFileText

  const remove = () =>
    run(async () => {
      await api.delete('/receipts/{id}/documents/{document}', { path: { id: receiptId, document: id } })
      await client.invalidateQueries({ queryKey: receiptQuery(String(receiptId)).queryKey })
      toast.success(t('documents.removed'))
    }, t('failed'))

  return (
    <li className={classes.row}>
      <UnstyledButton
        className={classes.open ?? ''}
        aria-label={t('documents.open', { name })}
        disabled={download.isBusy}
        onClick={() => void download.save(pathOf(url), {}, name)}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <Dim>
            {t(`documents.${kind}`)} · {formatDate(at)}
          </Dim>
        </span>
      </UnstyledButton>
      {mayRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          data-touch="square"
          aria-label={t('documents.remove', { name })}
          onClick={() => setAsked(true)}
        >
          <IconX size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
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
    </li>
  )
}
