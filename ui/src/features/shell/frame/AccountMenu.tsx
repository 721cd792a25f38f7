import { Menu, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconChevronUp, IconLanguage, IconLogout, IconUser } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '~/api/types'
import { initialsOf } from '~/shared/format/initials'
import { localeHref, rememberLocale } from '~/shared/locale/detect'
import { currentLocale, withLocale } from '~/shared/locale/locale'
import { MenuLink } from '~/shared/parts/MenuLink'
import { chooseScheme, schemes, useScheme } from '~/shared/scheme/scheme'
import { useSession } from '~/shared/session/session'
import { useComeBack } from '../acting/use-come-back'
import classes from './AccountMenu.module.css'

/** Profile, language, colours and sign-out; the sign-out is a document request, which makes the server revoke the tokens. */
export function AccountMenuItems() {
  const { t } = useTranslation()
  const other = currentLocale() === 'fr' ? 'en' : 'fr'
  // Follows the page, because the link to the other language leads to the same one.
  useLocation()
  return (
    <>
      <ActingItems />
      <MenuLink to="/profile" leftSection={<IconUser size={16} aria-hidden />}>
        {t('account.profile')}
      </MenuLink>
      <Menu.Item
        component="a"
        href={localeHref(other, window.location)}
        hrefLang={other}
        lang={other}
        onClick={() => rememberLocale(other)}
        leftSection={<IconLanguage size={16} aria-hidden />}
      >
        {t(`account.locale.${other}`)}
      </Menu.Item>
      <Menu.Divider />
      <SchemeItems />
      <Menu.Divider />
      <Menu.Item
        component="a"
        href={withLocale('/logout', currentLocale())}
        leftSection={<IconLogout size={16} aria-hidden />}
      >
        {t('account.logout')}
      </Menu.Item>
    </>
  )
}

/** Light or dark colours; the menu stays open, so that both can be seen. */
function SchemeItems() {
  const { t } = useTranslation()
  const { scheme } = useScheme()
  return (
    <Menu.RadioGroup value={scheme} onChange={(value) => chooseScheme(schemes.find((one) => one === value) ?? scheme)}>
      <Menu.Label>{t('account.scheme.title')}</Menu.Label>
      {schemes.map((one) => (
        <Menu.RadioItem key={one} value={one}>
          {t(`account.scheme.${one}`)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

/** Which admin acts for the person, and the way back. */
function ActingItems() {
  const { t } = useTranslation()
  const admin = useSession((session) => session.user?.impersonator)
  const { comeBack } = useComeBack()
  if (!admin) return null
  return (
    <>
      <Menu.Label>{t('acting.by', { name: admin.name })}</Menu.Label>
      <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void comeBack()}>
        {t('acting.back')}
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}

/** The person at the foot of the sidebar. */
export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  if (!user) return null
  const name = ownName(user)
  return (
    <Menu position="top-start" width={224} offset={8} shadow="lg">
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('account.menu', { name })}>
          <span className={classes.badge} aria-hidden="true">
            {initialsOf(name)}
          </span>
          {!compact && (
            <>
              <span className={classes.words}>
                <b>{name}</b>
                <span>
                  {user.company && user.company !== name ? user.company : t(`enums:user_group.${user.userGroup.code}`)}
                </span>
              </span>
              <IconChevronUp size={16} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <AccountMenuItems />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The name a person goes by: its own, else its company's, else its e-mail. */
const ownName = (user: User): string => `${user.firstName} ${user.lastName}`.trim() || user.company || user.email
