import { text } from '~/shared/i18n/i18n'
import { type Choice, choiceFilter } from '~/shared/list/choice-filter'
import { StateDot } from './StateDot'
import type { States } from './states'

interface Stated {
  status?: readonly string[] | undefined
}

/** A filter by where documents stand; `more` says what differs of the choice. */
export const stateFilter = <Search extends Stated, State extends string>(
  of: States<State>,
  label: string,
  codes: readonly State[],
  more: Pick<Choice<Search, State>, 'chosen' | 'resets' | 'isLong'> = {},
) =>
  choiceFilter<Search, State>({
    key: 'status',
    label,
    codes,
    name: (code) => text(of.nameOf(code)),
    row: (code) => <StateDot of={of} state={code} />,
    ...more,
  })
