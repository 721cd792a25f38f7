import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '~/shared/i18n/i18n'
import { useHasTabs } from '~/shared/parts/breakpoints'
import { tellCutWords } from '~/shared/parts/cut-words'
import { Slide } from '~/shared/parts/Slide'
import { useSession } from '~/shared/session/session'
import classes from './AppLayout.module.css'
import { BottomTabs } from './BottomTabs'
import { closeLayer, useLayer } from './layers'
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

const withTexts = async <T,>(load: Promise<T>) => (await Promise.all([load, loadTexts('shell')]))[0]

const loadPalette = () => withTexts(import('../palette/Palette'))
const Palette = lazy(loadPalette)
const KeyboardMap = lazy(() => withTexts(import('~/shared/keyboard/KeyboardMap')))

/** What shows that somebody is there: the palette is then ready for whoever presses / and goes on typing. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/** Fetches the palette when somebody begins to work, and the keyboard map the first time it opens. */
function Layers() {
  const layer = useLayer((state) => state.layer)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  if (layer && !wanted.has(layer)) setWanted(new Set([...wanted, layer]))
  // It belongs to the frame: nobody else finds it open.
  useEffect(() => closeLayer, [])
  useEffect(() => {
    // One that cannot be fetched now is fetched when it opens.
    const prepare = () => void loadPalette().catch(() => undefined)
    const first = { once: true, capture: true }
    for (const sign of SIGNS) document.addEventListener(sign, prepare, first)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prepare, first)
    }
  }, [])
  return (
    <Suspense>
      {wanted.has('palette') && <Palette />}
      {wanted.has('keyboard') && <KeyboardMap opened={layer === 'keyboard'} onClose={closeLayer} />}
    </Suspense>
  )
}
