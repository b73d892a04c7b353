/** One hand, one light: every picture of the demo school takes its colours and its sun from here. */
export const palette = {
  paper: '#fdf6ea',
  ink: '#2b1a16',
  maroon: '#7a1f2b',
  maroonDeep: '#541420',
  marigold: '#f2a71b',
  marigoldPale: '#ffd98a',
  sandstone: '#d9a679',
  sandstoneShade: '#b57f57',
  limewash: '#f7e9d2',
  limewashShade: '#e3cda9',
  skyHigh: '#9cc9dc',
  skyLow: '#fbe6c2',
  leaf: '#5f8a4c',
  leafDeep: '#3d6538',
  leafLight: '#93b563',
  earth: '#c98f5d',
  grass: '#a9b868',
  wood: '#8a5a3a',
  slate: '#3f5560',
  uniformShirt: '#fffaf0',
  uniformTie: '#7a1f2b',
  uniformSkirt: '#5d3140',
  juniorCheck: '#d98e73',
  skin: ['#8d5a3b', '#a56f48', '#b98159', '#c9946b', '#d8a97f'],
  hair: ['#1d1412', '#2a1b17', '#35241e'],
  houses: { Ashoka: '#b3262e', Raman: '#1f6aa5', Tagore: '#2f7d4f', Kalpana: '#e0a100' },
} as const;

/** Late-afternoon sun from the upper left: shadows fall to the lower right, long and warm. */
export const light = { from: { x: -0.7, y: -0.6 }, shadow: 'rgba(84, 42, 24, 0.22)', glow: 'rgba(255, 214, 140, 0.35)' } as const;
