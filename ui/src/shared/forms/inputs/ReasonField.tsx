import { Textarea, type TextareaProps } from '@mantine/core'

/** Why somebody does what others are told of: required, and as tall as what is written. */
export const ReasonField = (props: TextareaProps) => <Textarea required maxLength={500} {...props} />
