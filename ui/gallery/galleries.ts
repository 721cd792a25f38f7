import type { Gallery } from './gallery'

const files = import.meta.glob<Gallery>('./parts/*.gallery.tsx', { import: 'default' })

const nameOf = (path: string) => path.replace(/^.*\/|\.gallery\.tsx$/g, '')

const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]))

/** The parts that have a gallery, by name. */
export const partNames = [...loaders.keys()].toSorted((one, other) => one.localeCompare(other))

/** Loads a part's gallery; undefined for a name that has none. */
export const loadGallery = (part: string): Promise<Gallery> | undefined => loaders.get(part)?.()
