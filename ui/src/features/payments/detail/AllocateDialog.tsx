import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatDate, formatMoney } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { Dim } from '~/shared/layout/Dim'
import { allocationOf, type Payment, readMoneyAgain } from '~/shared/payment/payment'
import classes from './Allocations.module.css'
import { type Claim, oldestFirst } from './claims'

interface Props {
  payment: Payment
  claims: readonly Claim[]
  onClose: () => void
}

/** Says what a payment pays: an amount for each invoice and order that is open, what is left stays the customer's. */
export function AllocateDialog({ payment, claims, onClose }: Props) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const { id, version, amount, refundedAmount, customer } = payment
  const form = useDialogForm<{ amounts: (number | null)[] }>({
    initialValues: { amounts: claims.map(({ paid }) => paid || null) },
    send: ({ amounts }) => {
      const allocations = claims.flatMap((claim, at) => (amounts[at] ? [allocationOf(claim, amounts[at])] : []))
      return api.post('/payments/{id}/allocations', { allocations, version }, { path: { id } })
    },
    onSent: () => readMoneyAgain(client),
    done: t('allocate.done'),
    onClose,
  })
  const all = Math.round((amount - refundedAmount) * 100)
  const left = form.values.amounts.reduce<number>((rest, cents) => rest - (cents ?? 0), all)
  return (
    <FormDialog
      form={form}
      size={620}
      title={t('allocate.title')}
      lead={t('allocate.help', { amount: formatMoney(all / 100), company: customer.company })}
      submit={claims.length > 0 ? t('allocate.save') : null}
      button={{ disabled: left < 0 }}
      onClose={onClose}
    >
      {claims.length === 0 && <p>{t('allocate.nothing')}</p>}
      <ul className={classes.claims}>
        {claims.map((claim, at) => (
          <li key={claim.iri}>
            <span className={classes.claim}>
              <b>{claim.number}</b>
              <Dim size={13}>{wordsOf(t, claim)}</Dim>
            </span>
            <MoneyField
              aria-label={t('allocate.field', { number: claim.number })}
              max={claim.most}
              {...hundredthsProps(form, `amounts.${at}`)}
            />
          </li>
        ))}
      </ul>
      {claims.length > 0 && (
        <div className={classes.sum}>
          <span role="status" data-over={left < 0 || undefined}>
            {left < 0
              ? t('allocate.over', { amount: formatMoney(-left / 100) })
              : t('allocate.left', { amount: formatMoney(left / 100) })}
          </span>
          <Button size="xs" variant="default" onClick={() => form.setFieldValue('amounts', oldestFirst(claims, all))}>
            {t('allocate.oldest')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

/** How much of a claim is open, and until when it is to be paid. */
function wordsOf(t: ReturnType<typeof useTranslation<'payment'>>['t'], { kind, most, dueOn }: Claim): string {
  const amount = formatMoney(most / 100)
  if (dueOn) return t('allocate.due', { amount, date: formatDate(dueOn) })
  return t(kind === 'order' ? 'allocate.order' : 'allocate.whole', { amount })
}
