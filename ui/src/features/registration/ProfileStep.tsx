import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import { chooseGroup, draft, keep, useDraft } from './draft'
import classes from './ProfileStep.module.css'
import { profiles } from './profiles'

/** Who registers: one click leads on. */
export function ProfileStep() {
  const { t } = useTranslation('registration')
  const chosen = useDraft(({ group }) => group)
  const [refused] = useState(() => Object.values(draft().problems?.fields ?? {})[0])
  return (
    <>
      {refused && <Notice tone="error">{refused}</Notice>}
      <ul className={classes.profiles}>
        {profiles.map(({ group, icon: Sign }) => (
          <li key={group}>
            <Link
              to="/register"
              search={{ step: 'identity' }}
              className={classes.profile}
              data-chosen={group === chosen || undefined}
              aria-current={group === chosen || undefined}
              onClick={() => {
                keep({ problems: null })
                chooseGroup(group)
              }}
            >
              <span className={classes.icon}>
                <Sign size={22} stroke={1.6} aria-hidden />
              </span>
              <span>
                <b className={classes.name}>{t(`enums:user_group.${group}`)}</b>
                <span className={classes.help}>{t(`profile.${group}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.others}>{t('profile.others')}</p>
    </>
  )
}
