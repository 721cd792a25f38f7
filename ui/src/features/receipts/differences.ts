import type { TFunction } from 'i18next'
import { plural } from '~/shared/format/format'
import type { Difference } from './receipt'

/** How a line differs from what was announced, in words. */
export function differenceWords(
  t: TFunction<'receipts'>,
  { line, short, over, damaged, isWrong }: Difference,
): string[] {
  const told = (key: 'short' | 'over' | 'damaged' | 'wrong', count: number) => t(`differences.${key}`, plural(count))
  return [
    ...(isWrong ? [told('wrong', line.received + line.damaged)] : []),
    ...(short > 0 ? [told('short', short)] : []),
    ...(over > 0 ? [told('over', over)] : []),
    ...(damaged > 0 ? [told('damaged', damaged)] : []),
  ]
}
