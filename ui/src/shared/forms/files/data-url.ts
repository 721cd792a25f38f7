interface File {
  blob: Blob
  /** Null when the document is no plain text. */
  text: string | null
}

const PARTS = /^data:([^;,]*)((?:;[^;,]+)*),(.*)$/s

/** The document in a data URL; null when it is none. Browsers open no data URL in a tab, hence the blob. */
export function parseDataUrl(url: string): File | null {
  const [, type = '', options = '', data = ''] = PARTS.exec(url) ?? []
  if (!PARTS.test(url)) return null
  try {
    const bytes = options.includes(';base64')
      ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(data))
    const text = type === '' || type === 'text/plain' ? new TextDecoder().decode(bytes) : null
    return { blob: new Blob([bytes], { type }), text }
  } catch {
    return null
  }
}
