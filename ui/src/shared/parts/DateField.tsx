import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/fr'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '~/shared/locale/locale'

dayjs.extend(customParseFormat)

interface Props {
  label: string
  /** A business date, YYYY-MM-DD. */
  value: string | undefined
  onChange: (date: string | undefined) => void
  /** Days outside these bounds cannot be chosen. */
  min?: string | undefined
  max?: string | undefined
  className?: string | undefined
}

/** Years offered before and after the current one (specification 9). */
const YEARS_BACK = 100
const YEARS_AHEAD = 50

const TYPED = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/MM/YY', 'DDMMYYYY', 'YYYY-MM-DD']

/** The business date of what was typed, or null. */
export function parseTyped(text: string): string | null {
  const date = dayjs(text.trim(), TYPED, true)
  return date.isValid() ? date.format('YYYY-MM-DD') : null
}

/** A date, typed as dd/mm/yyyy or picked. */
export function DateField({ label, value, onChange, min, max, className }: Props) {
  const { t } = useTranslation()
  const year = dayjs().year()
  return (
    <DateInput
      className={className ?? ''}
      aria-label={label}
      placeholder="dd/mm/yyyy"
      valueFormat="DD/MM/YYYY"
      dateParser={parseTyped}
      locale={currentLocale()}
      value={value ?? null}
      onChange={(date) => onChange(date ?? undefined)}
      minDate={min ?? `${year - YEARS_BACK}-01-01`}
      maxDate={max ?? `${year + YEARS_AHEAD}-12-31`}
      clearable
      hideOutsideDates
      weekendDays={[]}
      withNativeLevelSelect
      yearsSelectRange={[year - YEARS_BACK, year + YEARS_AHEAD]}
      clearButtonProps={{ 'aria-label': t('date.clear') }}
      ariaLabels={{
        monthLevelControl: t('date.month'),
        yearLevelControl: t('date.year'),
        nextMonth: t('date.nextMonth'),
        previousMonth: t('date.previousMonth'),
        nextYear: t('date.nextYear'),
        previousYear: t('date.previousYear'),
        nextDecade: t('date.nextYears'),
        previousDecade: t('date.previousYears'),
      }}
    />
  )
}
