import { Menu } from '@mantine/core'
import { IconArrowRight, IconCash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuLink } from '~/shared/parts/MenuLink'
import { PayDialog } from '~/shared/payment/pay'
import { RowMenu } from '~/shared/table/RowMenu'
import { type Invoice, payableOf } from '../invoice'

/** What a seller does with one invoice of the list. */
export function InvoiceMenu({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('payment')
  const [isPaying, setIsPaying] = useState(false)
  const { id, number, kind, openAmount } = invoice
  return (
    <>
      <RowMenu label={t('pay.row', { number })}>
        {() => (
          <>
            <MenuLink
              to="/invoices/$invoiceId"
              params={{ invoiceId: String(id) }}
              leftSection={<IconArrowRight size={16} aria-hidden />}
            >
              {t('pay.see')}
            </MenuLink>
            {kind === 'invoice' && openAmount > 0 && (
              <Menu.Item
                leftSection={<IconCash size={16} aria-hidden />}
                {...PayDialog.intent}
                onClick={() => setIsPaying(true)}
              >
                {t('pay.open')}
              </Menu.Item>
            )}
          </>
        )}
      </RowMenu>
      {isPaying && <PayDialog of={payableOf(invoice)} onClose={() => setIsPaying(false)} />}
    </>
  )
}
