import { createFileRoute, redirect } from '@tanstack/react-router'
import { GuestLayout } from '~/features/shell/GuestLayout'
import { isSignedIn } from '~/shared/session/session'

export const Route = createFileRoute('/_guest')({
  beforeLoad: () => {
    if (isSignedIn()) throw redirect({ to: '/', replace: true })
  },
  component: GuestLayout,
})
