import { NumberInput, Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { formatInteger } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { Notice } from '~/shared/parts/Notice'
import { correctStock } from '../queries'
import { REASONS, reasonText } from '../reasons'
import { useStockRefresh } from '../refresh'
import type { Stock } from '../stock'
import classes from './CorrectionDialog.module.css'

interface Values extends Record<string, unknown> {
  onHand: number | string
  reason: string
  detail: string
  /** What the person saw when it counted. */
  expected: number
}

/** Says what was counted of one product, and why it is not what was there. */
export function CorrectionDialog({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const { t } = useTranslation('stock')
  const refresh = useStockRefresh()
  const form = useDialogForm<Values>({
    initialValues: { onHand: stock.onHand, reason: REASONS[0], detail: '', expected: stock.onHand },
    rules: { onHand: (value) => (value === '' ? t('dialog.missing') : null) },
    send: async ({ onHand, reason, detail, expected }) => {
      const { results } = await correctStock([
        {
          product: stock.product['@id'],
          onHand: Number(onHand),
          expected: Number(expected),
          reason: reasonText(t, reason, detail),
        },
      ])
      const refusal = results[0]?.error
      if (refusal) {
        form.setFieldValue('expected', results[0]?.onHand ?? stock.onHand)
        refresh()
        throw new ApiError(409, refusal.message, null)
      }
    },
    onSent: () => refresh(),
    done: t('dialog.saved'),
    onClose,
  })
  const { onHand, expected } = form.values
  const delta = Number(onHand) - Number(expected)
  return (
    <FormDialog form={form} title={t('dialog.title')} submit={t('dialog.save')} leave={t('cancel')} onClose={onClose}>
      <p className={classes.lead}>
        {t('dialog.lead', {
          onHand: formatInteger(Number(expected)),
          reserved: formatInteger(stock.reserved),
        })}
      </p>
      <div className={classes.fields}>
        <NumberInput
          label={t('dialog.counted')}
          description={
            delta === 0 ? t('dialog.same') : t(delta > 0 ? 'dialog.more' : 'dialog.less', { count: Math.abs(delta) })
          }
          min={0}
          max={10_000_000}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=" "
          data-autofocus
          {...form.getInputProps('onHand')}
        />
        <Select
          label={t('reason.label')}
          required
          allowDeselect={false}
          data={REASONS.map((code) => ({ value: code, label: t(`reason.of.${code}`) }))}
          {...form.getInputProps('reason')}
        />
        <Textarea label={t('reason.detail')} maxLength={150} maxRows={4} {...form.getInputProps('detail')} />
        {Number(onHand) < stock.reserved && onHand !== '' && (
          <Notice tone="attention">{t('dialog.reserved', { count: stock.reserved })}</Notice>
        )}
      </div>
    </FormDialog>
  )
}
