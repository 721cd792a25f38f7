import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { isRequest } from './turn'
import classes from './Validity.module.css'
import { ending } from './validity'

/** The last day of a quotation, and how near it is while an answer is expected. */
export function Validity({ quotation }: { quotation: Pick<Quotation, 'status' | 'awaiting' | 'validUntil'> }) {
  const { t } = useTranslation('quotations')
  return (
    <span className={classes.validity}>
      {isRequest(quotation) ? (
        <span className={classes.asked}>{t('asked')}</span>
      ) : (
        <time dateTime={quotation.validUntil}>{formatDate(quotation.validUntil)}</time>
      )}
      <Ending quotation={quotation} />
    </span>
  )
}

/** How near the end of an open quotation is; nothing while it is far. */
export function Ending({ quotation: { status, validUntil } }: { quotation: Pick<Quotation, 'status' | 'validUntil'> }) {
  const { t } = useTranslation('quotations')
  const end = status === 'quotation' ? ending(validUntil, Date.now()) : null
  return end && <span className={classes.near}>{t(`ending.${end.key}`, { count: end.count })}</span>
}
