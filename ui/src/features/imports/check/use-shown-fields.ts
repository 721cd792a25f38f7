import { useState } from 'react'
import type { RowPages } from '~/shared/table/row-pages'
import type { ImportColumn, ImportRow } from '../imports'
import { shownFields } from './problems'

/** How many rows are looked at for fields with problems: what one row has, most have. */
const LOOKED_AT = 100

const none: string[] = []

/**
 * The fields that the table shows, each a column. Those with problems come first in a list of such rows, and stay there
 * once they are repaired: nothing moves under the hand.
 */
export function useShownFields(columns: ImportColumn[], pages: RowPages<ImportRow>, areFirst: boolean): string[] {
  const [noted, setNoted] = useState({ list: pages.key, fields: none })
  const known = noted.list === pages.key ? noted.fields : none
  const found = new Set(known)
  for (let index = 0; index < Math.min(LOOKED_AT, pages.total ?? 0); index += 1) {
    const { errors = [], warnings = [] } = pages.rowAt(index) ?? {}
    for (const { field } of [...errors, ...warnings]) if (field !== null) found.add(field)
  }
  if (noted.list !== pages.key || found.size > known.length) setNoted({ list: pages.key, fields: [...found] })
  const [shown, setShown] = useState<string[]>([])
  const fields = shownFields(columns, [...found], areFirst)
  const isSame = fields.length === shown.length && fields.every((field, at) => field === shown[at])
  if (!isSame) setShown(fields)
  return isSame ? shown : fields
}
