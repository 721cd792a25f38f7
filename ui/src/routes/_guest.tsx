import { createFileRoute, redirect } from '@tanstack/react-router'
import { GuestLayout } from '~/features/shell/guest/GuestLayout'
import { isSignedIn } from '~/shared/session/session'

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ search }) => {
    if (!isSignedIn()) return
    // Somebody who has an account by now answers its invitation there.
    const { invitation } = search as { invitation?: string }
    throw invitation
      ? redirect({ to: '/network', search: { invitation }, replace: true })
      : redirect({ to: '/', replace: true })
  },
  component: GuestLayout,
})
