import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personName } from '~/shared/format/person-name'
import { type Intent, loadOnIntent } from '~/shared/parts/load-on-intent'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { changeBack, changeStatuses, type StatusOutcome } from './change-statuses'
import { type Account, mayUndo, needsDialog, type StatusAction } from './status-actions'

// Fetched when there is something to tell, or soon to ask.
const StatusDialog = loadOnIntent(() => import('./StatusDialog').then((part) => part.StatusDialog))
const StatusResults = lazy(() => import('./StatusResults').then((part) => ({ default: part.StatusResults })))

interface Asked {
  action: StatusAction
  accounts: readonly Account[]
}

type Start = (action: StatusAction, accounts: readonly Account[]) => void

interface StatusChange {
  /** Does it, after asking where that is due. */
  start: Start
  isBusy: boolean
  /** For the controls that start one: fetches what will be asked. */
  intent: Intent
}

const StatusChangeContext = createContext<StatusChange>({
  start: () => undefined,
  isBusy: false,
  intent: StatusDialog.intent,
})

/** The way to change the status of accounts, inside `StatusChanges`. */
export const useStatusChange = () => use(StatusChangeContext)

interface Props {
  children: ReactNode
  /** What the list does once statuses have changed. */
  onChanged?: () => void
}

/** Lets what is inside change the status of accounts: asks, sends, tells what became of each, offers to take it back. */
export function StatusChanges({ children, onChanged }: Props) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isBusy, run } = useBusy()
  const [results, setResults] = useState<(Asked & { outcomes: StatusOutcome[] }) | null>(null)

  const readAgain = () => client.invalidateQueries({ queryKey: ['people'] })

  async function takeBack(done: StatusOutcome[]) {
    const outcomes = await changeBack(done)
    await readAgain()
    const refused = outcomes.filter(({ isDone }) => !isDone)
    if (refused.length > 0) toast.error(refused[0]?.message ?? '')
    else toast.success(t('status.undone', { count: outcomes.length }))
  }

  function tell({ action, accounts }: Asked, outcomes: StatusOutcome[]) {
    const done = outcomes.filter(({ isDone }) => isDone)
    const [only] = outcomes
    if (accounts.length === 1 && only && !only.isDone) {
      toast.error(only.message)
      return
    }
    if (done.length < outcomes.length) setResults({ action, accounts, outcomes })
    if (done.length === 0) return
    const message = t(`status.done.${action.verb}`, {
      count: done.length,
      name: done[0] ? personName(done[0].account) : '',
    })
    if (done.every(({ previous }) => previous !== '' && mayUndo(previous, action.to))) {
      // The client has said why when the call back fails.
      toast.undo(message, () => void takeBack(done).catch(() => undefined))
    } else {
      toast.success(message)
    }
  }

  async function send(what: Asked, reason: string) {
    const outcomes = await changeStatuses(what.accounts, what.action.to, reason)
    tell(what, outcomes)
    onChanged?.()
    void readAgain()
  }

  const start: Start = (action, accounts) => {
    if (accounts.length === 0) return
    if (needsDialog(action, accounts)) setAsked({ action, accounts })
    else void run(() => send({ action, accounts }, ''))
  }

  return (
    <StatusChangeContext value={{ start, isBusy, intent: StatusDialog.intent }}>
      {children}
      {asked && <StatusDialog {...asked} send={(reason) => send(asked, reason)} onClose={() => setAsked(null)} />}
      <Suspense>{results && <StatusResults {...results} onClose={() => setResults(null)} />}</Suspense>
    </StatusChangeContext>
  )
}
