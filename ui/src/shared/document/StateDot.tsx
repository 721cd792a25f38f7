import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { States } from './states'

interface Props<State extends string> {
  of: States<State>
  state: State
}

/** Where a document stands: the colour and the name that its table gives to its state. */
export function StateDot<State extends string>({ of, state }: Props<State>) {
  const { t } = useTranslation()
  return <StatusDot tone={of.tones[state]} label={t(of.nameOf(state))} />
}
