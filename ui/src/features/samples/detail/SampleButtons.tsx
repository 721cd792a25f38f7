import type { SampleRequest } from '~/api/types'
import { Acts } from '~/shared/document/Acts'
import type { Asked } from '../sample-actions'
import classes from './SampleSheet.module.css'
import { useSampleActs } from './sample-acts'

interface Props {
  request: SampleRequest
  onAsk: (asked: Asked) => void
  /** It was withdrawn: there is nothing to show. */
  onGone: () => void
}

/** What its reader may do with a request now. */
export function SampleButtons({ request, ...ways }: Props) {
  const acts = useSampleActs(request, ways)
  if (acts.length === 0) return null
  return (
    <div className={classes.buttons}>
      <Acts acts={acts.map((act) => ({ ...act, icon: undefined }))} />
    </div>
  )
}
