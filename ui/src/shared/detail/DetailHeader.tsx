import { type ComponentProps, type ReactNode, use } from 'react'
import { Row } from '~/shared/layout/Row'
import { PageHeader } from '~/shared/parts/PageHeader'
import { WayBackContext } from './way-back'

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'subtitle'> {
  /** Its state first, then what it is told apart by: days, parties. */
  facts: ReactNode
}

/** A detail's name, its way back, which is that of its screen unless said otherwise, its state and what can be done with it. */
export function DetailHeader({ facts, ...header }: Props) {
  const back = use(WayBackContext)
  return (
    <PageHeader
      {...(back && { back })}
      {...header}
      subtitle={
        <Row as="span" gap="2px 20px" align="stretch" wrap>
          {facts}
        </Row>
      }
    />
  )
}
