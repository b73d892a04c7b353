/** What the form for a new school lets one choose from. */

/** Pairs of colours that can be read: light words on the first and dark ones on the second (choices.test.ts). */
export const palettes = [
  { name: 'Maroon and marigold', brand: '#7a1f2b', accent: '#f2a71b' },
  { name: 'Teal and coral', brand: '#0f5257', accent: '#ef8a70' },
  { name: 'Navy and gold', brand: '#1d3461', accent: '#e8b33c' },
  { name: 'Forest and saffron', brand: '#1f5132', accent: '#f29f3d' },
  { name: 'Plum and rose', brand: '#5b2a5e', accent: '#f0a3b5' },
  { name: 'Brick and sand', brand: '#8a3b1c', accent: '#e6b873' },
  { name: 'Royal blue and sky', brand: '#243f94', accent: '#7cc0ea' },
  { name: 'Slate and lime', brand: '#33414e', accent: '#b6cf4f' },
] as const;

export const mediums = ['English', 'Hindi', 'English and Hindi'] as const;

/** Suggested while one types; any other is taken, too. */
export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** What the crest may have at most: it goes with the form. */
export const largestCrest = 3 * 1024 * 1024;
