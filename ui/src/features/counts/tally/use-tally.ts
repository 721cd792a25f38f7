import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '~/shared/api/is-record'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { useCountDraft } from '~/shared/counting/use-count-draft'
import type { Command } from '~/shared/queue/command'
import { flush } from '~/shared/queue/flush'
import { enqueue, takeBackInto, waitingOf } from '~/shared/queue/queue'
import type { StockCountDetail, StockCountLine } from '../count'
import { linesQuery } from '../queries'
import { bodyOf, rowsOf, type Tally, type TallyDraft, type TallyRow, withTakenBack, withTally } from './tally'
import { isTaken, subjectOf, useFollowQueue } from './use-follow-queue'

export type Tallying = ReturnType<typeof useTally>

/** What is being counted on this machine, and what becomes of it. */
export function useTally(count: StockCountDetail) {
  const { t } = useTranslation('counts')
  useFollowQueue()
  const subject = subjectOf(count)
  const { draft, change, key, commands, keep, addProduct } = useCountDraft<Tally>(subject, t('tally.notKept'))
  const asked = useQuery(linesQuery(count.id))
  const known = draft ?? NOTHING
  const { round } = count
  const { data: lines } = asked
  const rows = useRows(round, lines, known, commands)
  const acts = useTallyActs(keep)

  /** Hands what was counted to the queue: from then on it is sent, whatever becomes of the page. */
  async function save(): Promise<void> {
    if (isEmpty(known)) return
    const body = { lines: bodyOf(known) }
    const left = { ...known, counted: {} }
    await enqueue({
      subject,
      path: '/stock_counts/{id}/entries',
      values: { id: count.id },
      body,
      draft: { key, left },
    })
    void flush()
  }

  /** Says that all is counted: what is left to send goes first. */
  async function finish(comment: string): Promise<void> {
    await save()
    const body = { transition: 'review' as const, comment }
    await enqueue({ subject, path: '/stock_counts/{id}/transitions', values: { id: count.id }, body })
    void flush()
  }

  const takeBack = (command: Command) => takeBackInto(command, () => change((now) => withTakenBack(now, command.body)))

  return {
    /** Undefined until it is read. */
    draft: draft === null ? NOTHING : draft,
    lines,
    error: asked.error,
    retry: asked.refetch,
    rows,
    commands,
    /** That all is counted is on its way already. */
    isEnding: waitingOf(commands).some(({ body }) => isRecord(body) && body.transition === 'review'),
    ...acts,
    addProduct,
    save,
    finish,
    takeBack,
    forget: () => keep(() => null),
  }
}

/** The products of a round as they are counted, commands on their way included. */
function useRows(round: number, lines: StockCountLine[] | undefined, known: TallyDraft, commands: Command[]) {
  const places = commands.map((command) => `${command.key} ${command.refusal?.status}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands are a new list each time; `places` tells them apart
  return useMemo(
    () =>
      lines
        ? rowsOf(
            round,
            lines,
            known,
            commands.filter((command) => !isTaken(command)),
          )
        : [],
    [round, lines, known, places],
  )
}

/** What may be said of a product; the acts stay the same, so that only what changed is drawn again. */
function useTallyActs(keep: (by: (before: TallyDraft | null) => TallyDraft | null) => void) {
  /** Adds bottles; takes away no more than were counted. */
  const add = useCallback(
    ({ product, total, here }: Pick<TallyRow, 'product' | 'total' | 'here'>, bottles: number) => {
      const others = (total ?? 0) - here.units
      keep((now) =>
        withTally(now, product['@id'], false, (before) => ({
          ...before,
          units: Math.max(-others, before.units + bottles),
        })),
      )
    },
    [keep],
  )
  /** Says how many there are in all: what is missing of that is added. */
  const setTotal = useCallback(
    ({ product, total, here, isTold }: TallyRow, bottles: number) => {
      const others = (total ?? 0) - here.units
      keep((now) =>
        withTally(now, product['@id'], bottles === 0 && !isTold, (before) => ({ ...before, units: bottles - others })),
      )
    },
    [keep],
  )
  const tell = useCallback(
    (iri: string, patch: Partial<Omit<Tally, 'units'>>) =>
      keep((now) => withTally(now, iri, false, (before) => ({ ...before, ...patch }))),
    [keep],
  )
  return { add, setTotal, tell }
}
