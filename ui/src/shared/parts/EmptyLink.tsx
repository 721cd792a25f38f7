import type { LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState'
import { LinkButton } from './LinkButton'

interface Props extends Omit<ComponentProps<typeof EmptyState>, 'action'> {
  to: NonNullable<LinkProps['to']>
  /** What its button says. */
  link: string
}

/** What stands where nothing is, and the page on which something comes of it. */
export const EmptyLink = ({ to, link, ...empty }: Props) => (
  <EmptyState
    {...empty}
    action={
      <LinkButton variant="default" to={to}>
        {link}
      </LinkButton>
    }
  />
)
