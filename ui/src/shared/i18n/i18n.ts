import i18next, { type BackendModule, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLocale } from '~/shared/locale/locale'
import { typeset } from './typeset'

type Texts = Record<string, unknown>

const files = import.meta.glob<{ default: Texts }>('~/locales/*/*.json')

/** Loads one file per locale and feature, each its own chunk: src/locales/<locale>/<namespace>.json. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, done) => {
    const load = files[`/src/locales/${locale}/${namespace}.json`]
    if (!load) {
      done(new Error(`no texts for ${locale}/${namespace}`), false)
      return
    }
    load().then(
      (module) => done(null, module.default as Record<string, string>),
      (error: Error) => done(error, false),
    )
  },
}

/** Sets every French text on its way to the screen, with what is filled in. */
const setter: PostProcessorModule = { type: 'postProcessor', name: 'typeset', process: typeset }

/** The texts every screen needs: the shell's, and the labels of the codes the API sends. */
const SHARED = ['common', 'enums']

/** Starts the texts of the document's locale; the build has filled what it lacks with English (vite/texts.ts). */
export async function startTexts(): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .use(setter)
    .init({
      lng: currentLocale(),
      fallbackLng: false,
      ns: SHARED,
      defaultNS: 'common',
      fallbackNS: 'common',
      interpolation: { escapeValue: false },
      load: 'currentOnly',
      postProcess: currentLocale() === 'fr' && [setter.name],
    })
}

/** Loads a feature's texts with its code: `loader: () => loadTexts('orders')` in the route. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces)
}

/** A text outside React: toasts of the client and of guards. */
export const text = (key: string, values?: Record<string, unknown>): string => i18next.t(key, values ?? {})
