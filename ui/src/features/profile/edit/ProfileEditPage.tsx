import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { recordKind } from '~/shared/person-records/record-kind'
import { useMe } from '../queries'
import { SECTIONS, type Section } from '../sections'
import { WaitingNotice } from '../WaitingNotice'
import classes from './ProfileEditPage.module.css'
import { SectionNav } from './SectionNav'

/** A section's fields are fetched when it is opened. */
const contents: Record<Section, ComponentType> = {
  identity: lazy(() => import('./IdentitySection')),
  password: lazy(() => import('./PasswordSection')),
  addresses: lazy(() => import('./AddressesSection')),
  parameters: lazy(() => import('./ParametersSection')),
  sessions: lazy(() => import('./DevicesSection')),
  data: lazy(() => import('./DataSection')),
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
          <Suspense fallback={<BlockSkeleton height={420} />}>
            <Content />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
