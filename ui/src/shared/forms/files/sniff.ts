/** First bytes by kind; null stands for any byte. */
const signatures: [type: string, bytes: (number | null)[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/bmp', [0x42, 0x4d]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** How much of a file is looked at. */
const HEAD = 1024

/** The kind of a file by its first bytes, whatever its name says; null when they tell none of ours. */
export async function sniff(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => byte === null || head[at] === byte))
  if (found) return found[0]
  const text = new TextDecoder().decode(head).trimStart().toLowerCase()
  return /^(<\?xml|<!--|<!doctype svg|<svg)/.test(text) && text.includes('<svg') ? 'image/svg+xml' : null
}
