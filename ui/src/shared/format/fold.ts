import { tidy } from '~/shared/validation/tidy'

/** Apostrophes, and what is taken for one. */
export const APOSTROPHE = /['`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋꞌ＇｀՚]/g
/** Dashes, hyphens and minus signs. */
export const DASH = /[\p{Pd}−⁃˗]/gu

/** Text in the form it is searched in, as the server folds it (platform/fold): "Château L’Œuf" is "chateau l'oeuf". */
export const fold = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(DASH, '-')
    .replaceAll('\n', ' ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .trim()

/** The folded words of a search. */
export const foldedWords = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)
