import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useBusy } from './use-busy'

interface Props {
  /** What is copied. */
  text: string
  /** "Copier l’IBAN" */
  label: string
  /** "Copié": said until the button is left. */
  copied: string
  /** What is said when the browser refuses. */
  failed: string
  size?: ButtonProps['size']
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, label, copied, failed, size = 'xs' }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const { isBusy, run } = useBusy()
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    }, failed)
  const Sign = isCopied ? IconCheck : IconCopy
  return (
    <>
      <Button
        size={size}
        variant="default"
        loading={isBusy}
        leftSection={<Sign size={15} stroke={1.8} aria-hidden />}
        onClick={() => void copy()}
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? copied : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  )
}
