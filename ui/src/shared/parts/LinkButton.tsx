import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

/** Looks like a button and leads somewhere: `to`, `params` and `search` as a Link takes them. */
export const LinkButton = createLink((props: Props) => <Button component="a" {...props} />)
