import { createFileRoute } from '@tanstack/react-router'
import { GuestLayout } from '~/shared/guest/GuestLayout'

/** Pages for guests and for people who are signed in alike. */
export const Route = createFileRoute('/_open')({
  component: GuestLayout,
})
