import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import classes from './Validity.module.css'
import { ending } from './validity'

/** The last day of a quotation, and how near it is while an answer is expected. */
export function Validity({ quotation: { status, validUntil } }: { quotation: Pick<Quotation, 'status' | 'validUntil'> }) {
  const { t } = useTranslation('quotations')
  const end = status === 'quotation' ? ending(validUntil, Date.now()) : null
  return (
    <span className={classes.validity}>
      <time dateTime={validUntil}>{formatDate(validUntil)}</time>
      {end && (
        <span className={classes.near}>
          {t(`ending.${end.key}`, { count: end.count })}
        </span>
      )}
    </span>
  )
}
