import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '~/shared/export/fetch-file'
import { useObjectUrl } from '~/shared/export/use-object-url'
import { formatDate } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { Sheet } from '~/shared/paper/Sheet'
import type { ReceiptDetail } from '../receipt'
import { receipts } from '../receipt-query'
import classes from './ReceiptSheet.module.css'

interface Props {
  receipt: ReceiptDetail
  title: string
  /** The code that opens the count on a telephone. */
  withCode: boolean
  children: ReactNode
}

/** A paper of a receipt: whose goods, where they go, how they come, and the code that opens the count. */
export function ReceiptSheet({ receipt, title, withCode, children }: Props) {
  const { t } = useTranslation('receipts')
  const { supplier, number, warehouse, expectedOn, arrivedAt, carrier, trackingNumber, reference, arc } = receipt
  return (
    <Sheet
      brand={supplier.company}
      title={`${title} ${number}`}
      aside={withCode && <Code id={receipt.id} number={number} />}
    >
      <div className={paper.parties}>
        <section>
          <h3>{t('column.warehouse')}</h3>
          <b>{t(`warehouse:kept.${warehouse}`)}</b>
          <span>{t('paper.expectedOn', { date: formatDate(expectedOn) })}</span>
          {arrivedAt && <span>{t('paper.arrivedAt', { date: formatDate(arrivedAt) })}</span>}
        </section>
        <section>
          <h3>{t('column.carrier')}</h3>
          <b>{carrier || '–'}</b>
          {trackingNumber && <span>{trackingNumber}</span>}
          {reference && <span>{t('paper.reference', { reference })}</span>}
          <span>{t(`duty.${receipt.dutyStatus}`)}</span>
          {arc && <span>{t('paper.arc', { arc })}</span>}
        </section>
      </div>
      {receipt.comment && <p className={paper.comment}>{receipt.comment}</p>}
      {children}
    </Sheet>
  )
}

function Code({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation('receipts')
  const { data } = useQuery({
    queryKey: [...receipts.key, 'qr', id],
    queryFn: () => fetchFile(`/receipts/${id}/qr`, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const image = useObjectUrl(data)
  return (
    <div className={classes.code}>
      {image ? <img src={image} alt={t('paper.code', { number })} /> : <span className={classes.place} />}
      <span>{t('paper.scan')}</span>
    </div>
  )
}
