import { useTranslation } from 'react-i18next'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { formatDateTime } from '~/shared/format/format'
import { TextLink } from '~/shared/parts/TextLink'
import type { QuotationDetail } from '../quotation'
import type { Side } from '../turn'
import { standingOf, standings } from '../turn'

interface Props {
  quotation: QuotationDetail
  side: Side
  /** Administrators stand beside: nothing awaits themselves. */
  isBeside: boolean
}

/** A quotation's number and state, with whom it is, and who prepared it. */
export function QuotationHeader({ quotation, side, isBeside }: Props) {
  const { t } = useTranslation('quotations')
  const { quotationNumber, createdAt, revision, customer, supplier, revisions } = quotation
  const [first] = revisions
  const name = first && first.role !== 'buyer' ? first.impersonator || first.author : null
  return (
    <DocumentHeader
      title={quotationNumber}
      states={standings}
      state={standingOf(quotation, isBeside ? null : side)}
      facts={
        <>
          {revision > 1 && <span>{t('revision.short', { revision })}</span>}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          <TextLink to="/documents" search={{ order: quotation.id }}>
            {t('documents')}
          </TextLink>
          {side === 'customer' ? (
            <>
              <span>{supplier.company}</span>
              {name && name !== supplier.company && <span>{t('onBehalf.you', { name })}</span>}
            </>
          ) : (
            <span>{name ? t('onBehalf.of', { name, customer: customer.company }) : customer.company}</span>
          )}
        </>
      }
    />
  )
}
