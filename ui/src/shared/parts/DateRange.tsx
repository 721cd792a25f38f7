import { useTranslation } from 'react-i18next'
import { DateField } from './DateField'
import classes from './DateRange.module.css'

interface Props {
  /** What the dates are of, for screen readers. */
  label: string
  /** Business dates, YYYY-MM-DD; either end may be open. */
  from: string | undefined
  to: string | undefined
  onChange: (range: { from: string | undefined; to: string | undefined }) => void
}

/** Two dates, the second never before the first. */
export function DateRange({ label, from, to, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.range} aria-label={label}>
      <DateField label={t('date.from')} value={from} max={to} onChange={(date) => onChange({ from: date, to })} />
      <span aria-hidden="true">–</span>
      <DateField label={t('date.to')} value={to} min={from} onChange={(date) => onChange({ from, to: date })} />
    </fieldset>
  )
}
