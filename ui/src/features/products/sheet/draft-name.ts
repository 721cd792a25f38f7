import type { DraftName } from '~/shared/forms/kept-draft'

/** What is entered of one sheet; null while it is new. */
export const draftOf = (id: number | null): DraftName => ({
  name: `product-draft.${id ?? 'new'}`,
  heavy: ['images', 'sheetFile'],
})
