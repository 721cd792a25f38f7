import { DateInput } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/fr'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '~/shared/locale/locale'
import { message } from '~/shared/validation/message'
import classes from './CalendarField.module.css'

dayjs.extend(customParseFormat)

export interface DateFieldProps {
  label: string
  /** Shows the label above the field; filters name it for screen readers alone. */
  withLabel?: boolean
  /** A business date, YYYY-MM-DD. */
  value: string | null | undefined
  /** Called with undefined when cleared, and while what is typed is no date. */
  onChange: (date: string | undefined) => void
  onBlur?: () => void
  /** Days outside these bounds cannot be chosen. */
  min?: string | undefined
  max?: string | undefined
  required?: boolean
  description?: ReactNode
  error?: ReactNode
  className?: string | undefined
  autoFocus?: boolean
  /** The field's name in a form. */
  'data-path'?: string
}

/** Years offered before and after the current one (specification 9). */
const YEARS_BACK = 100
const YEARS_AHEAD = 50

const SHOWN = 'DD/MM/YYYY'
const TYPED = [SHOWN, 'D/M/YYYY', 'DD/MM/YY', 'DDMMYYYY']

/** The business date of what was typed, or null. */
export function parseTyped(text: string): string | null {
  const date = dayjs(text.trim(), TYPED, true)
  return date.isValid() ? date.format('YYYY-MM-DD') : null
}

const show = (date: string) => dayjs(date).format(SHOWN)

/** The sign keeps its size and the field its border, whatever the button's size; Mantine says both in its own style. */
const CLEAR = { pointerEvents: 'all', background: 'none', '--cb-icon-size': '16px' }

const openChoice = (event: MouseEvent<HTMLSelectElement>) => event.currentTarget.showPicker?.()

/** The field itself; screens draw `DateField`. What is typed and is no date stays, and is told when the field is left. */
export default function CalendarField(props: DateFieldProps) {
  const { label, withLabel = false, value, onChange, onBlur, error, className, ...others } = props
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  const year = dayjs().year()
  const { min: first, max: last, ...rest } = others
  const min = first ?? `${year - YEARS_BACK}-01-01`
  const max = last ?? `${year + YEARS_AHEAD}-12-31`

  function problemOf(text: string): string | null {
    const date = parseTyped(text)
    if (text.trim() === '') return null
    if (date === null) return message('date')
    return date < min || date > max ? message('between', { min: show(min), max: show(max) }) : null
  }

  function onInput(event: FormEvent<HTMLInputElement>) {
    const found = problemOf(event.currentTarget.value)
    setProblem(found)
    setShown(false)
    // The calendar keeps the last good date: what is typed now has none.
    if (found !== null && value) onChange(undefined)
  }

  return (
    <DateInput
      {...rest}
      className={className ?? ''}
      classNames={{ input: classes.input ?? '', day: classes.day ?? '' }}
      {...(withLabel ? { label } : { 'aria-label': label })}
      placeholder="dd/mm/yyyy"
      inputMode="numeric"
      valueFormat={SHOWN}
      dateParser={parseTyped}
      fixOnBlur={problem === null}
      locale={currentLocale()}
      value={value || null}
      onChange={(date) => {
        setProblem(null)
        onChange(date ?? undefined)
      }}
      onInput={onInput}
      onBlur={() => {
        setShown(true)
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setShown(true)
      }}
      error={(isShown && problem) || error}
      data-unreadable={problem === null ? undefined : true}
      minDate={min}
      maxDate={max}
      clearable
      hideOutsideDates
      weekendDays={[]}
      withNativeLevelSelect
      yearsSelectRange={[Number(min.slice(0, 4)), Number(max.slice(0, 4))]}
      // The calendar leaves the focus in the field, and so keeps a click from opening a native choice.
      attributes={{ calendarHeaderSelect: { onClick: openChoice } }}
      clearButtonProps={{ 'aria-label': t('date.clear'), 'data-touch': 'square', style: CLEAR } as object}
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
