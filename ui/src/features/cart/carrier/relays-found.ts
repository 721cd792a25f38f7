import type { Relay } from '~/api/quote'
import { fold } from '~/shared/format/fold'

/** An apostrophe may be left out. */
const folded = (text: string) => fold(text).replaceAll("'", '')

/** The pickup points that have every word in their name or address; the chosen one stays in sight. */
export function relaysFound(relays: Relay[], search: string, chosen: string | null): Relay[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return relays.filter(({ code, label, address }) => {
    const text = folded(`${label} ${address}`)
    return code === chosen || words.every((word) => text.includes(word))
  })
}
