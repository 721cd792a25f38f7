import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { email as isEmail } from '~/shared/validation/text-rules'
import { isEmailUsed, unusedEmail } from './used-emails'

interface Props {
  form: {
    getInputProps: (path: string) => GetInputPropsReturnType
    validateField: (path: string) => unknown
  }
  /** Asks the server, while it is typed, whether the e-mail is used; give the field the rule `unusedEmail` too. */
  isChecked?: boolean
  /** It was chosen elsewhere: the link of an invitation is bound to it. */
  isFixed?: boolean
  description?: ReactNode
  /** Shown below the refusal of a used e-mail: a way on. */
  whenUsed?: ReactNode
  className?: string
  autoFocus?: boolean
}

/** Milliseconds without a key before the server is asked. */
const PAUSE = 700

/** The person's e-mail, which it signs in with. */
export function EmailField(props: Props) {
  const { form, isChecked = false, isFixed = false, description, whenUsed, className = '', autoFocus } = props
  const { t } = useTranslation('person')
  const field = form.getInputProps('email')
  const value = String(field.value ?? '')
  const [settled] = useDebouncedValue(value, PAUSE)
  const isUsed = isChecked && unusedEmail(value, {}) !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each e-mail
  useEffect(() => {
    if (!isChecked || settled === '' || isEmail(settled, {}) !== null) return
    let isWanted = true
    void isEmailUsed(settled).then((used) => {
      if (used && isWanted) form.validateField('email')
    })
    return () => {
      isWanted = false
    }
  }, [settled, isChecked])

  return (
    <TextInput
      className={className}
      type="email"
      label={t('email')}
      required
      readOnly={isFixed}
      autoComplete="email"
      spellCheck={false}
      autoCapitalize="none"
      autoFocus={autoFocus ?? false}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={isUsed && whenUsed ? whenUsed : description}
      {...field}
    />
  )
}
