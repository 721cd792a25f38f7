import { useAddress } from './address'
import classes from './GalleryPage.module.css'
import { partNames } from './galleries'
import { PartList } from './PartList'
import { PartPage } from './PartPage'

/** The gallery: the list of parts, and the part of the address (the first one by default) in its states. */
export function GalleryPage() {
  const address = useAddress()
  const part = address.part ?? partNames[0] ?? ''
  return (
    <div className={classes.page}>
      <PartList part={part} />
      <main className={classes.main}>
        <PartPage key={part} part={part} state={address.state} />
      </main>
    </div>
  )
}
