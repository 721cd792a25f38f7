import type { Goods } from './goods'

/** How codes are compared: people write them in capitals or not, with spaces or not, and copy what does not show. */
export const codeOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** Whether a product has a code: its reference, or its EAN. */
export const hasCode = ({ reference, ean }: Pick<Goods, 'reference' | 'ean'>, code: string) =>
  code !== '' && (codeOf(reference) === code || codeOf(ean) === code)

/** The largest figure that one line takes. */
export const MOST = 1_000_000
