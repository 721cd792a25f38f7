import { keyOf, settle } from '~/shared/api/acts'
import { authorization } from '~/shared/api/client'
import { ApiError, descriptionOf, NetworkError } from '~/shared/api/errors'
import { usualHeaders } from '~/shared/api/send'
import type { ProductImport } from './imports'

interface Options {
  /** Called with 0 to 100 while the file goes; at 100 the server reads it. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Sends a file as it is. Errors: ApiError with the server's sentence, NetworkError, or the abort. */
export async function uploadFile(file: File, { onProgress, signal }: Options): Promise<ProductImport> {
  const act = JSON.stringify(['upload', file.name, file.size, file.lastModified])
  const headers = {
    ...usualHeaders(),
    ...(await authorization({})),
    'Content-Type': 'application/octet-stream',
    'Idempotency-Key': keyOf(act),
  }
  return new Promise((resolve, reject) => {
    // fetch does not tell how far a body has gone.
    const request = new XMLHttpRequest()
    request.open('POST', `/api/product_imports?filename=${encodeURIComponent(file.name)}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    request.upload.onload = () => onProgress(100)
    request.onload = () => {
      settle(act, request.status, request.getResponseHeader('Retry-After'))
      const body = parsed(request.responseText)
      if (request.status === 201) resolve(body as ProductImport)
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
