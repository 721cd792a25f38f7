import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordChecklist } from './PasswordChecklist'
import classes from './PasswordField.module.css'

interface Props extends PasswordInputProps {
  value?: string
  /** Shows what a new password must hold, ticked off while it is typed. */
  withChecklist?: boolean
}

/** A password, hidden until its button shows it; says when the capitals are locked. */
export function PasswordField({ withChecklist = false, value = '', description, ...others }: Props) {
  const { t } = useTranslation()
  const [isVisible, setVisible] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const watch = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return (
    <PasswordInput
      autoComplete={withChecklist ? 'new-password' : 'current-password'}
      aria-invalid={others.error ? true : undefined}
      {...others}
      value={value}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t(isVisible ? 'password.hide' : 'password.reveal'), tabIndex: 0 }}
      classNames={{ visibilityToggle: classes.toggle ?? '' }}
      onKeyDown={watch}
      onKeyUp={watch}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ component: 'div' } as NonNullable<PasswordInputProps['descriptionProps']>}
      description={
        <>
          {description}
          <span role="status" className={classes.lock}>
            {isLocked && t('password.capsLock')}
          </span>
          {withChecklist && <PasswordChecklist value={value} />}
        </>
      }
    />
  )
}
