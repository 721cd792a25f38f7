import type { TFunction } from 'i18next'
import { plural } from '~/shared/format/format'

/** Beyond two years the figure says nothing more. */
const LONG = 730

/** How long the stock will do, in words. */
export const coverText = (t: TFunction<'stock'>, days: number) => (days > LONG ? t('years') : t('days', plural(days)))
