import { formatDate } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'
import { DateRange } from '~/shared/parts/DateRange'
import classes from './dates-filter.module.css'
import type { ListFilter } from './list-filter'

interface Dates {
  from?: string | undefined
  to?: string | undefined
}

/** A filter by two days, of which either may be open. */
export const datesFilter = (label: string): ListFilter<Dates> => ({
  keys: ['from', 'to'],
  field: ({ search: { from, to }, onChange, isStacked }) => (
    <div className={isStacked ? undefined : classes.dates}>
      <DateRange label={label} from={from} to={to} onChange={onChange} />
    </div>
  ),
  chips: ({ from, to }, onChange) => {
    const chip = (key: keyof Dates, date: string | undefined, words: string) =>
      date === undefined
        ? []
        : [
            {
              key,
              label: text(words, { date: formatDate(date) }),
              onRemove: () => onChange({ [key]: undefined }),
            },
          ]
    return [...chip('from', from, 'filters.since'), ...chip('to', to, 'filters.until')]
  },
})
