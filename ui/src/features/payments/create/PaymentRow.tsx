import { Checkbox, Select, TextInput } from '@mantine/core'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { FoundSelect } from '~/shared/forms/inputs/FoundSelect'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { Dim } from '~/shared/layout/Dim'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { partiesFound } from '~/shared/order/parties'
import { DateField } from '~/shared/parts/DateField'
import { LONGEST_REFERENCE, MOST_CENTS } from '~/shared/payment/payment'
import { Proposals } from './Proposals'
import { type Spent, useProposals } from './proposals'
import { type Payer, payerOf, type PaymentRow as Row, taking } from './rows'
import classes from './rows.module.css'

interface Props {
  /** Its place, from 1. */
  at: number
  row: Row
  supplier: string
  /** What may fit is looked for. */
  isProposed: boolean
  /** What rows take already. */
  spent: Spent
  /** Why a field is refused; '' when it is not. */
  dayProblem: string
  customerProblem: string
  amountProblem: string
  onChange: (key: string, patch: Partial<Row>) => void
  onRemove: (key: string) => void
  /** Enter, once nothing is proposed any more: the next row. */
  onNext: (key: string) => void
}

const customers = partiesFound('customer')

/** One payment: when it came, of whom, how much, and what it pays. */
function PaymentLine({ at, row, supplier, isProposed, spent, onChange, onRemove, onNext, ...problems }: Props) {
  const { t } = useTranslation('payment')
  const { key, receivedOn, customer, name, amount, reference, kind, taken, enteredAgain, refusal } = row
  const proposals = useProposals(supplier, row, isProposed, spent)
  const [best] = proposals

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || event.defaultPrevented || !isField) return
    event.preventDefault()
    if (best) onChange(key, taking(row, best))
    else onNext(key)
  }

  return (
    <fieldset className={classes.row} data-line={key} aria-label={t('create.row', { at })} onKeyDown={onKey}>
      <div className={classes.fields}>
        <DateField
          withLabel
          label={t('receivedOn')}
          required
          max={businessDay(Date.now())}
          value={receivedOn || null}
          error={problems.dayProblem}
          onChange={(day) => onChange(key, { receivedOn: day ?? '' })}
        />
        <FoundSelect<Payer>
          label={t('create.customer')}
          required
          data-first
          // It takes the focus by itself: its list opens once something is typed or asked for.
          openOnFocus={false}
          className={classes.wide ?? ''}
          autoComplete="off"
          source={customers}
          keyOf={(party) => String(party.id)}
          nameOf={({ company }) => company}
          value={customer ? String(customer.id) : null}
          chosen={customer}
          error={problems.customerProblem}
          clear={t('create.clear')}
          onChoose={(party) => onChange(key, { customer: party && payerOf(party) })}
        />
        <MoneyField
          label={t('amount')}
          required
          min={1}
          max={MOST_CENTS}
          value={amount}
          error={problems.amountProblem}
          onChange={(cents) => onChange(key, { amount: cents })}
        />
        <TextInput
          label={t('reference')}
          className={classes.wide ?? ''}
          maxLength={LONGEST_REFERENCE}
          autoComplete="off"
          value={reference}
          onChange={(event) => onChange(key, { reference: event.currentTarget.value })}
        />
        <Select
          label={t('kind.label')}
          allowDeselect={false}
          data={(['transfer', 'other'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(chosen) => onChange(key, { kind: chosen === 'other' ? 'other' : 'transfer' })}
        />
        <span className={classes.remove}>
          <RemoveButton label={t('create.remove', { at })} onRemove={() => onRemove(key)} />
        </span>
      </div>
      {name !== '' && !customer && <Dim size={13}>{t('create.named', { name })}</Dim>}
      <Proposals
        proposals={proposals}
        taken={taken}
        isCredit={customer !== null && amount !== null}
        onTake={(proposal) => onChange(key, taking(row, proposal))}
        onLeave={() => onChange(key, { taken: null })}
      />
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal.message}
        </p>
      )}
      {(refusal?.code === 'payments.entered_before' || enteredAgain) && (
        <Checkbox
          label={t('pay.again')}
          checked={enteredAgain}
          onChange={(event) => onChange(key, { enteredAgain: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  )
}

export const PaymentRow = memo(PaymentLine)
