import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage'
import { NotFoundPage } from './NotFoundPage'

/** The error page where no layout stands around it. */
export function BareErrorPage(props: ErrorComponentProps) {
  return (
    <main id="content">
      <ErrorPage {...props} />
    </main>
  )
}

/** The 404 page where no layout stands around it. */
export function BareNotFoundPage() {
  return (
    <main id="content">
      <NotFoundPage />
    </main>
  )
}
