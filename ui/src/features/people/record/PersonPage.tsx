import { IconMapPin } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'
import { mayCall } from '~/shared/access/permissions'
import { AddressCard } from '~/shared/addresses/AddressCard'
import { personQuery } from '~/shared/api/person-query'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { personName } from '~/shared/format/person-name'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { NotesPanel } from '../notes/NotesPanel'
import { SupplierTabs } from '../shop/SupplierTabs'
import { type SupplierTab, tabOf } from '../shop/supplier-tab'
import { IdentityPanel } from './IdentityPanel'
import { LastOrdersPanel } from './LastOrdersPanel'
import { PersonActions } from './PersonActions'
import { PersonFacts } from './PersonFacts'
import { PersonFigures } from './PersonFigures'
import classes from './PersonPage.module.css'
import { PersonPageSkeleton } from './PersonPageSkeleton'
import { backFrom, ordersOf, type PersonScreen, pageOf } from './person-screen'
import { SupplierCardPanel } from './SupplierCardPanel'
import { TermsPanel } from './TermsPanel'
import { termsOf } from './terms'

// Professionals read no shop.
const ShopTab = lazy(() => import('../shop/ShopTab').then((part) => ({ default: part.ShopTab })))

interface Props {
  id: string
  /** The route it is shown at. */
  screen: PersonScreen
  /** Which part of a supplier is looked at; the reader's usual one when it is not said. */
  tab?: SupplierTab | undefined
  /** What there is to do about it before anything else. */
  next?: (person: Person) => ReactNode
  /** What administrators have beside it: the account's state, its history. */
  children?: (person: Person) => ReactNode
}

/** Somebody all around: who it is, on which terms one trades, what was ordered, what there is to remember. */
export function PersonPage(props: Props) {
  const { t } = useTranslation('people')
  const viewer = useSession(({ user }) => user)
  return (
    <DetailScreen
      title={t(`screen.${props.screen}`)}
      asked={useOne(personQuery(props.id))}
      skeleton={<PersonPageSkeleton />}
    >
      {(person) => viewer && <PersonRecord person={person} viewer={viewer} {...props} />}
    </DetailScreen>
  )
}

function PersonRecord({ person, viewer, id, screen, tab, next, children }: Props & { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  // One person, one address: what links say (specification 2).
  const page = pageOf(person, viewer)
  if (page !== `/${screen}/${id}`) return <Navigate to={page} replace />
  const name = personName(person)
  // Sellers come for what was ordered; administrators for the account: who it is, and what to decide about it.
  const isAccount = isAdmin(viewer.userGroup.code)
  const takesNotes = mayCall('user_notes.list', viewer)
  const hasTerms = person.userGroup.code === 'supplier' || termsOf(person, viewer) !== null
  // Neither column stays empty beside the other.
  const fillsSide = !isAccount && !hasTerms && (takesNotes || ordersOf(person) !== null)
  const identity = (
    <div className={classes.identity}>
      <IdentityPanel person={person} />
      <AddressesPanel person={person} />
    </div>
  )
  const side = (
    <Stack gap={16} className={classes.side}>
      {fillsSide && identity}
      {children?.(person)}
      <TermsPanel person={person} viewer={viewer} />
      <SupplierCardPanel person={person} viewer={viewer} />
    </Stack>
  )
  const shown = tabOf(person, viewer, tab)
  const back = backFrom(person.userGroup.code, viewer)
  return (
    <>
      <PageHeader
        title={name}
        sign={<PersonSign name={name} logo={person.parameters?.base64ContentLogo} />}
        back={{ ...back, label: t(back.label) }}
        subtitle={<PersonFacts person={person} />}
        actions={
          <>
            <PersonActions person={person} viewer={viewer} />
            {next?.(person)}
          </>
        }
      />
      {shown && <SupplierTabs shown={shown} />}
      {shown === 'shop' ? (
        <Suspense fallback={<BlockSkeleton height={420} />}>
          <ShopTab supplier={person} viewer={viewer} />
        </Suspense>
      ) : (
        <>
          <PersonFigures person={person} viewer={viewer} />
          <div className={classes.columns} data-account={isAccount || undefined}>
            {isAccount && side}
            <Stack gap={16} className={classes.main}>
              {isAccount && identity}
              <LastOrdersPanel person={person} viewer={viewer} />
              {takesNotes && <NotesPanel person={person} />}
              {!isAccount && !fillsSide && identity}
            </Stack>
            {!isAccount && side}
          </div>
        </>
      )}
    </>
  )
}

/** Where a person is delivered and billed. */
function AddressesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const isReadByAdmin = useSession(({ user }) => user !== null && isAdmin(user.userGroup.code))
  // Nobody is delivered to a supplier or to an agent: that there is no address says nothing.
  if (person.addresses.length === 0 && !ordersForItself(person.userGroup.code)) return null
  return (
    <Panel title={t('addresses.title')}>
      {person.addresses.length === 0 ? (
        <EmptyState
          icon={IconMapPin}
          title={t('addresses.empty')}
          help={t(isReadByAdmin ? 'addresses.emptyHelpAdmin' : 'addresses.emptyHelp')}
        />
      ) : (
        <Stack as="ul" gap={12}>
          {person.addresses.map((address) => (
            <li key={address['@id']}>
              <AddressCard address={address} withType />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
