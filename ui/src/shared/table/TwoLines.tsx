import type { ReactNode } from 'react'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import classes from './TwoLines.module.css'

interface Props {
  children: ReactNode
  /** The second line, of second rank; rows of one line leave it out. */
  below?: ReactNode
  /** Cards show it too. */
  inCards?: boolean
}

/** What a cell says, with a line below it. */
export function TwoLines({ children, below, inCards = false }: Props) {
  return (
    <Stack as="span" className={classes.lines}>
      <span>{children}</span>
      {below && (
        <Dim size={13} className={classes.below} data-wide-only={inCards ? undefined : true}>
          {below}
        </Dim>
      )}
    </Stack>
  )
}

/** Words with small ones below them, on cards and in low rows too. */
export const Stacked = ({ children }: { children: ReactNode }) => <span className={classes.stacked}>{children}</span>

/** A difference, in the colour of its sign: too much wants attention, too little is wrong. */
export const Signed = ({ sign, children }: { sign?: string | undefined; children: ReactNode }) => (
  <b className={classes.signed} data-sign={sign}>
    {children}
  </b>
)
