import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import type { QuotationDetail } from '../quotation'
import { Differences } from '../revisions/Differences'
import { differencesOf } from '../revisions/differences'
import { type Side, standingOf } from '../turn'
import classes from './ReviseForm.module.css'

interface Props {
  /** The quotation as it was read. */
  read: QuotationDetail
  now: QuotationDetail
  side: Side
  onGoOn: () => void
}

/** The quotation changed while it was being answered: what it is now, and the way to go on. */
export function MovedNotice({ read, now, side, onGoOn }: Props) {
  const { t } = useTranslation('quotations')
  const before = read.revisions.at(-1)
  const after = now.revisions.at(-1)
  if (!now.mayRevise) {
    const standing = standingOf(now, side)
    const words = standing === 'canceled' ? t('enums:order_status.canceled_quotation') : t(`standing.${standing}`)
    return <Notice tone="attention">{t('revise.gone', { standing: words })}</Notice>
  }
  if (!before || !after) return null
  return (
    <Notice tone="attention" title={t('revise.moved')}>
      <p>{t('revise.movedHelp', { author: after.author, revision: after.revision })}</p>
      <Differences differences={differencesOf(before, after)} />
      <Button className={classes.goOn ?? ''} variant="default" onClick={onGoOn}>
        {t('revise.rebase', { revision: after.revision })}
      </Button>
    </Notice>
  )
}
