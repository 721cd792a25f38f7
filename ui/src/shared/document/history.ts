import type { ReactNode } from 'react'
import type { TimelineEvent } from '~/shared/parts/Timeline'
import { type Acting, actorWords } from './acting'
import type { States } from './states'

/** A move of a document as its timeline keeps it (`api.Step`). */
export interface Step<State extends string> extends Acting {
  /** Null where it began. */
  from: State | null
  to: State
  comment: string
  at: string
}

/** How the steps of a kind of document are told. */
export interface Telling<State extends string, Own extends Step<State>> {
  states: States<State>
  titleOf: (step: Own) => string
  /** What stands below the title; its comment unless said otherwise. */
  detailOf?: ((step: Own) => ReactNode) | undefined
}

/** What happened to a document, the latest last. */
export const eventsOf = <State extends string, Own extends Step<State>>(
  steps: readonly Own[],
  { states, titleOf, detailOf = ({ comment }) => comment }: Telling<State, Own>,
): TimelineEvent[] =>
  steps.map((step, place) => ({
    key: `${place} ${step.at}`,
    title: titleOf(step),
    at: step.at,
    by: actorWords(step),
    detail: detailOf(step),
    tone: states.bad?.includes(step.to) ? 'error' : 'done',
  }))

/** What is still to come, by its titles. */
export const comingOf = (titles: readonly string[]): TimelineEvent[] => titles.map((title) => ({ key: title, title }))
