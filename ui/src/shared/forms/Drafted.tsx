import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { Row } from '~/shared/layout/Row'
import { Notice } from '~/shared/parts/Notice'
import { useDraft } from '~/shared/queue/drafts'

/** What a form is given that goes on where it was left. */
export interface Draft<Values> {
  /** What was entered before and not sent; null when there is nothing. */
  draft: Values | null
  /** Keeps what is entered, null once it is sent. Errors: those of a browser that keeps nothing. */
  keep: (values: Values | null) => Promise<void>
  /** Begins anew, without the draft. */
  onAnew: () => void
}

interface Props<Values> {
  /** Names the draft in this browser. */
  name: string
  children: (draft: Draft<Values>) => ReactNode
}

/** A form, which goes on where its draft was left; begun anew, it is another one. */
export function Drafted<Values>({ name, children }: Props<Values>) {
  const { draft, change } = useDraft<Values>(name)
  const [round, setRound] = useState(0)
  if (draft === undefined) return null
  const anew = () => {
    void change(() => null).catch(() => undefined)
    setRound(round + 1)
  }
  return <Fragment key={round}>{children({ draft, keep: (values) => change(() => values), onAnew: anew })}</Fragment>
}

/** Says that a form goes on, and offers to begin anew. */
export const ResumedNotice = ({ words, anew, onAnew }: { words: string; anew: string; onAnew: () => void }) => (
  <Notice tone="info">
    <Row gap="4px 12px" wrap>
      {words}
      <Button size="xs" variant="default" onClick={onAnew}>
        {anew}
      </Button>
    </Row>
  </Notice>
)
