import { type MouseEvent, useMemo, useSyncExternalStore } from 'react'

/** What the gallery shows: /gallery.html?part=Pager&state=many&lang=en. */
export interface Address {
  part: string | null
  /** Null for all states at once. */
  state: string | null
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** The address of the page, followed. */
export function useAddress(): Address {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  return useMemo(() => {
    const values = new URLSearchParams(search)
    return { part: values.get('part'), state: values.get('state') }
  }, [search])
}

/** The address of a part or of one of its states; it keeps the language. */
export function hrefOf(part: string, state?: string): string {
  const values = new URLSearchParams({ part, ...(state ? { state } : {}) })
  const lang = new URLSearchParams(window.location.search).get('lang')
  if (lang) values.set('lang', lang)
  return `?${values}`
}

/** The address of the same in another language. */
export function hrefIn(lang: string): string {
  const values = new URLSearchParams(window.location.search)
  values.set('lang', lang)
  return `?${values}`
}

/** Follows a link of the gallery without loading the page again; other clicks (new tab) are the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.history.pushState(null, '', event.currentTarget.href)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
