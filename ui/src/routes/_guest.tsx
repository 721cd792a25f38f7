import { createFileRoute, redirect } from '@tanstack/react-router'
import { isRecord } from '~/shared/api/is-record'
import { GuestLayout } from '~/shared/guest/GuestLayout'
import { isSignedIn } from '~/shared/session/session'

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ search }) => {
    if (!isSignedIn()) return
    // Somebody who has an account by now answers its invitation there.
    const { invitation } = isRecord(search) ? search : {}
    throw typeof invitation === 'string' && invitation !== ''
      ? redirect({ to: '/network', search: { invitation }, replace: true })
      : redirect({ to: '/', replace: true })
  },
  component: GuestLayout,
})
