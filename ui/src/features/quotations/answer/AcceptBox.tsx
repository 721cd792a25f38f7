import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { AcceptTerms } from '~/shared/terms/AcceptTerms'
import type { QuotationDetail } from '../quotation'
import classes from './AcceptBox.module.css'

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

  function accept() {
    if (isAccepted) return onAccept()
    setIsMissing(true)
    box.current?.focus()
  }

  return (
    <div className={classes.box}>
      <AcceptTerms
        box={box}
        supplier={supplier}
        isAccepted={isAccepted}
        isMissing={isMissing}
        onChange={(accepted) => {
          setIsAccepted(accepted)
          setIsMissing(false)
        }}
      />
      <div className={classes.actions}>
        <Button className={classes.accept ?? ''} loading={isBusy} onClick={accept}>
          {t('accept.send', { amount: formatMoney(totalPriceTaxIncl) })}
        </Button>
        {children}
      </div>
    </div>
  )
}
