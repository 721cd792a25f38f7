import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '~/shared/i18n/i18n'
import { detectLocale, localeHref, rememberLocale } from '~/shared/locale/detect'
import { currentLocale, setCurrentLocale, withLocale } from '~/shared/locale/locale'
import { isMarked } from '~/shared/queue/forget'
import { followOtherTabs } from '~/shared/session/broadcast'
import { restoreSession } from '~/shared/session/restore'
import { App } from './App'
import { reportCaught } from './caught-errors'
import { guardChunks } from './chunk-reload'
import { followSession, tellTargetLost } from './follow-session'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'
import { adoptStyles } from './styles-ready'
import { adoptThemeVariables } from './theme-variables'
import './styles/index.css'

async function start(): Promise<void> {
  const detected = detectLocale(window.location.pathname, document.cookie, navigator.languages)
  if (detected) rememberLocale(detected)
  if (detected === 'en') {
    window.location.replace(localeHref('en', window.location))
    return
  }

  setCurrentLocale(currentLocale())
  guardChunks()
  adoptThemeVariables()
  followOtherTabs()
  // The cart's code comes while the texts and the session do.
  const cart = import('~/shared/cart/open')
  const [{ followCart }, hasLostTarget] = await Promise.all([cart, restoreSession(), startTexts()])
  if (hasLostTarget) window.history.replaceState(null, '', withLocale('/users', currentLocale()))
  followCart()
  if (isMarked()) void import('~/shared/queue/follow').then(({ followQueue }) => followQueue())

  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  followSession(router, () => queryClient.clear())
  if (hasLostTarget) tellTargetLost()
  // The shell of the document stays until the whole page can take its place.
  await Promise.all([router.load(), adoptStyles()])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html lacks #root')
  // As a transition the page is drawn in small steps, between which the browser answers.
  startTransition(() => {
    createRoot(root, { onCaughtError: reportCaught }).render(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    )
  })
}

void start()
