import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useMe } from '../queries'
import { recordKind } from '../record'
import { SECTIONS, type Section } from '../sections'
import { WaitingNotice } from '../WaitingNotice'
import { AddressesSection } from './AddressesSection'
import { DataSection } from './DataSection'
import { DevicesSection } from './DevicesSection'
import { IdentitySection } from './IdentitySection'
import { ParametersSection } from './ParametersSection'
import { PasswordSection } from './PasswordSection'
import classes from './ProfileEditPage.module.css'
import { SectionNav } from './SectionNav'

const contents: Record<Section, () => ReactNode> = {
  identity: IdentitySection,
  password: PasswordSection,
  addresses: AddressesSection,
  parameters: ParametersSection,
  sessions: DevicesSection,
  data: DataSection,
}

/** Everything a person changes of itself, one section at a time, each saved by itself. */
export function ProfileEditPage({ section }: { section?: Section | undefined }) {
  const { t } = useTranslation('profile')
  const me = useMe()
  const sections = SECTIONS.filter((one) => one !== 'parameters' || recordKind(me.userGroup.code))
  const shown = sections.find((one) => one === section) ?? 'identity'
  const Content = contents[shown]
  return (
    <div className={classes.page}>
      <PageHeader title={t('editAll')} back={{ to: '/profile', label: t('title') }} />
      {me.status === 'processing' && (
        <div className={classes.waiting}>
          <WaitingNotice />
        </div>
      )}
      <div className={classes.columns}>
        <SectionNav sections={sections} shown={shown} group={me.userGroup.code} />
        <div className={classes.content} key={shown}>
          <Content />
        </div>
      </div>
    </div>
  )
}
