import {
  type Icon,
  IconBottle,
  IconBriefcase,
  IconShoppingCart,
  IconToolsKitchen2,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { Hint } from '~/shared/layout/Dim'
import { IconTile } from '~/shared/parts/IconTile'
import { Notice } from '~/shared/parts/Notice'
import { chooseGroup, useDraft, useDraftStore } from './draft'
import classes from './ProfileStep.module.css'

/** Who registers: one click leads on. */
export function ProfileStep() {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const chosen = useDraft(({ group }) => group)
  const [refused] = useState(() => Object.values(draft.getState().problems?.fields ?? {})[0])
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
              onClick={() => chooseGroup(draft, group)}
            >
              <IconTile icon={Sign} size={22} className={classes.icon} />
              <span>
                <b className={classes.name}>{t(`enums:user_group.${group}`)}</b>
                <span className={classes.help}>{t(`profile.${group}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Hint mt={16}>{t('profile.others')}</Hint>
    </>
  )
}

/** Who may register (specification 6, creation types). */
const profiles: { group: GroupCode; icon: Icon }[] = [
  { group: 'restaurant', icon: IconToolsKitchen2 },
  { group: 'wine_merchant', icon: IconBottle },
  { group: 'hypermarket', icon: IconShoppingCart },
  { group: 'cse', icon: IconUsersGroup },
  { group: 'customer', icon: IconUser },
  { group: 'commercial_agent', icon: IconBriefcase },
]
