import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { supplierTermsQuery } from '../queries'
import type { QuotationDetail } from '../quotation'
import classes from './AcceptBox.module.css'

const TermsReader = lazy(() => import('~/shared/terms/TermsReader').then((part) => ({ default: part.TermsReader })))

interface Props {
  quotation: QuotationDetail
  isBusy: boolean
  onAccept: () => void
  /** What else can be answered. */
  children: ReactNode
}

/** The customer's yes: the supplier's general terms to read and accept, and one button that orders. */
export function AcceptBox({ quotation: { supplier, totalPriceTaxIncl }, isBusy, onAccept, children }: Props) {
  const { t } = useTranslation('quotations')
  const box = useRef<HTMLInputElement>(null)
  const [isAccepted, setIsAccepted] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const { data: cgv } = useQuery(supplierTermsQuery(supplier.id))

  function accept() {
    if (isAccepted) return onAccept()
    setIsMissing(true)
    box.current?.focus()
  }

  return (
    <div className={classes.box}>
      <div className={classes.terms}>
        <Checkbox
          ref={box}
          size="md"
          classNames={{ body: classes.body ?? '' }}
          checked={isAccepted}
          onChange={(event) => {
            setIsAccepted(event.currentTarget.checked)
            setIsMissing(false)
          }}
          label={t('accept.terms', { supplier: supplier.company })}
          error={isMissing && t('accept.missing')}
        />
        {cgv === '' && <span className={classes.none}>{t('accept.none', { supplier: supplier.company })}</span>}
        {cgv && (
          <button type="button" className={classes.read} data-touch onClick={() => setIsReading(true)}>
            {t('accept.read')}
          </button>
        )}
      </div>
      <div className={classes.actions}>
        <Button className={classes.accept ?? ''} loading={isBusy} onClick={accept}>
          {t('accept.send', { amount: formatMoney(totalPriceTaxIncl) })}
        </Button>
        {children}
      </div>
      {isReading && cgv && (
        <Suspense>
          <TermsReader read={{ supplier: supplier.company, cgv }} onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </div>
  )
}
