import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { Confirm } from '~/shared/parts/Confirm'
import { forgetMove, placeOrder, useCheckout } from '../checkout'
import classes from './PriceMoved.module.css'

/** The total rose since it was shown: both amounts, and the question again. Nothing was ordered. */
export function PriceMoved() {
  const { t } = useTranslation('cart')
  const queryClient = useQueryClient()
  const moved = useCheckout((checkout) => checkout.moved)
  const isSending = useCheckout((checkout) => checkout.sending !== null)

  async function order() {
    if (await placeOrder()) await queryClient.invalidateQueries()
  }
  return (
    <Confirm
      opened={moved !== null}
      title={t('moved.title')}
      confirm={t('validateFor', { what: t('validate'), amount: formatMoney(moved?.after ?? 0) })}
      onConfirm={() => void order()}
      onClose={forgetMove}
      loading={isSending}
    >
      <p className={classes.help}>{t('moved.help')}</p>
      {moved && moved.prices.length > 0 && (
        <ul className={classes.prices}>
          {moved.prices.map(({ id, product, before, after }) => (
            <li key={id}>
              <span>{product}</span>
              <span className={classes.figures}>
                <s>{formatMoney(before)}</s> <b>{formatMoney(after)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.totals}>
        <div>
          <dt>{t('moved.before')}</dt>
          <dd>
            <s>{formatMoney(moved?.before ?? 0)}</s>
          </dd>
        </div>
        <div>
          <dt>{t('moved.after')}</dt>
          <dd className={classes.after}>{formatMoney(moved?.after ?? 0)}</dd>
        </div>
      </dl>
    </Confirm>
  )
}
