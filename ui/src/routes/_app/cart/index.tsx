import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first step is the default (rulings, routes and access). */
export const Route = createFileRoute('/_app/cart/')({
  beforeLoad: () => {
    throw redirect({ to: '/cart/customer', replace: true })
  },
})
