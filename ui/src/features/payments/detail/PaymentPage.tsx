import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { paymentQuery } from '../queries'
import { PaymentView } from './PaymentView'

/** One payment, and what it pays. */
export function PaymentPage({ id }: { id: string }) {
  const { t } = useTranslation('payment')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/payments'), label: t('list.title') }}
      asked={useOne(paymentQuery(id))}
    >
      {(payment) => <PaymentView payment={payment} />}
    </DetailScreen>
  )
}
