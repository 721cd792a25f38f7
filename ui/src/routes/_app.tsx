import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { guardScreen } from '~/features/session/guard'
import { BareErrorPage } from '~/shared/messages/BarePages'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { isSignedIn } from '~/shared/session/session'
import PersonFrame from './-person-frame'

export const Route = createFileRoute('/_app')({
  beforeLoad: (visit): Promise<void> => guardScreen(visit),
  component: PersonFrame,
  errorComponent: FramedErrorPage,
})

/** A screen that is refused, or failed where no part of it could say so, keeps the menu around it (specification 1). */
function FramedErrorPage(props: ErrorComponentProps) {
  if (!isSignedIn()) return <BareErrorPage {...props} />
  return (
    <PersonFrame>
      <ErrorPage {...props} />
    </PersonFrame>
  )
}
