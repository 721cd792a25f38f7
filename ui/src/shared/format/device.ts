/** What a browser says of itself, in two names: "Chrome" and "Windows"; null when it says nothing known. */
export interface DeviceName {
  browser: string | null
  system: string | null
  isHandheld: boolean
}

type Names = [name: string, mark: RegExp][]

/** Most say that they are another one too: the more particular comes first. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, text: string) => names.find(([, mark]) => mark.test(text))?.[0] ?? null

/** Reads a User-Agent header. */
export function deviceName(userAgent: string): DeviceName {
  const system = nameIn(systems, userAgent)
  return {
    browser: nameIn(browsers, userAgent),
    system,
    isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  }
}
