import desk from '~/shared/paper/desk.module.css'
import { DeliveryNote } from '../paper/DeliveryNote'
import { keyOf, NoPapers } from './LabelsView'
import classes from './NotesView.module.css'
import type { ParcelPaper } from './papers'
import type { View } from './search'

/** The delivery notes of all parcels, a sheet each. */
export function NotesView({ papers, onView }: { papers: ParcelPaper[]; onView: (view: View) => void }) {
  if (papers.length === 0) return <NoPapers onView={onView} />
  return (
    <div className={`${desk.desk} ${classes.notes}`}>
      {papers.map((paper) => (
        <DeliveryNote key={keyOf(paper)} order={paper.order} shipment={paper.shipment} />
      ))}
    </div>
  )
}
