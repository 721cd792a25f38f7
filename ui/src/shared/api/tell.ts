import { notificationsStore } from '@mantine/notifications'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { ApiError, descriptionOf, NetworkError, SessionExpired } from './errors'

/** The words for a failure: the server's (hydra:description), or that no answer came. */
function wordsOf(error: unknown): string | null {
  if (error instanceof NetworkError) return text('error.network')
  return error instanceof ApiError ? descriptionOf(error.body) : null
}

/** Whether the same words stand on the screen already: a toast stays for five seconds. */
function isShown(id: string): boolean {
  const { notifications, queue } = notificationsStore.getState()
  return [...notifications, ...queue].some((toast) => toast.id === id)
}

/**
 * Shows a failure as an error toast (specification 8), the same words once as long as they are there; `otherwise` where
 * nothing is known of it. The end of a session says itself.
 */
export function tell(error: unknown, otherwise?: string): void {
  if (error instanceof SessionExpired) return
  const words = wordsOf(error) ?? otherwise
  if (words && !isShown(words)) toast.error(words, { id: words })
}
