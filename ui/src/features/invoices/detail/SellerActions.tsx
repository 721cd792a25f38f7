import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { api } from '~/shared/api/client'
import { mandateQuery } from '~/shared/api/mandate'
import { Acts, opens } from '~/shared/document/Acts'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { useBusy } from '~/shared/parts/use-busy'
import { PayAction } from '~/shared/payment/PayAction'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { type InvoiceDetail, payableOf } from '../invoice'
import { INVOICES } from '../queries'

// Suppliers that invoice elsewhere alone open them.
const CreditDialog = loadOnIntent(() => import('../mandate/CreditDialog').then((part) => part.CreditDialog))
const NumberDialog = loadOnIntent(() => import('../mandate/NumberDialog').then((part) => part.NumberDialog))

/** What a supplier, or an administrator for it, may do about an invoice; buyers and agents have none of it. */
export function SellerActions({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const user = useSession((session) => session.user)
  if (!user || !mayCall('invoices.credit', user)) return null
  return (
    <>
      <Acts
        acts={[
          {
            label: t('number.complete'),
            isOffered: invoice.numberLacking,
            isNext: true,
            ...opens(NumberDialog, { invoice }),
          },
        ]}
      />
      {invoice.kind === 'invoice' && <CreditAction invoice={invoice} />}
      {invoice.kind === 'invoice' && (
        // What is lacking or wrong comes first.
        <PayAction
          of={payableOf(invoice)}
          variant={invoice.numberLacking || invoice.missedCreditAmount > 0 ? 'default' : 'filled'}
        />
      )}
    </>
  )
}

/**
 * While its mandate holds, what came back and was missed is credited here; who issues its documents itself, or took its mandate back,
 * enters the credit notes of what is left of an invoice.
 */
function CreditAction({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const { id, supplier, issuedElsewhere, missedCreditAmount, creditedAmount, totalPriceTaxIncl } = invoice
  const { data: mandate } = useQuery({ ...mandateQuery(supplier.id), enabled: !issuedElsewhere })
  if (!issuedElsewhere && !mandate) return null
  if (mandate?.acceptedAt) {
    if (missedCreditAmount === 0) return null
    const issue = () =>
      void run(async () => {
        await api.post('/invoices/{id}/missed_credit_notes', undefined, { path: { id } })
        void client.invalidateQueries({ queryKey: INVOICES })
        toast.success(t('credit.issued'))
      }, t('failed'))
    return (
      <Button loading={isBusy} onClick={issue}>
        {t('credit.issueMissed')}
      </Button>
    )
  }
  if (creditedAmount >= totalPriceTaxIncl) return null
  return (
    <Acts acts={[{ label: t('credit.enter'), isNext: missedCreditAmount > 0, ...opens(CreditDialog, { invoice }) }]} />
  )
}
