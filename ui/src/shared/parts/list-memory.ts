/** The filters, sort and page each list was last seen with: a detail's way back leads there. */
const seen = new Map<string, object>()

export function rememberList(path: string, search: object): void {
  seen.set(path, search)
}

/** The list as it was left, or as it opens first. */
export const listAsLeft = (path: string): object => seen.get(path) ?? {}
