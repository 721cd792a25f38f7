import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '~/shared/api/tell'
import { LeaveGuard } from '~/shared/forms/LeaveGuard'
import { Dock } from '~/shared/parts/Dock'
import { toast } from '~/shared/toasts/toast'
import { correctStock } from '../queries'
import { REASONS, reasonText } from '../reasons'
import { useStockRefresh } from '../refresh'
import classes from './CountsBar.module.css'
import { countOf, useCounts } from './counts'

/** Rows of one call. */
const MOST = 1_000

/** Saves what was counted, with one reason for all; what is refused stays in its cell and says why. */
export function CountsBar() {
  const { t } = useTranslation('stock')
  const byProduct = useCounts((counts) => counts.byProduct)
  const [reason, setReason] = useState<string>(REASONS[0])
  const [detail, setDetail] = useState('')
  const [isSending, setIsSending] = useState(false)
  const refresh = useStockRefresh()
  const entries = Object.entries(byProduct)
  const ready = entries.flatMap(([id, { iri, expected, text }]) => {
    const onHand = countOf(text)
    return onHand === null ? [] : [{ id: Number(id), product: iri, onHand, expected }]
  })
  if (entries.length === 0) return null

  async function save() {
    const { forget, refuse } = useCounts.getState()
    const rows = ready.slice(0, MOST)
    setIsSending(true)
    try {
      const { results } = await correctStock(
        rows.map(({ product, onHand, expected }) => ({
          product,
          onHand,
          expected,
          reason: reasonText(t, reason, detail),
        })),
      )
      const refused = results.filter(({ error }) => error)
      for (const { id, error, onHand } of refused) refuse(id, error?.message ?? '', onHand)
      const done = results.filter(({ error }) => !error).map(({ id }) => id)
      forget(done)
      if (done.length > 0) toast.success(t('count.saved', { count: done.length }))
      const reasons = new Set(refused.map(({ error }) => error?.message ?? ''))
      const [why = ''] = reasons
      if (refused.length > 0) toast.error(reasons.size === 1 ? why : t('count.refused', { count: refused.length }))
      refresh()
    } catch (error) {
      tell(error, t('count.failed'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Dock className={classes.bar} role="toolbar" aria-label={t('count.bar')}>
      <LeaveGuard hasUnsaved={() => Object.keys(useCounts.getState().byProduct).length > 0} />
      <span role="status" className={classes.words}>
        {t('count.pending', { count: entries.length })}
      </span>
      <Select
        className={classes.reason ?? ''}
        aria-label={t('reason.label')}
        data={REASONS.map((code) => ({ value: code, label: t(`reason.of.${code}`) }))}
        value={reason}
        onChange={(code) => setReason(code ?? REASONS[0])}
        allowDeselect={false}
        comboboxProps={{ position: 'top' }}
      />
      <TextInput
        className={classes.detail ?? ''}
        aria-label={t('reason.detail')}
        placeholder={t('reason.detail')}
        maxLength={150}
        value={detail}
        onChange={(event) => setDetail(event.currentTarget.value)}
      />
      <span className={classes.acts}>
        <Button
          variant="default"
          className={classes.quiet ?? ''}
          onClick={() => useCounts.getState().forget(entries.map(([id]) => Number(id)))}
        >
          {t('count.discard')}
        </Button>
        <Button loading={isSending} disabled={ready.length === 0} onClick={() => void save()}>
          {t('count.save', { count: ready.length })}
        </Button>
      </span>
    </Dock>
  )
}
