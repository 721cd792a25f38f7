import { isUnknown } from '~/shared/api/acts'
import { repeat } from '~/shared/api/client'
import { ApiError, NetworkError, SessionExpired } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { callFor } from '~/shared/writes/writer'
import type { Command } from './command'
import { drop, readQueue, refuse, refusedOf, useQueue, waitingOf } from './queue'

/** Milliseconds for which the server knows a key for sure: what is older might be done twice. */
const KNOWN = 6 * 86_400_000

const UNAUTHORIZED = 401
const TOO_MANY = 429

type Listener = (command: Command, answer: unknown) => void

const listeners = new Set<Listener>()

/** Called with what was sent and what the server said, before it leaves the queue. Returns how to stop. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The next to be sent: nothing about what is to be reviewed first. */
function nextOf(commands: Command[]): Command | undefined {
  const held = new Set(refusedOf(commands).map(({ subject }) => subject))
  return waitingOf(commands).find(({ subject }) => !held.has(subject))
}

/** Whether a failure says nothing of the command: it is sent again. */
const isPassing = ({ status, retryAfter }: ApiError) =>
  status === UNAUTHORIZED || status === TOO_MANY || isUnknown(status, retryAfter)

const messagesOf = ({ violations, message }: ApiError) =>
  violations.length > 0 ? [...new Set(violations.map((violation) => violation.message))] : [message]

/** Sends one; whether the next may follow. */
async function sendOne(command: Command): Promise<boolean> {
  if (Date.now() - command.at > KNOWN) {
    await refuse(command, { status: 0, messages: [text('queue.tooOld')] })
    return true
  }
  try {
    const { path, values, body, key } = command
    const answer = await repeat(path, body, { path: values, key, quiet: 'queued', ...callFor(command) })
    useQueue.setState({ isOffline: false })
    for (const listener of listeners) listener(command, answer)
    await drop(command)
    return true
  } catch (error) {
    if (error instanceof NetworkError) useQueue.setState({ isOffline: true })
    else if (error instanceof ApiError && !isPassing(error)) {
      await refuse(command, { status: error.status, messages: messagesOf(error) })
      return true
    } else if (!(error instanceof ApiError || error instanceof SessionExpired)) throw error
    return false
  }
}

async function sendAll(): Promise<void> {
  useQueue.setState({ isSending: true })
  try {
    for (let next = nextOf(await readQueue()); next; next = nextOf(useQueue.getState().commands)) {
      if (!(await sendOne(next))) return
    }
  } finally {
    useQueue.setState({ isSending: false })
  }
}

let running: Promise<void> = Promise.resolve()

/** One at a time, among all tabs where the browser can tell; the keys guard against the rest. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('millesime.queue', work) : work()

/** Sends what waits, in order, until something stands in the way. */
export function flush(): Promise<void> {
  running = running.catch(() => undefined).then(() => alone(sendAll))
  return running
}
