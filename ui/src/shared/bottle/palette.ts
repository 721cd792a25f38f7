import type { Tone } from './tone'

/** Glass: edge, middle and light. */
export const glass: Record<Tone, [edge: string, middle: string, light: string]> = {
  red: ['#150C0E', '#3A1A20', '#521D28'],
  white: ['#8E8A43', '#C9C079', '#E4DDA6'],
  rose: ['#D98A86', '#F0B4AC', '#F9D3CB'],
  orange: ['#B9742B', '#DDA25A', '#F0C78E'],
  sparkling: ['#1B2617', '#3A4A2A', '#566B3D'],
  beer: ['#4A230B', '#85440F', '#B0661C'],
  spirit: ['#7A3D0F', '#B7671F', '#E0A050'],
  soft: ['#7FA79D', '#B4D2C8', '#DDEDE6'],
}

/** The stage a bottle stands on: top and bottom of its gradient. */
const tint: Record<Tone, [top: string, bottom: string]> = {
  red: ['#F7EDEC', '#EEDCDB'],
  white: ['#F8F5E6', '#EFE9CD'],
  rose: ['#FDF1EF', '#F8DEDA'],
  orange: ['#FCF1E4', '#F5DFC2'],
  sparkling: ['#F3F4EA', '#E5E8D3'],
  beer: ['#FBF3E6', '#F3E2C6'],
  spirit: ['#FAF1E7', '#F0DDC6'],
  soft: ['#EEF5F2', '#DCEAE4'],
}

/** The stage as a background; by dark a veil lies over it. */
export function stage(tone: Tone): string {
  const [top, bottom] = tint[tone]
  return `linear-gradient(var(--ms-veil), var(--ms-veil)), linear-gradient(${top}, ${bottom})`
}

/** The dot that names a tone in lists. */
export const dot: Record<Tone, string> = {
  red: '#7B1E2E',
  white: '#D9C45F',
  rose: '#EE9D95',
  orange: '#DD8E3C',
  sparkling: '#B9A24A',
  beer: '#C9821D',
  spirit: '#9A5420',
  soft: '#6FA394',
}

type Motif = 'chateau' | 'monogram' | 'hills' | 'bands' | 'shield'

/** How a region prints its labels. */
export interface LabelStyle {
  paper: string
  ink: string
  accent: string
  motif: Motif
}

const style = (paper: string, ink: string, accent: string, motif: Motif): LabelStyle => ({ paper, ink, accent, motif })

const byRegion: Record<string, LabelStyle> = {
  Bordeaux: style('#FBF6EA', '#5A1A22', '#B98A3E', 'chateau'),
  Bourgogne: style('#FBF5E4', '#3C2A1A', '#A2402F', 'monogram'),
  Champagne: style('#F6EFDD', '#2F2A1D', '#B08D3C', 'shield'),
  Provence: style('#FFFFFF', '#3A5B6B', '#ED6D62', 'hills'),
  'Vallée du Rhône': style('#F3EADB', '#4A1D1A', '#8F2A24', 'shield'),
  Alsace: style('#FDFBF2', '#2F4420', '#66874A', 'hills'),
  Beaujolais: style('#FFF7EF', '#A8332B', '#3A5B6B', 'bands'),
  'Vallée de la Loire': style('#F7FAF8', '#2F4B58', '#4B6B34', 'chateau'),
  Jura: style('#F4F1E6', '#243A45', '#C48A1E', 'monogram'),
  Languedoc: style('#241316', '#F6E7D8', '#ED6D62', 'bands'),
  'Sud-Ouest': style('#F5EFE2', '#3A2418', '#7B1E2E', 'shield'),
  Corse: style('#FFFDF8', '#243A45', '#D97800', 'hills'),
}

const byTone: Partial<Record<Tone, LabelStyle>> = {
  beer: style('#F2B33D', '#3A1E0B', '#FFFFFF', 'bands'),
  spirit: style('#1C1512', '#E8C98E', '#B98A3E', 'monogram'),
  soft: style('#FFFFFF', '#3D6A5E', '#F39C94', 'hills'),
}

const others = Object.values(byRegion)

/** The label of a product: its kind's, its region's, else one that its region's name always picks. */
export function labelStyle(tone: Tone, region: string): LabelStyle {
  const short = region.replace(/^Vallée (du|de la) /, '')
  const known = byTone[tone] ?? byRegion[region] ?? byRegion[`Vallée du ${short}`] ?? byRegion[`Vallée de la ${short}`]
  if (known) return known
  const sum = Array.from(region).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return others[sum % others.length] ?? style('#FBF6EA', '#5A1A22', '#B98A3E', 'chateau')
}
