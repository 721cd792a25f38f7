/**
 * Puts the style of the code in force. Documents ask for it as one for paper, so that their first paint need not wait for
 * it (vite/pages.ts); the development server's documents do not.
 */
export async function adoptStyles(): Promise<void> {
  const late = document.querySelectorAll<HTMLLinkElement>('link[data-late]')
  await Promise.all([...late].map(adopt))
}

async function adopt(link: HTMLLinkElement): Promise<void> {
  const isThere = link.sheet !== null
  link.media = 'all'
  if (isThere) return
  await new Promise<unknown>((done) => {
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
}
