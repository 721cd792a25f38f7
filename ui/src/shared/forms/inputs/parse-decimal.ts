/**
 * The hundredths that a typed number stands for: "1 234,5", "1.234,50" and "1234.5" are 123450. Null for a text that
 * is no number, has more than two decimals or is too large to be exact.
 */
export function parseHundredths(text: string): number | null {
  const compact = text.replaceAll(/[\s\u00A0\u202F€%]/g, '').replace('−', '-')
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'))
  const mark = compact[last]
  const groups = mark === ',' ? /(?<=\d)\.(?=\d{3}(\D|$))/g : /(?<=\d),(?=\d{3}(\D|$))/g
  const plain = last === -1 ? compact : compact.replaceAll(groups, '')
  const parts = /^(-?)(\d{1,12})(?:[.,](\d{0,2}))?$/.exec(plain)
  if (!parts) return null
  const [, sign, units, fraction = ''] = parts
  const hundredths = Number(units) * 100 + Number(fraction.padEnd(2, '0'))
  return sign && hundredths > 0 ? -hundredths : hundredths
}
