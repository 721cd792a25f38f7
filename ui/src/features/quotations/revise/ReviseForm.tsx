import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { isConflict } from '~/shared/api/errors'
import { formatPercent } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { MoveDialog } from '../answer/dialogs'
import type { QuotationDetail } from '../quotation'
import type { Side } from '../turn'
import { AddedRow } from './AddedRow'
import { BeforeAfter } from './BeforeAfter'
import { MovedNotice } from './MovedNotice'
import classes from './ReviseForm.module.css'
import { ReviseRow } from './ReviseRow'
import { type Answer, answerBody, answerTo, granted, rebased } from './revise-values'
import { useSimulation } from './use-simulation'
import { ValidityField } from './ValidityField'

interface Props {
  quotation: QuotationDetail
  side: Side
  /** Somebody else answered before: read it again. */
  onStale: () => void
  onSent: (quotation: QuotationDetail) => void
  onRefuse: () => void
  onClose: () => void
}

const AddProduct = loadOnIntent(() => import('./AddProduct').then((part) => part.AddProduct))

/** Characters a message may have. */
const LONGEST = 2000

/** An answer to a quotation, line by line; what was typed stays when it cannot be sent, or when the quotation changes. */
export function ReviseForm({ quotation, side, onStale, onSent, onRefuse, onClose }: Props) {
  const { t } = useTranslation('quotations')
  const [read, setRead] = useState(quotation)
  const [isAdding, setIsAdding] = useState(false)
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
  const simulated = useSimulation(quotation, values, side)
  const wished = side === 'seller' ? granted(values.items, read.items) : values.items
  const mayGrant = wished.some((line, at) => line !== values.items[at])
  const isAsked = side === 'seller' && quotation.awaiting === 'seller'
  const isStale = quotation.revision !== read.revision || !quotation.mayRevise

  function goOn() {
    const later = rebased(values, quotation)
    form.setValues(later)
    setRead(quotation)
  }

  return (
    <Panel
      title={isAsked ? t('turn.seller.mine', { customer: other }) : t(`revise.title.${side}`)}
      aside={
        mayGrant && (
          <Button variant="light" onClick={() => form.setFieldValue('items', wished)}>
            {t('revise.grantAll')}
          </Button>
        )
      }
    >
      <AppForm form={form} label={t(`revise.title.${side}`)} refused={t('revise.refused')}>
        {isStale && <MovedNotice read={read} now={quotation} side={side} onGoOn={goOn} />}
        {side === 'seller' && (
          <Dim as="p">
            {margin === null || margin >= 100
              ? t('revise.noMargin')
              : t('revise.margin', { rate: formatPercent(margin) })}
          </Dim>
        )}
        <ul className={classes.lines}>
          {values.items.map(({ item: id }, at) => {
            const item = read.items.find((line) => line.id === id)
            return (
              item && (
                <ReviseRow key={id} form={form} at={at} item={item} side={side} simulation={simulated.simulation} />
              )
            )
          })}
          {values.add.map(({ product }, at) => (
            <AddedRow key={product} form={form} at={at} margin={margin} />
          ))}
        </ul>
        {side === 'seller' &&
          (isAdding ? (
            <AddProduct
              quotation={read}
              taken={values.add.map(({ product }) => product)}
              onAdd={(line) => form.insertListItem('add', line)}
            />
          ) : (
            <Button
              variant="default"
              className={classes.open ?? ''}
              leftSection={<IconPlus size={16} aria-hidden />}
              {...AddProduct.intent}
              onClick={() => setIsAdding(true)}
            >
              {t('revise.addLabel')}
            </Button>
          ))}
        <Textarea
          label={t('revise.message')}
          description={t('revise.messageHelp')}
          maxLength={LONGEST}
          maxRows={10}
          {...form.getInputProps('message')}
        />
        {side === 'seller' && <ValidityField form={form} />}
        {side === 'seller' && <BeforeAfter quotation={read} {...simulated} />}
        <div className={classes.foot}>
          {quotation.transitions.includes('canceled_quotation') && isAsked && (
            <Button variant="default" className={classes.refuse ?? ''} {...MoveDialog.intent} onClick={onRefuse}>
              {t('refuse.action')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('revise.cancel')}
          </Button>
          {quotation.mayRevise && <SubmitButton>{t(`revise.send.${side}`)}</SubmitButton>}
        </div>
      </AppForm>
    </Panel>
  )
}
