import { message } from '~/shared/validation/message'
import type { LoadedFile } from './use-files'

/** What the server takes as a document, for a FileDrop. */
export const DOCUMENT = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxKilobytes: 5120,
}

/** No file, yet. */
export const noFile: LoadedFile[] = []

/** There must be one. */
export const someFile = (files: LoadedFile[]) => (files.length === 0 ? message('required') : null)
