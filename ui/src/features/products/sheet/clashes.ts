import type { SheetField } from '~/shared/product/sheet-fields'
import type { ProductSheet } from './sheet'
import { changesOf, fieldsOf, type SheetValues, valuesOf } from './values'

/** A field that two people have changed. */
export interface Clash {
  field: SheetField
  mine: unknown
  theirs: unknown
}

/** The fields changed here that are no longer what they were when the form was opened, nor what is wanted. */
export function clashesOf(values: SheetValues, before: SheetValues, now: ProductSheet): Clash[] {
  const was = fieldsOf(before)
  const is = fieldsOf(valuesOf(now))
  return Object.entries(changesOf(values, before)).flatMap(([name, mine]) => {
    const field = name as Exclude<SheetField, 'images'>
    const theirs = is[field]
    const isMoved = JSON.stringify(theirs) !== JSON.stringify(was[field])
    return isMoved && JSON.stringify(theirs) !== JSON.stringify(mine) ? [{ field, mine, theirs }] : []
  })
}
