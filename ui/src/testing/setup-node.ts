import { beforeAll } from 'vitest'
import { startTexts } from '~/shared/i18n/i18n'

beforeAll(() => startTexts())
