import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { passwordParts } from '~/shared/validation/password'
import classes from './PasswordField.module.css'

/** What a password must hold, and what of it is there already. */
export function PasswordChecklist({ value }: { value: string }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.list} aria-label={t('password.parts')}>
      {Object.entries(passwordParts).map(([part, holds]) => {
        const isMet = holds(value)
        const Icon = isMet ? IconCheck : IconPointFilled
        return (
          <li key={part} className={classes.part} data-met={isMet || undefined}>
            <Icon size={14} aria-hidden />
            {t(`password.${part}`)}
            <VisuallyHidden>
              {', '}
              {t(isMet ? 'password.met' : 'password.missing')}
            </VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
