import { formatInteger } from '~/shared/format/format'

/** How a number stands in a cell that can be written in, and what a text makes of it. */
export interface NumberText {
  /** As it stands in the row. */
  show: (value: number) => string
  /** As it is written: without unit, the way one types. */
  write: (value: number) => string
  /** Null for what is no such value. */
  read: (text: string) => number | null
}

/** Whole numbers of up to seven digits, from one on. */
export const wholeNumber = (least: number): NumberText => ({
  show: formatInteger,
  write: String,
  read: (text) => {
    const compact = text.replaceAll(/\s/g, '')
    return /^\d{1,7}$/.test(compact) && Number(compact) >= least ? Number(compact) : null
  },
})
