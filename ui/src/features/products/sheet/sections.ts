import { type FieldSection, SHEET_FIELDS, type SheetField } from '~/shared/product/sheet-fields'

/** The parts of a sheet, in their order. */
export const SECTIONS = ['identity', 'origin', 'packing', 'price', 'texts', 'pictures', 'label', 'history'] as const

export type Section = FieldSection | 'history'

const places: Record<string, { section: Section } | undefined> = {
  ...(SHEET_FIELDS satisfies Record<SheetField, { section: Section }>),
  technicalSheet: { section: 'pictures' },
}

/** The part that holds a field, by the path a form or a refusal names it with. */
export const sectionOf = (path: string): Section => places[path.split('.')[0] ?? '']?.section ?? 'identity'

/** The part of the page; the anchor of the navigation leads there. */
export const anchorOf = (section: Section) => `partie-${section}`
