import type { ReactNode } from 'react'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import classes from './counting.module.css'
import type { Adding } from './use-adding'

interface Props {
  adding: Adding
  /** What was added last, for who scans without looking at the list. */
  words: (wine: string, bottles: number) => string
  children: ReactNode
}

/** What is counted by scanner: what a scan adds, what came of the last one, and the lines. */
export const ScanPanel = ({ adding: { byCarton, onByCarton, said }, words, children }: Props) => (
  <div className={classes.page}>
    <div className={classes.scan}>
      <ScanChoice byCarton={byCarton} onChange={onByCarton} />
      <output className={classes.said}>{said && words(said.wine, said.bottles)}</output>
    </div>
    {children}
  </div>
)
