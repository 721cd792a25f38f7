interface Options {
  /** Called with 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** A file as a base64 data URL; rejects when it cannot be read, or when the signal aborts. */
export function readDataUrl(file: Blob, { onProgress, signal }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    reader.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0)
    signal?.addEventListener('abort', () => reader.abort(), { once: true })
    reader.readAsDataURL(file)
  })
}
