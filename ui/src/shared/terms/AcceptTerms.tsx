import { Checkbox } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { Dim } from '~/shared/layout/Dim'
import classes from './AcceptTerms.module.css'

const TermsReader = lazy(() => import('./TermsReader').then((part) => ({ default: part.TermsReader })))

/** Where a supplier's general terms are read; '' when it has none. */
const supplierTermsQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['terms', 'supplier', supplier],
    queryFn: async ({ signal }) => {
      const { parameters } = await api.get('/users/{id}', { path: { id: supplier }, signal })
      return parameters?.base64ContentCGV ?? ''
    },
    staleTime: 300_000,
  })

interface Props {
  supplier: { id: number; company: string }
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  /** It was left unticked. */
  isMissing: boolean
  box?: RefObject<HTMLInputElement | null>
}

/** A supplier's general terms, to read and to accept before its goods are ordered. */
export function AcceptTerms({ supplier, isAccepted, onChange, isMissing, box }: Props) {
  const { t } = useTranslation('terms')
  const [isReading, setIsReading] = useState(false)
  const { data: cgv } = useQuery(supplierTermsQuery(supplier.id))
  return (
    <div className={classes.terms}>
      <Checkbox
        {...(box ? { ref: box } : {})}
        size="md"
        classNames={{ body: classes.body ?? '' }}
        checked={isAccepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t('cgv.accept', { supplier: supplier.company })}
        error={isMissing && t('cgv.missing')}
      />
      {cgv === '' && <Dim size={13}>{t('cgv.none', { supplier: supplier.company })}</Dim>}
      {cgv && (
        <button type="button" className={classes.read} data-touch onClick={() => setIsReading(true)}>
          {t('cgv.read')}
        </button>
      )}
      {isReading && cgv && (
        <Suspense>
          <TermsReader read={{ supplier: supplier.company, cgv }} onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </div>
  )
}
