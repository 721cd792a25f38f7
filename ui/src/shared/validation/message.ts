import messages from '~/api/messages.gen.json'
import { currentLocale } from '~/shared/locale/locale'

type MessageCode = keyof typeof messages

/** The text of a validation rule (specification 5), from the table that the server uses too. */
export const message = (code: MessageCode, params: Record<string, string | number> = {}): string => filled(code, params)

/** What is said of a field that is refused without words: "email is not valid" (specification 5). */
export const fallback = (field: string): string => filled('fallback', { field })

function filled(code: MessageCode, params: Record<string, string | number>): string {
  const text = messages[code][currentLocale()]
  return Object.entries(params).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text)
}
