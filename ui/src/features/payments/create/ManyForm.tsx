import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { formatMoney, plural } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { type Draft, ResumedNotice } from '~/shared/forms/Drafted'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { readMoneyAgain } from '~/shared/payment/payment'
import { toast } from '~/shared/toasts/toast'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { RowsPanel } from './RowsPanel'
import { isBlank, type ManyValues, newPayments, type PaymentRow, rowRules, sumOf } from './rows'
import { sendRows } from './send'

const PasteDialog = loadOnIntent(() => import('./PasteDialog').then((part) => part.PasteDialog))

interface Props extends Draft<ManyValues> {
  user: Me
}

/** Payments, a row each: those that are entered go, those that are refused stay with why; nothing is lost by a reload. */
export function ManyForm({ user, draft, keep, onAnew }: Props) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const navigate = useNavigate()
  const namesSupplier = isAdmin(user.userGroup.code)
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const [isPasting, setIsPasting] = useState(false)
  const [initialValues] = useState(() => resumed ?? newPayments(namesSupplier ? '' : String(user.id)))
  const [entered, setEntered] = useState(0)
  const form = useAppForm<ManyValues, PaymentRow[]>({
    initialValues,
    rules: rowRules,
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    // Each part that was entered is gone from the form before the next one is sent: nothing is sent twice.
    send: (values) => {
      setEntered(0)
      return sendRows(values, (left) => {
        form.setFieldValue('rows', left)
        setEntered(values.rows.length - left.length)
      }).finally(() => readMoneyAgain(client))
    },
    onSent: (refused, { rows }) => {
      if (refused.length > 0) return form.refuse({ fields: {}, others: [t('create.refused', plural(refused.length))] })
      toast.success(t('create.done', plural(rows.length)))
      // Nothing is left to be lost.
      form.resetDirty()
      void keep(null).catch(() => undefined)
      void navigate({ to: '/payments', replace: true })
    },
  })
  const { supplier, rows } = form.values
  const written = rows.filter((row) => !isBlank(row))

  function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (written.length > 0) {
      form.setFieldValue('rows', written)
      return form.submit()
    }
    form.refuse({ fields: {}, others: [t('create.none')] })
    return Promise.resolve()
  }

  /** Rows from a list follow those that are written. */
  function take(pasted: PaymentRow[]): void {
    form.setFieldValue('rows', [...written, ...pasted])
    toast.success(t('paste.added', plural(pasted.length)))
  }

  return (
    <>
      <AppForm
        form={{ ...form, submit }}
        label={t('create.title')}
        isGuarded={!isKept}
        {...(entered > 0 && { refused: t('create.partly', plural(entered)) })}
      >
        <Stack gap={16}>
          {resumed && <ResumedNotice words={t('create.kept')} anew={t('create.anew')} onAnew={onAnew} />}
          {namesSupplier && (
            <Panel title={t('create.supplier')}>
              <SupplierField
                {...form.getInputProps('supplier')}
                help={written.length > 0 ? t('create.supplierFixed') : ''}
                disabled={written.length > 0}
                value={supplier}
                onChange={(chosen) => form.setFieldValue('supplier', chosen)}
              />
            </Panel>
          )}
          {supplier !== '' && (
            <RowsPanel form={form} paste={{ ...PasteDialog.intent, onClick: () => setIsPasting(true) }} />
          )}
          <Foot rows={written} />
        </Stack>
      </AppForm>
      {/* A form of its own: within the other, sending it would send both. */}
      {isPasting && <PasteDialog onRead={take} onClose={() => setIsPasting(false)} />}
    </>
  )
}

/** How many payments are written, what they come to, and how much of that pays something. */
function Foot({ rows }: { rows: readonly PaymentRow[] }) {
  const { t } = useTranslation('payment')
  const taken = rows.flatMap((row) => (row.taken ? [row] : []))
  const allocated =
    sumOf(taken) - taken.reduce((sum, row) => sum + Math.round((row.taken?.unallocatedAmount ?? 0) * 100), 0)
  return (
    <StepFoot
      words={t('create.sum', { ...plural(rows.length), sum: formatMoney(sumOf(rows) / 100) })}
      detail={allocated > 0 && t('create.taken', { sum: formatMoney(allocated / 100) })}
    >
      <SubmitButton>{t('create.send', plural(rows.length))}</SubmitButton>
    </StepFoot>
  )
}
