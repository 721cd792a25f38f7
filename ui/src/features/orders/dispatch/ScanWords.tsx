import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import type { Scan } from './picking-scan'
import classes from './ScanWords.module.css'

/** What came of the last scan, said to who scans without looking at the list. */
export function ScanWords({ scan }: { scan: Scan }) {
  const { t } = useTranslation('dispatch')
  if (scan.outcome === 'counted') {
    const { pick, bottles, left } = scan
    const picked = formatInteger(pick.bottles - left + bottles)
    const values = { wine: wineOf(pick.product), picked, total: formatInteger(pick.bottles) }
    return t(left === bottles ? 'scan.done' : 'scan.counted', values)
  }
  return (
    <span className={classes.refused}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <Refusal scan={scan} />
    </span>
  )
}

function Refusal({ scan }: { scan: Exclude<Scan, { outcome: 'counted' }> }) {
  const { t } = useTranslation('dispatch')
  if (scan.outcome === 'unknown') return t('scan.unknown', { code: scan.code })
  if (scan.outcome === 'several') return t('scan.several', { code: scan.code, wines: scan.wines.join(', ') })
  const { outcome, pick, bottles, left } = scan
  return t(`scan.${outcome}`, {
    wine: wineOf(pick.product),
    units: formatInteger(bottles),
    count: outcome === 'full' ? pick.bottles : left,
    amount: formatInteger(outcome === 'full' ? pick.bottles : left),
  })
}
