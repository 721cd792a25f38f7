import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasTabs } from '~/shared/parts/breakpoints'
import { Slide } from '~/shared/parts/Slide'
import { useSession } from '~/shared/session/session'
import classes from './AppLayout.module.css'
import { BottomTabs } from './BottomTabs'
import { tellCutWords } from './cut-words'
import { Layers } from './Layers'
import { Shortcuts } from './Shortcuts'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'

/** The layout of a signed-in person: menu on the left (a rail below 1280 px, tabs below 960 px), bar on top, the page. */
export function AppLayout({ bell, children = <Outlet /> }: { bell: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation()
  const hasTabs = useHasTabs()
  const isTurning = useSession((session) => session.isTurning)
  return (
    <div className={classes.shell}>
      {/* Before the page, whose own keys win. */}
      <Shortcuts />
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      {!hasTabs && <Sidebar />}
      <div className={classes.column}>
        <TopBar bell={bell} />
        <main id="content" className={classes.content} tabIndex={-1} onPointerOver={tellCutWords}>
          <PageSlide>{!isTurning && children}</PageSlide>
        </main>
      </div>
      {hasTabs && <BottomTabs />}
      <Layers />
    </div>
  )
}

/** The steps of the cart slide inside their page, not with it. */
const pageOf = (pathname: string) => (pathname.startsWith('/cart') ? '/cart' : pathname)

/** A new page slides in to the right (specification 2); filters and the first page stay still. */
function PageSlide({ children }: { children: ReactNode }) {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  return <Slide on={page}>{children}</Slide>
}
