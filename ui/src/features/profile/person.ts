import type { Me, Parameters } from '~/api/types'

/** Somebody as the API shows them to themselves, with the pictures that `me` leaves out. */
export interface Person extends Me {
  parameters: Parameters | null
}
