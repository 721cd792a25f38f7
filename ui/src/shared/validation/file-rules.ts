import { message } from './message'

/** What the rules on files look at. `type` is the kind its first bytes tell, when they tell one. */
export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  type: string | null
  /** Pixels, for pictures that have them. */
  width?: number | undefined
  height?: number | undefined
}

type FileRule = (file: FileFacts) => string | null

/** The pictures that the product takes (specification 5). */
export const imageExtensions = ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'webp'] as const

/** Those of them that are made of pixels. */
export const photoExtensions = imageExtensions.filter((extension) => extension !== 'svg')

/** The letters after the last point, in small. */
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The name ends as one of these. */
export const ext =
  (allowed: readonly string[]): FileRule =>
  ({ name }) =>
    allowed.includes(extensionOf(name)) ? null : message('ext')

/** The first bytes tell one of these kinds. */
export const mimes =
  (allowed: readonly string[]): FileRule =>
  ({ type }) =>
    type !== null && allowed.includes(type) ? null : message('mimes')

/** A picture, by its name and by its first bytes. */
export const image: FileRule = ({ name, type }) =>
  imageExtensions.some((extension) => extension === extensionOf(name)) && type?.startsWith('image/')
    ? null
    : message('image')

/** Lighter than so many kilobytes of 1024 bytes. */
export const size =
  (kilobytes: number): FileRule =>
  (file) =>
    file.size < kilobytes * 1024 ? null : message('size', { size: kilobytes })

/** Exactly so many pixels; webp is refused (specification 5). */
export const dimensions =
  (width: number, height: number): FileRule =>
  (file) =>
    image(file) === null && extensionOf(file.name) !== 'webp' && file.width === width && file.height === height
      ? null
      : message('dimensions', { width, height })

/** The first refusal of a file, or null. */
export function refusalOf(file: FileFacts, rules: readonly FileRule[]): string | null {
  for (const rule of rules) {
    const refusal = rule(file)
    if (refusal !== null) return refusal
  }
  return null
}
