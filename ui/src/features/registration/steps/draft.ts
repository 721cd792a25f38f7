import { createContext, use } from 'react'
import { createStore, useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { GroupCode } from '~/api/types'
import { type AddressValues, newAddress } from '~/shared/forms/inputs/address'
import type { Problems } from '~/shared/forms/problems'
import { newPerson, type PersonValues } from '~/shared/person-fields/person-values'
import { type Step, steps } from './steps'

/** A registration as far as it has come. */
export interface Draft {
  /** Null until a profile is chosen. */
  group: GroupCode | null
  person: PersonValues
  billing: AddressValues
  shipping: AddressValues
  isSameAddress: boolean
  /** Held in memory alone: a reload asks for it again. */
  passwords: { password: string; confirmation: string }
  /** How many steps are complete. */
  done: number
  /** What the server refused, to be shown by the step that asks for it. */
  problems: Problems | null
  /** The token of the mailed link that led here, and the e-mail it is bound to, once known. */
  invitation: string | null
  invitedEmail: string | null
  /** The shop in which it began. */
  shop: Shop | null
  /** The e-mail of a registration that was sent, and whether its link makes the account valid. */
  sentTo: string | null
  isSentInShop: boolean
}

/** The address of a shop, and the product that was looked at there. */
export interface Shop {
  store: string
  product?: number | undefined
}

/** Individuals alone are valid by the link of a mail. */
export const shopOf = ({ shop, person }: Pick<Draft, 'shop' | 'person'>) =>
  person.userGroup === 'customer' ? shop : null

const blank: Draft = {
  group: null,
  person: newPerson('restaurant'),
  billing: newAddress(),
  shipping: newAddress(),
  isSameAddress: true,
  passwords: { password: '', confirmation: '' },
  done: 0,
  problems: null,
  invitation: null,
  invitedEmail: null,
  shop: null,
  sentTo: null,
  isSentInShop: false,
}

/** Kept for as long as the tab, so that a reload loses nothing. */
export const newDraft = () =>
  createStore<Draft>()(
    persist(() => blank, {
      name: 'millesime.registration',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ passwords: _passwords, problems: _problems, ...kept }) => kept,
    }),
  )

type DraftStore = ReturnType<typeof newDraft>

/** The draft of the page of registration, which makes it and lets it go. */
export const DraftContext = createContext<DraftStore | null>(null)

export function useDraftStore(): DraftStore {
  const draft = use(DraftContext)
  if (!draft) throw new Error('no draft outside the page of registration')
  return draft
}

export const useDraft = <Part>(part: (draft: Draft) => Part): Part => useStore(useDraftStore(), part)

/** Chooses who registers; another profile asks other things, so its steps are gone through again. */
export function chooseGroup(draft: DraftStore, group: GroupCode): void {
  const { person, group: before, done } = draft.getState()
  const kept = before === group ? done : 1
  draft.setState({ group, person: { ...person, userGroup: group }, done: kept, problems: null, sentTo: null })
}

/** Begins with a link of an invitation; another link than before is for another e-mail. */
export function beginInvited(draft: DraftStore, token: string): void {
  if (draft.getState().invitation !== token) draft.setState({ invitation: token, invitedEmail: null, sentTo: null })
}

/** Begins in a shop, where most are individuals. */
export function beginInShop(draft: DraftStore, shop: Shop): void {
  if (draft.getState().shop?.store !== shop.store) chooseGroup(draft, 'customer')
  draft.setState({ shop, sentTo: null })
}

/** Counts a step as complete. */
export const complete = (draft: DraftStore, step: Step) =>
  draft.setState(({ done }) => ({ done: Math.max(done, steps.indexOf(step) + 1) }))

/** Forgets what was entered; the e-mail alone remains, for the page that says what follows. */
export const finish = (draft: DraftStore, sentTo: string | null = null) =>
  draft.setState((kept) => ({
    ...blank,
    person: newPerson('restaurant'),
    sentTo,
    isSentInShop: sentTo !== null && shopOf(kept) !== null,
  }))
