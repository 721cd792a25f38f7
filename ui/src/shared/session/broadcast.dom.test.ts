import { beforeEach, expect, it } from 'vitest'
import { eventually } from '~/testing/eventually'
import { person } from '~/testing/people'
import { aToken } from '~/testing/tokens'
import { followOtherTabs } from './broadcast'
import { isSignedIn, resetSession, session, setToken, setUser } from './session'

/** What another tab says. */
function otherTab(message: object): void {
  const channel = new BroadcastChannel('millesime-session')
  channel.postMessage(message)
  channel.close()
}

followOtherTabs()

beforeEach(() => {
  resetSession()
  setToken(aToken(1000))
  setUser(person('restaurant'))
})

it('R-4.041 a token renewed in another tab serves here too', async () => {
  const fresh = aToken(1_800_000)
  otherTab({ kind: 'token', token: fresh })
  await eventually(() => expect(session().token).toBe(fresh))
})

it('signing out in another tab signs out here', async () => {
  otherTab({ kind: 'out' })
  await eventually(() => expect(isSignedIn()).toBe(false))
})

it('a guest takes no token', async () => {
  resetSession()
  otherTab({ kind: 'token', token: aToken(1_800_000) })
  otherTab({ kind: 'out' })
  // Each channel hears in order: whoever joined last heard the last message after the others heard theirs.
  const witness = new BroadcastChannel('millesime-session')
  const heard = new Promise((done) => witness.addEventListener('message', done))
  otherTab({ kind: 'out' })
  await heard
  witness.close()
  expect(session().token).toBeNull()
})
