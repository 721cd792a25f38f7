import type { TFunction } from 'i18next'
import { ApiError, NetworkError } from '~/shared/api/errors'

/** What is said when the server did not do what was asked. */
export function refusalOf(t: TFunction<'imports'>, error: unknown): string {
  if (error instanceof NetworkError) return t('offline')
  return error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : t('failed')
}
