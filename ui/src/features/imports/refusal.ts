import type { TFunction } from 'i18next'
import { ApiError, NetworkError } from '~/shared/api/errors'

/** What is said when the server did not do what was asked: its own words, or others when it did not answer or gave none. */
export function refusalOf(
  t: TFunction<'imports'>,
  error: unknown,
  offline: string = t('offline'),
  wordless: string = t('failed'),
): string {
  if (error instanceof NetworkError) return offline
  return error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : wordless
}
