import { createFileRoute, redirect } from '@tanstack/react-router'

/** Frames have no page to be read: the form shows all of one. */
export const Route = createFileRoute('/_app/agreement-frames/$frameId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/agreement-frames/$frameId/edit', params, replace: true })
  },
})
