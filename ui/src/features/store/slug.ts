import { fold } from '~/shared/format/fold'

/** Characters that an address has at most. */
const LONGEST = 60

/** What a name proposes as the address of a page: "Maison Delorme" is "maison-delorme". */
export const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')

/** The whole address of a shop's page, as customers read it. */
export const addressOf = (slug: string): string => `${window.location.origin}/boutique/${slug}`
