import { resetSession, session, setToken } from './session'
import { readClaims } from './token'

type Message = { kind: 'token'; token: string } | { kind: 'out' }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('millesime-session')

/** Gives the other tabs a fresh token, so that they need not ask for their own. */
export function broadcastToken(token: string): void {
  channel?.postMessage({ kind: 'token', token } satisfies Message)
}

/** Tells the other tabs that the person signed out. */
export function broadcastSignOut(): void {
  channel?.postMessage({ kind: 'out' } satisfies Message)
}

function receive(message: Message): void {
  const { token } = session()
  if (!token) return
  if (message.kind === 'out') resetSession()
  else if (readClaims(message.token)?.sub === readClaims(token)?.sub) setToken(message.token)
  // Somebody else signed in elsewhere and owns the cookie now: start over as that person.
  else window.location.assign('/')
}

/** Listens to the other tabs; called once at start. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', (event: MessageEvent<Message>) => receive(event.data))
}
