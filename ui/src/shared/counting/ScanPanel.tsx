import type { ReactNode } from 'react'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import classes from './counting.module.css'

interface Props {
  byCarton: boolean
  onByCarton: (byCarton: boolean) => void
  /** What was added last, for who scans without looking at the list. */
  said: string | null
  children: ReactNode
}

/** What is counted by scanner: what a scan adds, what came of the last one, and the lines. */
export function ScanPanel({ byCarton, onByCarton, said, children }: Props) {
  return (
    <div className={classes.page}>
      <div className={classes.scan}>
        <ScanChoice byCarton={byCarton} onChange={onByCarton} />
        <output className={classes.said}>{said}</output>
      </div>
      {children}
    </div>
  )
}
