import { tidy } from './tidy'

/** A number of a register as it is kept, however it was typed or pasted: "FR 44 732 829 320" has no blanks. */
export const withoutSpaces = (number: unknown) => tidy(String(number)).replaceAll(/\s/g, '')
