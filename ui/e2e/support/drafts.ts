import type { Page } from '@playwright/test'

/** What this browser keeps of what was entered and not yet sent, as text: it is there a moment after it was typed. */
export const draftsOf = (page: Page): Promise<string> => page.evaluate(readDrafts)

function readDrafts(): Promise<string> {
  return new Promise((found, failed) => {
    const opening = indexedDB.open('millesime.queue')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll()
      drafts.onsuccess = () => {
        opening.result.close()
        found(JSON.stringify(drafts.result))
      }
    }
  })
}
