import type { QueryClient } from '@tanstack/react-query'
import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from '~/routeTree.gen'
import { currentLocale, withLocale, withoutLocale } from '~/shared/locale/locale'
import { limited } from './limit-preloads'

/** The router; screens never see the locale prefix, which is taken off on the way in and put back on the way out. */
export function createAppRouter(queryClient: QueryClient) {
  const history = createBrowserHistory()
  const router = createRouter({
    routeTree,
    history,
    // Whoever is refused has confirmed already that it leaves the page it comes back to.
    context: { queryClient, goBack: () => history.back({ ignoreBlocker: true }) },
    // An address is spelled as the routes are, and no part of an unknown one is a screen.
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLocale(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = withLocale(url.pathname, currentLocale())
        return url
      },
    },
  })
  router.preloadRoute = limited(router.preloadRoute)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
