import type { ComponentProps, ReactNode } from 'react'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { Acts } from './Acts'
import type { Act } from './acts'
import { StateDot } from './StateDot'
import type { States } from './states'

interface Props<State extends string> extends Omit<ComponentProps<typeof DetailHeader>, 'actions' | 'facts'> {
  states: States<State>
  state: State
  /** What it is told apart by, after its state: what comes next, days, parties. */
  facts?: ReactNode
  /** Papers and links, before what is done with it. */
  beside?: ReactNode
  acts?: readonly Act[]
  others?: readonly Act[]
}

/** A document's name, its way back, its state, and what can be done with it: one button alone is filled. */
export function DocumentHeader<State extends string>(props: Props<State>) {
  const { states, state, facts, beside, acts = [], others = [], ...header } = props
  return (
    <DetailHeader
      {...header}
      facts={
        <>
          <StateDot of={states} state={state} />
          {facts}
        </>
      }
      actions={
        <>
          {beside}
          <Acts acts={acts} others={others} />
        </>
      }
    />
  )
}
