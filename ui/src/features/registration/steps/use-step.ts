import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Problems } from '~/shared/forms/problems'
import { complete, useDraftStore } from './draft'
import { type Step, steps } from './steps'

/** Shows what the server refused of a step, once it is in view. */
export function useProblems(refuse: (problems: Problems) => void): void {
  const draft = useDraftStore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes into view
  useEffect(() => {
    const { problems } = draft.getState()
    if (!problems) return
    draft.setState({ problems: null })
    refuse(problems)
  }, [])
}

/** Leads from a step to the next one. */
export function useNext(step: Step): () => void {
  const draft = useDraftStore()
  const navigate = useNavigate()
  return () => {
    complete(draft, step)
    const next = steps[steps.indexOf(step) + 1]
    void navigate({ to: '/register', search: next ? { step: next } : {} })
  }
}
