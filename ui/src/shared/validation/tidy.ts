/** What shows nothing of its own: format characters, fillers, selectors of variants. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const BLANK = /[\t\p{Zs}]/gu

const JOINER = '\u200D'
const AS_PICTURE = '\uFE0F'
const PICTURE = /\p{So}|\p{Sm}|\p{Emoji_Modifier}/u

/** Whether an invisible character makes one picture of several, or a picture of a sign: 👩‍🍳, ❤️. */
const shapes = (sign: string, before: string, after = '') =>
  sign === AS_PICTURE
    ? PICTURE.test(before)
    : sign === JOINER && (PICTURE.test(before) || before === AS_PICTURE) && /^\p{So}/u.test(after)

/** What was typed or pasted as the server reads it (platform/tidy): without what nobody sees, blanks at both ends taken off. */
export function tidy(text: string): string {
  const signs = Array.from(text.replaceAll(LINE_END, '\n').replaceAll(BLANK, ' '))
  let before = ''
  const kept = signs.filter((sign, at) => {
    if (INVISIBLE.test(sign) && !shapes(sign, before, signs[at + 1])) return false
    before = sign
    return true
  })
  return kept.join('').replaceAll(/^[ \n]+|[ \n]+$/g, '')
}
