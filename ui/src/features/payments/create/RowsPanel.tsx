import { Button, Group } from '@mantine/core'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '~/shared/api/tell'
import { plural } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { text } from '~/shared/i18n/i18n'
import { useLines } from '~/shared/lines/use-lines'
import type { Intent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { PaymentRow as Line } from './PaymentRow'
import { type Spent, spentBy, takeCertain } from './proposals'
import { changed, isBlank, type ManyValues, newRow, type PaymentRow } from './rows'
import classes from './rows.module.css'

interface Props {
  form: AppFormState<ManyValues>
  /** The button that pastes a list. */
  paste: Intent & { onClick: () => void }
}

/** Rows for which something is proposed at once: the first ones that pay nothing yet. */
const PROPOSED = 20

const keyOf = ({ key }: PaymentRow) => key

/** A new row of the day and the kind of another one. */
const rowAfter = ({ receivedOn, kind }: PaymentRow) => newRow({ receivedOn, kind })

/** The rows, written without leaving the keyboard: Enter takes what is proposed, and goes on to the next row. */
export function RowsPanel({ form, paste }: Props) {
  const { t } = useTranslation('payment')
  const { supplier, rows } = form.values
  const { box, set, remove } = useLines(rows, keyOf, (next) => form.setFieldValue('rows', next))
  const client = useQueryClient()
  const [isTaking, setTaking] = useState(false)
  const open = rows.filter((row) => row.taken === null)
  const waiting = new Set(open.slice(0, PROPOSED).map(keyOf))
  // The same as long as nothing else is taken: rows are drawn again by it.
  const spent = useRef<Spent>({})
  spent.current = replaceEqualDeep(spent.current, spentBy(rows))

  // The page is for writing: its first field is ready.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [box])

  const change = useCallback(
    (key: string, patch: Partial<PaymentRow>) =>
      set((all) => all.map((row) => (row.key === key ? changed(row, patch) : row))),
    [set],
  )
  const latest = useRef(rows)
  latest.current = rows
  /** The row below, or a new one of the same day and kind. */
  const next = useCallback(
    (key: string) => {
      const at = latest.current.findIndex((row) => row.key === key)
      const own = latest.current[at]
      if (!own) return
      const to = latest.current[at + 1] ?? (isBlank(own) ? own : rowAfter(own))
      set((all) => (all.some((row) => row.key === to.key) ? [...all] : [...all, to]), to.key)
    },
    [set],
  )

  /** Takes what leaves no choice, for all rows at once; what was written meanwhile stays. */
  async function takeAll() {
    setTaking(true)
    try {
      const asked = latest.current
      const after = await takeCertain(client, supplier, asked)
      const took = new Map(after.flatMap((row, at) => (row === asked[at] ? [] : [[asked[at], row] as const])))
      set((all) => all.map((row) => took.get(row) ?? row))
      toast[took.size > 0 ? 'success' : 'info'](t('create.takenAll', plural(took.size)))
    } catch (error) {
      tell(error, text('form.failed'))
    } finally {
      setTaking(false)
    }
  }

  function add() {
    const last = rows.at(-1)
    const row = last ? rowAfter(last) : newRow()
    set((all) => [...all, row], row.key)
  }

  return (
    <Panel
      title={t('create.rows')}
      aside={
        <Group gap={8}>
          {open.filter((row) => !isBlank(row)).length > 1 && (
            <Button size="xs" variant="default" loading={isTaking} onClick={() => void takeAll()}>
              {t('create.takeAll')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconClipboardText size={16} stroke={1.8} aria-hidden />}
            {...paste}
          >
            {t('paste.open')}
          </Button>
        </Group>
      }
      flush
    >
      <div ref={box}>
        <div>
          {rows.map((row, at) => (
            <Line
              key={row.key}
              at={at + 1}
              row={row}
              supplier={supplier}
              isProposed={waiting.has(row.key)}
              spent={spent.current}
              dayProblem={problemAt(form, at, 'receivedOn')}
              customerProblem={problemAt(form, at, 'customer')}
              amountProblem={problemAt(form, at, 'amount')}
              onChange={change}
              onRemove={remove}
              onNext={next}
            />
          ))}
        </div>
        <div className={classes.foot}>
          <Button variant="subtle" leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={add}>
            {t('create.add')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** Why a field of a row is refused, as a text: rows are drawn again when it changes and not before. */
const problemAt = (form: AppFormState<ManyValues>, at: number, field: 'receivedOn' | 'customer' | 'amount') => {
  const problem = form.errors[`rows.${at}.${field}`]
  return typeof problem === 'string' ? problem : ''
}
