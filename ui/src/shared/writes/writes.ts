import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { storageOwner } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { callFor, type Writer, writer } from './writer'

/** A change of one thing: what some of its fields were, and what they become. */
export interface Write<F extends object = object> {
  /** Tells the thing from the others. What is written of it while it waits is sent together. */
  key: string
  before: F
  after: F
}

/** Fields as somebody wrote them, until the server has them. */
interface Unsaved<F> {
  fields: F
  /** Why they were not saved; null while they are on their way. */
  failure: string | null
  owner: string | null
}

/** Changes that were made together, and are taken back together. */
interface Step<W> {
  changes: W[]
  owner: string | null
  /** Where it waits for an answer. */
  awaited: Set<string>
  /** Says that it is done, once the server has all of it. */
  say?: (() => void) | undefined
  /** Called when nothing of it came to be. */
  onLost?: () => void
}

/** What goes to the server next of one thing. */
interface Item<W> {
  place: string
  write: W
  client: QueryClient
  by: Writer
  steps: Step<W>[]
}

interface State<W extends Write> {
  unsaved: Record<string, Unsaved<W['after']>>
  /** What this visit of the screen can take back, the latest last. */
  done: Step<W>[]
}

interface Options<W extends Write> {
  /** Where its toasts stand: the next one replaces the one before. */
  name: string
  /** Things of one call. */
  most: number
  /** Sends what was written. Gives what the server refused, once it is told: there everything is as before. */
  send: (writes: W[], client: QueryClient, call: { switchUser?: string | null }) => Promise<W[]>
  /** Tells that a call failed, in the words that then stand with what was written. */
  failed: (error: unknown, client: QueryClient) => string
  /** What of a write stays where it was written when its call failed, all of it when not given: the rest is as before. */
  kept?: (after: W['after']) => W['after']
  /** What is said when a change was taken back. */
  undone?: () => string
  /** Called when nothing is left to send. */
  atRest?: (client: QueryClient) => void
}

/** Steps that can be taken back one after the other. */
const REMEMBERED = 100

const placeOf = (owner: string | null, key: string) => `${owner} ${key}`

/** Fields but some. */
const without = <F extends object>(fields: F, some: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !some.includes(field))) as F

/**
 * Writes that show at once, and are told once the server has them. One call at a time, with all that was written meanwhile, so that
 * a value is never overtaken by an earlier one. They belong to who wrote them: nobody else sees them, sends them or takes them back.
 * What can be taken back ends with the visit of the screen; what could not be sent stays where it was typed until it is saved, and
 * what was not typed is as before.
 */
export function createWrites<W extends Write>(options: Options<W>) {
  const { name, most, send, failed, kept = (after) => after, undone, atRest } = options
  type Fields = W['after']
  const useStore = create<State<W>>()(() => ({ unsaved: {}, done: [] }))
  const queue = new Map<string, Item<W>>()
  let isSending = false

  /** Shows changes and sends them; with words for it, says so once they are saved, and offers to take them back. */
  function write(client: QueryClient, changes: W[], words?: string): void {
    const step: Step<W> = { changes, owner: storageOwner(), awaited: new Set() }
    if (words) step.say = () => toast.undo(words, () => takeBack(client, step), name)
    remember(step)
    enqueue(client, step)
  }

  const remember = (step: Step<W>) => useStore.setState(({ done }) => ({ done: [...done, step].slice(-REMEMBERED) }))

  /** Takes the latest changes back. */
  function undo(client: QueryClient): void {
    const last = useStore.getState().done.at(-1)
    if (last) takeBack(client, last)
  }

  function takeBack(client: QueryClient, step: Step<W>): void {
    const { changes, owner } = step
    forget(step, () => true)
    if (changes.length === 0 || owner !== storageOwner()) return
    enqueue(client, {
      changes: changes.map((change) => ({ ...change, before: change.after, after: change.before })),
      owner,
      awaited: new Set(),
      say: undone && (() => toast.info(undone(), { id: name })),
      onLost: () => remember({ ...step, changes }),
    })
  }

  /** The toast of a step knows it too, so the step itself loses what it can no longer take back. */
  function forget(step: Step<W>, isGone: (change: W) => boolean): void {
    step.changes = step.changes.filter((change) => !isGone(change))
    useStore.setState(({ done }) => ({ done: done.filter(({ changes }) => changes.length > 0) }))
  }

  function enqueue(client: QueryClient, step: Step<W>): void {
    const by = writer()
    const unsaved = { ...useStore.getState().unsaved }
    for (const one of step.changes) {
      const place = placeOf(by.owner, one.key)
      const known = unsaved[place]
      const waiting = queue.get(place)
      // What could not be sent goes along.
      const earlier = waiting?.write.after ?? (known?.failure ? known.fields : {})
      const steps = [...(waiting?.steps ?? []), step]
      queue.set(place, { place, write: { ...one, after: { ...earlier, ...one.after } }, client, by, steps })
      step.awaited.add(place)
      unsaved[place] = { fields: { ...known?.fields, ...one.after }, failure: null, owner: by.owner }
    }
    useStore.setState({ unsaved })
    void flush()
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let batch = take(); batch.length > 0; batch = take()) await sendBatch(batch)
    isSending = false
  }

  /** What one person wrote, as much as goes into one call. */
  function take(): Item<W>[] {
    const [first] = queue.values()
    const batch = [...queue.values()].filter(({ by }) => by.owner === first?.by.owner).slice(0, most)
    for (const { place } of batch) queue.delete(place)
    return batch
  }

  async function sendBatch(batch: Item<W>[]): Promise<void> {
    const [first] = batch
    if (!first) return
    const { client, by } = first
    try {
      const refused = await send(
        batch.map(({ write }) => write),
        client,
        callFor(by),
      )
      settle(batch, null)
      for (const { key } of refused) if (!queue.has(placeOf(by.owner, key))) forgetAll(by, key)
      const keys = new Set(refused.map(({ key }) => key))
      for (const item of batch) for (const step of item.steps) answer(step, item.place, !keys.has(item.write.key))
    } catch (error) {
      settle(batch, failed(error, client))
    }
    if (queue.size === 0) atRest?.(client)
  }

  /** A step is said to be done when the last answer is there, and all of them were good. */
  function answer(step: Step<W>, place: string, isSaved: boolean): void {
    step.awaited.delete(place)
    if (!isSaved) step.say = undefined
    if (step.awaited.size === 0 && step.changes.length > 0) step.say?.()
  }

  /** What of an item is as before, since its call failed, cannot be taken back. */
  function lose({ place, write, steps }: Item<W>): void {
    for (const step of steps) {
      answer(step, place, false)
      forget(step, ({ key, after }) => key === write.key && Object.keys(kept(after)).length === 0)
      if (step.changes.length === 0) step.onLost?.()
    }
  }

  /** What the server refused cannot be taken back. */
  function forgetAll({ owner }: Writer, key: string): void {
    for (const step of useStore.getState().done) {
      if (step.owner === owner) forget(step, (change) => change.key === key)
    }
  }

  /** Shows what the lists hold where a call has been answered, and what was written where it failed. */
  function settle(batch: Item<W>[], failure: string | null): void {
    const unsaved = { ...useStore.getState().unsaved }
    for (const item of batch) {
      const { place, by } = item
      const left = failure === null ? ({} as Fields) : kept(item.write.after)
      if (failure !== null) goOn(item, left)
      const next = queue.get(place)
      if (next) unsaved[place] = { fields: next.write.after, failure: null, owner: by.owner }
      else if (Object.keys(left).length > 0) unsaved[place] = { fields: left, failure, owner: by.owner }
      else delete unsaved[place]
    }
    useStore.setState({ unsaved })
  }

  /** Written in again while its call failed: what is kept goes along, what was chosen on top of the rest is lost with it. */
  function goOn(item: Item<W>, left: Fields): void {
    const next = queue.get(item.place)
    lose(item)
    if (!next) return
    const gone = Object.keys(without(item.write.after, Object.keys(left)))
    next.write = { ...next.write, after: { ...left, ...without(next.write.after, gone) } }
    if (Object.keys(next.write.after).length > 0) return
    queue.delete(item.place)
    lose(next)
  }

  /** Begins a visit of the screen, and gives what ends it: what was done before stays done. */
  function visit(): () => void {
    const forgetSteps = () => useStore.setState({ done: [] })
    forgetSteps()
    return forgetSteps
  }

  const mine = ({ unsaved }: State<W>) => Object.values(unsaved).filter(({ owner }) => owner === storageOwner())

  /** Waits for what is on its way to some things; false when something was not saved. */
  function saved(isMeant: (key: string) => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const look = ({ unsaved }: State<W>) => {
        const prefix = placeOf(storageOwner(), '')
        const found = Object.keys(unsaved).filter((at) => at.startsWith(prefix) && isMeant(at.slice(prefix.length)))
        if (found.some((at) => unsaved[at]?.failure === null)) return
        stop()
        resolve(found.length === 0)
      }
      const stop = useStore.subscribe(look)
      look(useStore.getState())
    })
  }

  // A tab that is closed now would take what is not saved along: the browser asks.
  const ask = (event: Event) => event.preventDefault()
  useStore.subscribe(({ unsaved }) => {
    if (Object.keys(unsaved).length > 0) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })

  return {
    write,
    undo,
    visit,
    saved,
    /** What was written of a thing and is not saved. */
    unsaved: (key: string): Unsaved<Fields> | undefined => useStore.getState().unsaved[placeOf(storageOwner(), key)],
    useUnsaved: (key: string): Unsaved<Fields> | undefined =>
      useStore(({ unsaved }) => unsaved[placeOf(storageOwner(), key)]),
    /** How many things are on their way, and how many could not be written. */
    useAmount: (hasFailed: boolean): number =>
      useStore((state) => mine(state).filter(({ failure }) => (failure !== null) === hasFailed).length),
    /** Whether something was written in this visit. */
    useHasDone: (): boolean => useStore(({ done }) => done.length > 0),
  }
}
