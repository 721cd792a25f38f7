import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage'
import { NotFoundPage } from './NotFoundPage'

/** The error page where no layout stands around it. */
export const BareErrorPage = (props: ErrorComponentProps) => (
  <main id="content">
    <ErrorPage {...props} />
  </main>
)

/** The 404 page where no layout stands around it. */
export const BareNotFoundPage = () => (
  <main id="content">
    <NotFoundPage />
  </main>
)
