import { create } from 'zustand'
import { newKey } from '~/shared/api/acts'
import type { Body, PathWith } from '~/shared/api/operations'
import { storageOwner } from '~/shared/session/session'
import { personOf, writer } from '~/shared/writes/writer'
import type { Command, Refusal } from './command'
import { database } from './database'
import { showDraft } from './drafts'
import { mark } from './forget'
import { tellTabs } from './tabs'

export interface Queue {
  /** All that is kept for the person signed in, in order. */
  commands: Command[]
  isSending: boolean
  /** The last attempt found no network or no server. */
  isOffline: boolean
}

/** What is to be sent, as the database has it. */
export const useQueue = create<Queue>()(() => ({ commands: [], isSending: false, isOffline: false }))

/** What waits to be sent of a list of commands, and what the person has to look at. */
export const waitingOf = (commands: Command[]) => commands.filter(({ refusal }) => refusal === null)
export const refusedOf = (commands: Command[]) => commands.filter(({ refusal }) => refusal !== null)

/** Those about one thing, in the name of whoever is signed in now. */
export const aboutOf = (commands: Command[], subject: string) =>
  commands.filter((command) => command.subject === subject && command.owner === storageOwner())

/** How many commands about something wait on this machine. */
export const useUnsent = (subject: string): number =>
  aboutOf(
    useQueue(({ commands }) => commands),
    subject,
  ).length

/** Reads again what is kept. */
export async function readQueue(): Promise<Command[]> {
  const all = await (await database()).getAll('commands')
  const commands = all.filter(({ owner }) => personOf(owner) === personOf(storageOwner()))
  mark(all.length > 0)
  useQueue.setState({ commands })
  return commands
}

async function changed(): Promise<void> {
  await readQueue()
  tellTabs(null)
}

interface Act<P extends PathWith<'post'>> {
  subject: string
  path: P
  values: Record<string, string | number>
  body: Body<'post', P>
  /** The draft that it was made of, and what is left of it, changed in the same step. */
  draft?: { key: string; left: unknown }
}

/** Keeps an act to be sent. Errors: those of a browser that keeps nothing; the draft is then as it was. */
export async function enqueue<P extends PathWith<'post'>>({ draft, ...act }: Act<P>): Promise<void> {
  const { owner, switchUser } = writer()
  if (owner === null) return
  const tx = (await database()).transaction(['commands', 'drafts'], 'readwrite')
  await tx.objectStore('commands').add({ ...act, key: newKey(), owner, switchUser, at: Date.now(), refusal: null })
  const drafts = tx.objectStore('drafts')
  if (draft) await (draft.left === null ? drafts.delete(draft.key) : drafts.put(draft.left, draft.key))
  await tx.done
  await changed()
  if (draft) showDraft(draft.key, draft.left)
}

/** Takes away what was sent, or what the person gives up. */
export async function drop({ place }: Command): Promise<void> {
  if (place === undefined) return
  await (await database()).delete('commands', place)
  await changed()
}

const beingTakenBack = new Set<string>()

/** Gives what was refused back to be changed, once, however often it is pressed. */
export async function takeBackInto(command: Command, restore: () => Promise<void>): Promise<void> {
  if (beingTakenBack.has(command.key)) return
  beingTakenBack.add(command.key)
  try {
    await restore()
    await drop(command)
  } finally {
    beingTakenBack.delete(command.key)
  }
}

/** Puts aside what the server does not take. */
export async function refuse(command: Command, refusal: Refusal): Promise<void> {
  await (await database()).put('commands', { ...command, refusal })
  await changed()
}

/** Sends again what was refused, as a new act: the first one did nothing. */
export async function retry(command: Command): Promise<void> {
  await (await database()).put('commands', { ...command, key: newKey(), at: Date.now(), refusal: null })
  await changed()
}
