import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, plural } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { Mandate } from '../invoice'
import { LongList } from './LongList'

/** Invoices that were issued elsewhere and whose numbers are still to be completed, each with the way to it. */
export function NumbersLacking({ numberLacking }: Pick<Mandate, 'numberLacking'>) {
  const { t } = useTranslation('invoices')
  const count = numberLacking.length
  if (count === 0) return null
  return (
    <Notice tone="attention" title={t('number.lacks', plural(count))}>
      <LongList label={t('number.lacks', plural(count))}>
        {numberLacking.map(({ id, number, customer, issuedOn, totalPriceTaxIncl }) => (
          <li key={id}>
            <Anchor
              inherit
              renderRoot={(props) => <Link to="/invoices/$invoiceId" params={{ invoiceId: String(id) }} {...props} />}
            >
              {number}
            </Anchor>
            <span>{customer.company}</span>
            <span>{formatDate(issuedOn)}</span>
            <b>{formatMoney(totalPriceTaxIncl)}</b>
          </li>
        ))}
      </LongList>
    </Notice>
  )
}
