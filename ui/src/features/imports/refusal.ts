import type { TFunction } from 'i18next'
import { refusalIn } from '~/shared/api/refusal'

/** What is said when the server did not do what was asked. */
export const refusalOf = (t: TFunction<'imports'>, error: unknown) => refusalIn(error, t('offline'), t('failed'))
