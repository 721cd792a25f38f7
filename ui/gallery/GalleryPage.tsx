import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useAddress } from './address'
import classes from './GalleryPage.module.css'
import { partNames } from './galleries'
import { PartList } from './PartList'
import { PartPage } from './PartPage'

// Links of parts lead nowhere: whatever their address, the part stays.
const router = createRouter({
  routeTree: createRootRoute({ component: PartOfAddress, notFoundComponent: PartOfAddress }),
  history: createMemoryHistory(),
})

/**
 * The gallery: the list of parts, and the part of the address (the first one by default) in its states. The list stands
 * outside the router, which draws what is in it twice as it starts: what is typed in the search stays.
 */
export function GalleryPage() {
  return (
    <div className={classes.page}>
      <PartList part={usePart()} />
      <main className={classes.main}>
        <RouterProvider router={router} />
      </main>
    </div>
  )
}

function PartOfAddress() {
  const part = usePart()
  return <PartPage key={part} part={part} state={useAddress().state} />
}

const usePart = (): string => useAddress().part ?? partNames[0] ?? ''
