import type { MantineColorsTuple } from '@mantine/core'

/**
 * The colours. Shade 4 of brand, success and amber and shade 6 of slate, vine and danger are the specification's own
 * (section 9): they fill, mark and draw. Darker shades of the same hue carry text, because the specification's do not
 * reach 4.5:1 on white.
 */
export const brand: MantineColorsTuple = [
  '#FEF3F1',
  '#FCE2DF',
  '#F8C6C1',
  '#F39C94',
  '#ED6D62',
  '#D9564B',
  '#C2443A',
  '#A8332B',
  '#85291F',
  '#571D1A',
]
export const slate: MantineColorsTuple = [
  '#F2F6F8',
  '#DBE6EB',
  '#BDD0D9',
  '#94B0BE',
  '#688B9C',
  '#4B7082',
  '#3A5B6B',
  '#2F4B58',
  '#243A45',
  '#172831',
]
export const vine: MantineColorsTuple = [
  '#F3F7EF',
  '#E2EBD9',
  '#C7D8B7',
  '#A5BF8D',
  '#84A466',
  '#66874A',
  '#4B6B34',
  '#3D582A',
  '#2F4420',
  '#1F2E15',
]
export const stone: MantineColorsTuple = [
  '#FAF8F6',
  '#F4F0ED',
  '#E9E3DE',
  '#D6CDC6',
  '#B3A7A0',
  '#8A7E79',
  '#6B605D',
  '#4D4341',
  '#352C2B',
  '#1F1718',
]
export const amber: MantineColorsTuple = [
  '#FFF6E9',
  '#FFE8C7',
  '#FFD192',
  '#FFB653',
  '#FB8C00',
  '#D97800',
  '#A35200',
  '#864300',
  '#663300',
  '#462300',
]
export const success: MantineColorsTuple = [
  '#EFF8EF',
  '#DAEFDB',
  '#B5DEB7',
  '#84C887',
  '#4CAF50',
  '#3C9440',
  '#2E7D32',
  '#256628',
  '#1B4D1E',
  '#123414',
]
export const danger: MantineColorsTuple = [
  '#FDF0F2',
  '#FADADF',
  '#F2B0BA',
  '#E57F8E',
  '#D44C61',
  '#C2213C',
  '#B00020',
  '#8F001A',
  '#6B0014',
  '#45000D',
]

/** Text on a coral fill: 5.83:1, where white would be 3.02:1. */
export const onCoral = '#2A1214'
