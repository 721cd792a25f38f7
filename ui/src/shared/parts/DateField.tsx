import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { DateFieldProps } from './CalendarField'

// Calendars are a tenth of a screen's code: what is around the field need not wait for them.
const CalendarField = lazy(() => import('./CalendarField'))

/** A date, typed as dd/mm/yyyy or picked. */
export function DateField(props: DateFieldProps) {
  const { label, withLabel = false, required = false, className } = props
  const place = (
    <Input.Wrapper
      labelElement="div"
      className={className ?? ''}
      required={required}
      {...(withLabel ? { label } : {})}
      aria-busy
    >
      <Skeleton h={36} />
    </Input.Wrapper>
  )
  return (
    <Suspense fallback={place}>
      <CalendarField {...props} />
    </Suspense>
  )
}
