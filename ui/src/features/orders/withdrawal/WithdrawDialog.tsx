import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { Dim } from '~/shared/layout/Dim'
import type { OrderDetail } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import { Notice } from '~/shared/parts/Notice'
import { useSession } from '~/shared/session/session'
import dialog from '../dialog.module.css'
import { LineChoice } from '../LineChoice'
import { orders } from '../queries'
import { withShownPaths } from '../sent-paths'
import { returnableLines, type WithdrawalValues, withdrawalBody } from './withdrawal'

interface Props {
  order: OrderDetail
  /** Nothing has left: it is about the whole order, which is cancelled. */
  isWhole: boolean
  onClose: () => void
}

/** From what somebody withdraws, the words that say so, and who acknowledges them. */
export function WithdrawDialog({ order, isWhole, onClose }: Props) {
  const { t } = useTranslation('orders')
  const user = useSession((session) => session.user)
  const { show } = useUpdates(orders)
  const lines = isWhole ? [] : returnableLines(order)
  const form = useDialogForm<WithdrawalValues, OrderDetail>({
    initialValues: { lines: lines.map(({ id, most }) => ({ item: id, isChosen: true, quantity: most })) },
    rules: {},
    send: (values) => {
      const { body, shown } = withdrawalBody(values)
      return api.post('/orders/{id}/withdrawals', body, { path: { id: order.id } }).catch((error: unknown) => {
        throw withShownPaths(error, shown)
      })
    },
    onSent: show,
    done: t('withdrawal.done', { email: user?.email ?? '' }),
    onClose,
  })
  const values = form.getValues().lines
  const isAll = lines.every(({ most }, at) => values[at]?.isChosen && values[at].quantity === most)
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('withdrawal.ask', { number: order.number })}
      lead={t(isWhole ? 'withdrawal.whole' : 'withdrawal.sent')}
      submit={t('withdrawal.confirm')}
      button={{ disabled: !isWhole && !values.some(({ isChosen, quantity }) => isChosen && quantity > 0) }}
      onClose={onClose}
    >
      {lines.length > 0 && (
        <ul className={dialog.lines} aria-label={t('withdrawal.lines')}>
          {lines.map(({ id, product, most }, at) => (
            <LineChoice
              key={id}
              product={product}
              name={wineOf(product)}
              wine={wineOf(product)}
              most={most}
              isChosen={values[at]?.isChosen ?? false}
              onChoose={(isChosen) => form.setFieldValue(`lines.${at}.isChosen`, isChosen)}
            >
              <QuantityField
                label={t('withdrawal.quantityOf', { product: wineOf(product) })}
                unitsPerCarton={product.unitsPerCarton}
                max={most}
                {...form.getInputProps(`lines.${at}.quantity`)}
              />
            </LineChoice>
          ))}
        </ul>
      )}
      {!isWhole && isAll && <Dim as="p">{t('withdrawal.carriage')}</Dim>}
      <Notice
        tone="info"
        title={t(isAll ? 'withdrawal.statement' : 'withdrawal.statementOf', { number: order.number })}
      >
        {t('withdrawal.acknowledged', {
          name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
          email: user?.email ?? '',
          supplier: order.supplier.company,
        })}
      </Notice>
    </FormDialog>
  )
}
