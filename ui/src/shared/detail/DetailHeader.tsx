import type { ComponentProps, ReactNode } from 'react'
import { Row } from '~/shared/layout/Row'
import { PageHeader } from '~/shared/parts/PageHeader'

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'subtitle'> {
  /** Its state first, then what it is told apart by: days, parties. */
  facts: ReactNode
}

/** A detail's name, its way back, its state and what can be done with it. */
export const DetailHeader = ({ facts, ...header }: Props) => (
  <PageHeader
    {...header}
    subtitle={
      <Row as="span" gap="2px 20px" align="stretch" wrap>
        {facts}
      </Row>
    }
  />
)
