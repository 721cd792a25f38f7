/**
 * French as it is set: what belongs together stays on one line. The no-break space is the wide one (U+00A0) everywhere,
 * because the narrow one (U+202F) vanishes in bold figures of Inter.
 */
export function typeset(text: string): string {
  return text
    .replaceAll('\u202F', '\u00A0')
    .replaceAll(/ (?=[:;!?»%€])/g, '\u00A0')
    .replaceAll(/(?<=«|\b[nN]°) /g, '\u00A0')
    .replaceAll(/(?<=\d) (?=(?:cl|kg|ko|Mo|h|L)\b|°C)/g, '\u00A0')
}
