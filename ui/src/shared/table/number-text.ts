import { readWhole } from '~/shared/format/figures'
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

const MOST = 9_999_999

/** Whole numbers of up to seven digits, from one on. */
export const wholeNumber = (least: number): NumberText => ({
  show: formatInteger,
  write: String,
  read: (text) => {
    const value = readWhole(text)
    return value !== null && value >= least && value <= MOST ? value : null
  },
})
