import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { isConflict } from '~/shared/order/move-order'
import { DateField } from '~/shared/parts/DateField'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import type { QuotationDetail } from '../quotation'
import type { Side } from '../turn'
import { AddedRow } from './AddedRow'
import { AddProduct } from './AddProduct'
import { MovedNotice } from './MovedNotice'
import classes from './ReviseForm.module.css'
import { ReviseRow } from './ReviseRow'
import { type Answer, answerBody, answerTo, rebased } from './revise-values'

interface Props {
  quotation: QuotationDetail
  side: Side
  /** Somebody else answered before: read it again. */
  onStale: () => void
  onSent: (quotation: QuotationDetail) => void
  onClose: () => void
}

/** Characters a message may have. */
const LONGEST = 2000

/** An answer to a quotation, line by line; what was typed stays when it cannot be sent, or when the quotation changes. */
export function ReviseForm({ quotation, side, onStale, onSent, onClose }: Props) {
  const { t } = useTranslation('quotations')
  const reader = useSession((session) => session.user?.id)
  const [read, setRead] = useState(quotation)
  const other = side === 'customer' ? quotation.supplier.company : quotation.customer.company
  const form = useAppForm<Answer, QuotationDetail>({
    initialValues: answerTo(quotation),
    send: (answer) => {
      const body = answerBody(answer, side, read.revision)
      return api.post('/quotations/{id}/revisions', body, { path: { id: quotation.id } }).catch((error: unknown) => {
        if (isConflict(error)) onStale()
        throw error
      })
    },
    onSent: (revised) => {
      toast.success(t(`revise.sent.${side}`, { name: other }))
      onSent(revised)
    },
  })
  const values = form.getValues()
  const margin = read.items[0]?.margin ?? null
  const isStale = quotation.revision !== read.revision || !quotation.mayRevise

  function goOn() {
    const later = rebased(values, quotation)
    form.setValues(later)
    setRead(quotation)
  }

  return (
    <Panel title={t(`revise.title.${side}`)}>
      <AppForm form={form} label={t(`revise.title.${side}`)} refused={t('revise.refused')}>
        {isStale && <MovedNotice read={read} now={quotation} side={side} onGoOn={goOn} />}
        {side === 'seller' && (
          <p className={classes.margin}>
            {margin === null || margin >= 100
              ? t('revise.noMargin')
              : t('revise.margin', { rate: formatPercent(margin) })}
            {read.commission &&
              ` ${t(read.commission.agent.id === reader ? 'revise.ownFee' : 'revise.fee', { amount: formatMoney(read.commission.amount) })}`}
          </p>
        )}
        <ul className={classes.lines}>
          {values.items.map(({ item: id }, at) => {
            const item = read.items.find((line) => line.id === id)
            return item && <ReviseRow key={id} form={form} at={at} item={item} side={side} />
          })}
          {values.add.map(({ product }, at) => (
            <AddedRow key={product} form={form} at={at} margin={margin} />
          ))}
        </ul>
        {side === 'seller' && (
          <AddProduct
            quotation={read}
            taken={values.add.map(({ product }) => product)}
            onAdd={(line) => form.insertListItem('add', line)}
          />
        )}
        <Textarea
          label={t('revise.message')}
          description={t('revise.messageHelp')}
          maxLength={LONGEST}
          autosize
          minRows={2}
          maxRows={10}
          {...form.getInputProps('message')}
        />
        {side === 'seller' && (
          <DateField
            label={t('column.validUntil')}
            withLabel
            description={t('revise.validUntilHelp')}
            min={businessDay(Date.now())}
            className={classes.date}
            value={values.validUntil}
            {...form.getInputProps('validUntil')}
            onChange={(date) => form.setFieldValue('validUntil', date ?? '')}
          />
        )}
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('revise.cancel')}
          </Button>
          {quotation.mayRevise && <SubmitButton>{t(`revise.send.${side}`)}</SubmitButton>}
        </div>
      </AppForm>
    </Panel>
  )
}
