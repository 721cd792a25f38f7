import { keyOf, settle } from './acts'
import { authorization } from './client'
import { ApiError, descriptionOf, NetworkError } from './errors'
import { type Query, queryString } from './query-string'
import { usualHeaders } from './send'

interface Options {
  /** Called with 0 to 100 while the file goes; at 100 the server reads it. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Where a file goes, below /api. */
export interface UploadTarget {
  path: string
  query: Query
}

/** Sends a file as it is. Errors: ApiError with the server's sentence, NetworkError, or the abort. */
export async function uploadFile<Answer>(
  { path, query }: UploadTarget,
  file: File,
  { onProgress, signal }: Options,
): Promise<Answer> {
  const address = path + queryString(query)
  const act = JSON.stringify(['upload', address, file.name, file.size, file.lastModified])
  const headers = {
    ...usualHeaders(),
    ...(await authorization({})),
    'Content-Type': 'application/octet-stream',
    'Idempotency-Key': keyOf(act),
  }
  return new Promise((resolve, reject) => {
    // fetch does not tell how far a body has gone.
    const request = new XMLHttpRequest()
    request.open('POST', `/api${address}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    request.upload.onload = () => onProgress(100)
    request.onload = () => {
      settle(act, request.status, request.getResponseHeader('Retry-After'))
      const body = parsed(request.responseText)
      if (request.status === 200 || request.status === 201) resolve(body as Answer)
      else reject(new ApiError(request.status, descriptionOf(body) ?? `HTTP ${request.status}`, body))
    }
    request.onerror = () => reject(new NetworkError(request.status))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(new DOMException('aborted', 'AbortError'))
    else request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
