import { currentLocale } from '~/shared/locale/locale'
import { NetworkError } from './errors'

/** Milliseconds the browser waits for an answer (specification 9). */
const TIMEOUT = 25_000

function cookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : null
}

/** What every call tells: what it understands, in which language, and that it comes from a page of ours. */
export function usualHeaders(): Record<string, string> {
  const xsrf = cookie('XSRF-TOKEN')
  return {
    Accept: 'application/ld+json, application/json',
    'Accept-Language': currentLocale(),
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
  }
}

/** One HTTP call below /api, sent once, never retried. Errors: NetworkError; an abort by the caller passes as it is. */
export async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
  signal?: AbortSignal,
  keepalive = false,
): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT)
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { ...usualHeaders(), ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new NetworkError(cause)
  }
}
