import { useIsFetching, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { follow, hrefOf } from './address'
import { loadGallery } from './galleries'
import { type Gallery, UNANSWERED } from './gallery'
import classes from './PartPage.module.css'

interface Props {
  part: string
  state: string | null
}

/** A part in all its states, or in one. */
export function PartPage({ part, state }: Props) {
  const { data: gallery, error } = useQuery({
    queryKey: ['gallery', part],
    queryFn: () => loadGallery(part) ?? Promise.reject(new Error(`no gallery of ${part}`)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fetching = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== UNANSWERED })
  if (error) return <p role="alert">{error.message}</p>
  if (!gallery) return null
  return (
    <article data-gallery={part} data-state={state ?? 'all'} aria-busy={fetching > 0}>
      <header className={classes.header} lang="en">
        <h1 className={classes.title}>
          <a href={hrefOf(part)} onClick={follow}>
            {part}
          </a>
        </h1>
        <p className={classes.about}>{gallery.about}</p>
      </header>
      <States part={part} gallery={gallery} state={state} />
    </article>
  )
}

function States({ part, gallery, state }: Props & { gallery: Gallery }) {
  const { states, alone = {} } = gallery
  if (state) {
    const State = states[state] ?? alone[state]
    if (!State) return <p role="alert">{`${part} has no state ${state}`}</p>
    return <Frame part={part} name={state} state={State} />
  }
  return (
    <>
      {Object.entries(states).map(([name, State]) => (
        <Frame key={name} part={part} name={name} state={State} />
      ))}
      {Object.keys(alone).map((name) => (
        <section key={name} className={classes.state} data-alone={name}>
          <StateName part={part} name={name} />
          <p className={classes.about} lang="en">
            Covers the page: shown on its own.
          </p>
        </section>
      ))}
    </>
  )
}

function Frame({ part, name, state: State }: { part: string; name: string; state: ComponentType }) {
  return (
    <section className={classes.state}>
      <StateName part={part} name={name} />
      <div className={classes.frame}>
        <State />
      </div>
    </section>
  )
}

function StateName({ part, name }: { part: string; name: string }) {
  return (
    <h2 className={classes.name} lang="en">
      <a href={hrefOf(part, name)} onClick={follow}>
        {name}
      </a>
    </h2>
  )
}
