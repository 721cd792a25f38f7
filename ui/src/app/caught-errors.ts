import { Forbidden } from '~/shared/access/forbidden'
import { ApiError } from '~/shared/api/errors'

/** A screen refused, or one that is not there for the viewer, has its own page: nothing went wrong. */
const isExpected = (error: unknown) => error instanceof Forbidden || (error instanceof ApiError && error.status === 404)

/** Tells the console which error an error page stands for. */
export function reportCaught(error: unknown): void {
  if (isExpected(error)) return
  // biome-ignore lint/suspicious/noConsole: whoever looks for the fault finds it there
  console.error(error)
}
