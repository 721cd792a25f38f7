import type { Page, Response } from '@playwright/test'

/** Words that are French and not English; what people, places and products are called comes from the API. */
const FRENCH =
  /[àâçèéêëîïôùûœ]|\b(?:le|la|les|des?|du|une?|et|ou|avec|sans|pour|dans|chez|vos|votre|nos|cette?|ces|aucun|panier|commandes?|fournisseurs?|produits?|prix|livraison|adresse|rechercher|ajouter|fermer|annuler|suivant|bouteilles?|mot de passe|jusqu|aujourd)\b/i

/** Written alike in both languages, or a name of this product. */
const SHARED = /Millésime|Français|Rosé/g

/** A key without a text shows itself. */
const KEY = /^(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*)+$/

/** Initials are nobody's words. */
const isWords = (text: string) => text.length > 2

/** Every text the API sent to a page: data in French in every language. */
const heard = new WeakMap<Page, Set<string>>()

function texts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) texts(inner, into)
}

/** Notes what the API sends from now on. */
export function listen(page: Page): void {
  const into = new Set<string>()
  heard.set(page, into)
  page.on('response', async (response: Response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return
    texts(await response.json().catch(() => null), into)
  })
}

/** French words, and keys without a text, in what a page shows and says, its title and its labels, outside the data of the API. */
export async function frenchIn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('body [lang=fr], svg')) found.push(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('body [lang=fr], [aria-hidden=true]')) found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  const data = [...(heard.get(page) ?? [])].filter((text) => FRENCH.test(text)).toSorted((a, b) => b.length - a.length)
  // Some names are shown with hyphens that do not break.
  const withoutData = (text: string) =>
    data.reduce((rest, known) => rest.replaceAll(known, ''), text.replaceAll('‑', '-'))
  const isFault = (text: string) =>
    KEY.test(text) || (isWords(text) && FRENCH.test(withoutData(text).replaceAll(SHARED, '')))
  return [...new Set(shown)].filter(isFault)
}
