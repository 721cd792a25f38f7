import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { formatMonthOfYear } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import { DateRange } from '~/shared/parts/DateRange'
import classes from './AccountPage.module.css'
import { daysOf, monthOf, monthsUntil, type Period } from './periods'

interface Props extends Period {
  /** As the address has it; nothing stands for twelve months. */
  chosen: { from?: string | undefined; to?: string | undefined }
  onChange: (period: { from: string | undefined; to: string | undefined }) => void
}

/** Months that are offered. */
const MONTHS = 24

const YEAR = 'year'
const OTHER = 'other'

/** The days of an account: twelve months, a month of the last two years, or any two days, which are shown once they are wanted. */
export function PeriodField({ from, to, chosen, onChange }: Props) {
  const { t } = useTranslation('payment')
  const [isOther, setIsOther] = useState(false)
  const months = monthsUntil(businessDay(Date.now()), MONTHS)
  const month = monthOf({ from, to })
  const known = !(chosen.from || chosen.to) ? YEAR : month !== null && months.includes(month) ? month : OTHER
  const value = isOther ? OTHER : known

  function pick(picked: string | null) {
    setIsOther(picked === OTHER)
    if (picked === YEAR) onChange({ from: undefined, to: undefined })
    else if (picked && picked !== OTHER) onChange(daysOf(picked))
  }

  return (
    <Row gap={8} wrap className={classes.period}>
      <Select
        aria-label={t('account.period.label')}
        data-touch
        allowDeselect={false}
        data={[
          { value: YEAR, label: t('account.period.year') },
          { value: OTHER, label: t('account.period.other') },
          ...months.map((one) => ({ value: one, label: formatMonthOfYear(one) })),
        ]}
        value={value}
        onChange={pick}
      />
      {value === OTHER && <DateRange label={t('account.period.days')} from={from} to={to} onChange={onChange} />}
    </Row>
  )
}
