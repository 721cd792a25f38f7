import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mandateQuery } from '~/shared/api/mandate'
import { plural } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { TextLink } from '~/shared/parts/TextLink'

/** What a supplier delivered that has no invoice, as long as it has not said who issues its invoices. */
export function ToInvoice({ supplier }: { supplier: number }) {
  const { t } = useTranslation('home')
  const { data: mandate } = useQuery(mandateQuery(supplier))
  if (!mandate || mandate.acceptedAt || mandate.issuedElsewhere || mandate.waiting.length === 0) return null
  return (
    <Notice tone="attention">
      {t('toInvoice.waiting', plural(mandate.waiting.length))}{' '}
      <TextLink to="/invoices">{t('toInvoice.choose')}</TextLink>
    </Notice>
  )
}
