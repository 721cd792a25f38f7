import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { Stack } from '~/shared/layout/Stack'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { recordKind } from '~/shared/person-records/record-kind'
import { useMe } from '../queries'
import { SECTIONS, type Section } from '../sections'
import { WaitingNotice } from '../WaitingNotice'
import classes from './ProfileEditPage.module.css'
import { SectionNav } from './SectionNav'

/** A section's fields are fetched when it is opened. */
const contents: Record<Exclude<Section, 'notifications'>, ComponentType> = {
  identity: lazy(() => import('./IdentitySection')),
  password: lazy(() => import('./PasswordSection')),
  addresses: lazy(() => import('./AddressesSection')),
  parameters: lazy(() => import('./ParametersSection')),
  invoicing: lazy(() => import('./InvoicingSection')),
  sessions: lazy(() => import('./DevicesSection')),
  data: lazy(() => import('./DataSection')),
}

interface Props {
  section?: Section | undefined
  /** What another feature shows of the person's choices. */
  notifications: ComponentType
}

/** Somebody who waits for validation is told by mail alone. */
function isOffered(section: Section, me: Me): boolean {
  const kind = recordKind(me.userGroup.code)
  if (section === 'parameters') return kind !== null
  if (section === 'invoicing') return kind !== null && kind.fields !== 'agent'
  return section !== 'notifications' || me.status === 'valid'
}

/** Everything a person changes of itself, one section at a time, each saved by itself. */
export function ProfileEditPage({ section, notifications }: Props) {
  const { t } = useTranslation('profile')
  const me = useMe()
  const sections = SECTIONS.filter((one) => isOffered(one, me))
  const shown = sections.find((one) => one === section) ?? 'identity'
  const Content = shown === 'notifications' ? notifications : contents[shown]
  return (
    <div className={classes.page}>
      <PageHeader title={t('editAll')} back={{ to: '/profile', label: t('title') }} />
      <WaitingNotice me={me} />
      <div className={classes.columns}>
        <SectionNav sections={sections} shown={shown} group={me.userGroup.code} />
        <Stack gap={16} key={shown}>
          <Suspense
            fallback={
              <Panel>
                <FieldsSkeleton />
              </Panel>
            }
          >
            <Content />
          </Suspense>
        </Stack>
      </div>
    </div>
  )
}
