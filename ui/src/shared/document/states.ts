import type { StatusTone } from '~/shared/parts/StatusDot'

/** The states of a kind of document as people see them: what each asks for, and what it is called. */
export interface States<State extends string> {
  tones: Record<State, StatusTone>
  /** The key of its name, with its namespace. */
  nameOf: (state: State) => string
  /** Those that a history tells as something gone wrong. */
  bad?: readonly State[]
}
