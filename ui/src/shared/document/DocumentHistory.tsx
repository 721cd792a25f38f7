import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import { Timeline } from '~/shared/parts/Timeline'
import { comingOf, eventsOf, type Step, type Telling } from './history'

interface Props<State extends string, Own extends Step<State>> extends Telling<State, Own> {
  steps: readonly Own[]
  /** The titles of what is still to come on the usual way. */
  coming?: readonly string[]
}

/** Who moved a document, when and with what words, and what is still to come. */
export function DocumentHistory<State extends string, Own extends Step<State>>(props: Props<State, Own>) {
  const { t } = useTranslation()
  const { steps, coming = [], ...telling } = props
  return (
    <Panel title={t('document.history')}>
      <Timeline events={[...eventsOf(steps, telling), ...comingOf(coming)]} />
    </Panel>
  )
}
