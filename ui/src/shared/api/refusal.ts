import { ApiError, NetworkError } from './errors'

/** What is said when the server did not do what was asked: its own words, or others when it did not answer or gave none. */
export function refusalIn(error: unknown, offline: string, wordless: string): string {
  if (error instanceof NetworkError) return offline
  return error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : wordless
}
