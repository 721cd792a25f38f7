import type { ReactNode } from 'react'
import { Dim } from '~/shared/layout/Dim'
import classes from './ChoiceCard.module.css'

interface Props {
  /** The choices of one question share a name. */
  name: string
  isChosen: boolean
  onChoose: () => void
  title: ReactNode
  detail?: ReactNode
  /** On the right: a price. */
  end?: ReactNode
  /** Below, once chosen. */
  children?: ReactNode
}

/** One answer among several, as a card: a native radio button whose whole surface can be pressed. */
export const ChoiceCard = ({ name, isChosen, onChoose, title, detail, end, children }: Props) => (
  <div className={classes.card} data-chosen={isChosen || undefined}>
    <label className={classes.label}>
      <input type="radio" className={classes.radio} name={name} checked={isChosen} onChange={onChoose} />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {detail && <Dim>{detail}</Dim>}
      </span>
      {end && <span className={classes.end}>{end}</span>}
    </label>
    {children && <div className={classes.below}>{children}</div>}
  </div>
)
