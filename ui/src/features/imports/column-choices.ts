import { type Choices, fills } from '~/shared/columns/choices'
import { NEEDED_BY_NEW, REFERENCE } from './fields'

export const hasReference = (choices: Choices) => fills(choices, REFERENCE)

/** What rows of new products will lack. */
export const missingForNew = (choices: Choices) => NEEDED_BY_NEW.filter((field) => !fills(choices, field))

export const hasPrice = (choices: Choices) => fills(choices, 'listPriceTaxExcl')
