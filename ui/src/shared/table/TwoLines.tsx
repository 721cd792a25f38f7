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
export const TwoLines = ({ children, below, inCards = false }: Props) => (
  <Stack as="span" className={classes.lines}>
    <span>{children}</span>
    {below && (
      <Dim size={13} className={classes.below} data-wide-only={inCards ? undefined : true}>
        {below}
      </Dim>
    )}
  </Stack>
)
