import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '~/routeTree.gen'
import { currentLocale, withLocale, withoutLocale } from '~/shared/locale/locale'
import { limited } from './limit-preloads'

/** The router; screens never see the locale prefix, which is taken off on the way in and put back on the way out. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
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
