import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = AnchorProps & Omit<ComponentProps<'a'>, keyof AnchorProps>

/** Words in a sentence or a cell that lead somewhere, as large as those around them. */
export const TextLink = createLink((props: Props) => <Anchor inherit {...props} />)
