import { createFileRoute, redirect } from '@tanstack/react-router'
import { forgetQueue } from '~/shared/queue/forget'
import { broadcastSignOut } from '~/shared/session/broadcast'
import { forgetSession } from '~/shared/session/had-session'
import { resetSession } from '~/shared/session/session'

/** Reached by a document request: the server has revoked the tokens, this forgets the rest (rulings, routes). */
export const Route = createFileRoute('/logout')({
  beforeLoad: () => {
    forgetSession()
    forgetQueue()
    resetSession()
    broadcastSignOut()
    throw redirect({ to: '/login', replace: true })
  },
})
