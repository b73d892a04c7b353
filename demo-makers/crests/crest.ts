/** The lamp in a cusped arch over an open book: Nirmal Jyoti Mission School. Large plain shapes, so that it reads at 32 px. */
export function lampCrest(): string {
  const [maroon, deep, gold, pale, paper] = ['#7a1f2b', '#541420', '#f2a71b', '#ffd98a', '#fdf6ea'];
  const shield =
    'M256 14C330 40 404 46 470 44C480 190 468 318 404 396C364 444 312 478 256 500C200 478 148 444 108 396C44 318 32 190 42 44C108 46 182 40 256 14Z';
  const inner =
    'M256 36C326 60 392 67 450 66C457 196 446 310 388 382C351 427 305 457 256 477C207 457 161 427 124 382C66 310 55 196 62 66C120 67 186 60 256 36Z';
  const arch = 'M140 352V214Q140 182 164 178Q166 144 198 140Q204 106 256 78Q308 106 314 140Q346 144 348 178Q372 182 372 214V352Z';
  const flame = 'M256 124C288 164 306 190 300 222C296 246 278 260 256 260C234 260 216 246 212 222C206 190 224 164 256 124Z';
  const core = 'M256 176C272 198 279 210 276 226C273 239 266 246 256 246C246 246 239 239 236 226C233 210 240 198 256 176Z';
  const lamp = 'M176 268C200 278 312 278 336 268C334 306 304 326 280 330L284 344H228L232 330C208 326 178 306 176 268Z';
  const page = (k: 1 | -1) => {
    const x = (value: number) => 256 + k * value;
    return `M256 392C${x(40)} 352 ${x(92)} 346 ${x(142)} 356L${x(112)} 412C${x(76)} 410 ${x(34)} 418 256 448Z`;
  };
  const rule = (k: 1 | -1) => `M${256 + k * 26} 398Q${256 + k * 66} 376 ${256 + k * 108} 379`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    '<title>Crest: a lamp in an arch above an open book</title>' +
    '<defs>' +
    `<linearGradient id="field" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#93303a"/><stop offset=".5" stop-color="${maroon}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${pale}"/><stop offset=".5" stop-color="${gold}"/><stop offset="1" stop-color="#c77f12"/></linearGradient>` +
    `<radialGradient id="glow" cx=".5" cy=".42" r=".6"><stop offset="0" stop-color="#fffbea"/><stop offset=".55" stop-color="#ffe9b8"/><stop offset="1" stop-color="#f8cf78"/></radialGradient>` +
    `<linearGradient id="flame" x1=".3" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#f9bf3d"/><stop offset="1" stop-color="#e57b17"/></linearGradient>` +
    '</defs>' +
    `<path d="${shield}" fill="url(#rim)"/><path d="${inner}" fill="url(#field)"/>` +
    `<path d="${arch}" fill="url(#glow)" stroke="url(#rim)" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="${flame}" fill="url(#flame)"/><path d="${core}" fill="#fff6d2"/>` +
    `<path d="${lamp}" fill="${maroon}"/><path d="M190 279C214 285 298 285 322 279" fill="none" stroke="${pale}" stroke-width="7" stroke-linecap="round"/>` +
    ([-1, 1] as const)
      .map(
        (k) =>
          `<path d="${page(k)}" fill="${k < 0 ? paper : '#f3e2c2'}" stroke="${deep}" stroke-width="7" stroke-linejoin="round"/><path d="${rule(k)}" fill="none" stroke="${gold}" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join('') +
    '</svg>'
  );
}

/** The sun rising over a neem leaf: Sarvodaya Vidya Niketan. */
export function sunCrest(): string {
  const [teal, deep, coral, pale, paper] = ['#0f5257', '#093a3e', '#ef6f53', '#ffd2b8', '#fbf6ea'];
  const ray = (angle: number) => {
    const long = angle % 36 === 0 ? 196 : 176;
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const at = (r: number, side: number) => `${(256 + c * r - s * side).toFixed(1)} ${(262 - s * r - c * side).toFixed(1)}`;
    return `<path d="M${at(116, -13)}L${at(long, 0)}L${at(116, 13)}Z" fill="#f7b04a"/>`;
  };
  const leaflet = (x: number, y: number, angle: number, long: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C${long * 0.24} ${-long * 0.3} ${long * 0.72} ${-long * 0.34} ${long} 0C${long * 0.66} ${long * 0.2} ${long * 0.24} ${long * 0.18} 0 0Z" fill="#8fc06a"/><path d="M0 0C${long * 0.3} ${-long * 0.1} ${long * 0.66} ${-long * 0.1} ${long} 0C${long * 0.66} ${long * 0.2} ${long * 0.24} ${long * 0.18} 0 0Z" fill="#5f9a55"/></g>`;
  const pairs = [0, 1, 2].map((i) => {
    const y = 436 - i * 38;
    const long = 122 - i * 16;
    return `${leaflet(256, y, -24 - i * 8, long)}<g transform="translate(512 0) scale(-1 1)">${leaflet(256, y, -24 - i * 8, long)}</g>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    '<title>Crest: a rising sun over a neem leaf</title>' +
    '<defs>' +
    `<radialGradient id="field" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#1b7178"/><stop offset=".6" stop-color="${teal}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="sun" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#ffab7c"/><stop offset=".5" stop-color="${coral}"/><stop offset="1" stop-color="#d9503a"/></linearGradient>` +
    `<clipPath id="disc"><circle cx="256" cy="256" r="206"/></clipPath></defs>` +
    `<circle cx="256" cy="256" r="244" fill="${paper}"/><circle cx="256" cy="256" r="232" fill="${coral}"/><circle cx="256" cy="256" r="216" fill="${paper}"/><circle cx="256" cy="256" r="206" fill="url(#field)"/>` +
    `<g clip-path="url(#disc)">${[0, 18, 36, 54, 72, 90, 108, 126, 144, 162, 180].map(ray).join('')}` +
    `<circle cx="256" cy="262" r="104" fill="url(#sun)"/><path d="M180 232A84 84 0 0 1 236 182" fill="none" stroke="${pale}" stroke-width="12" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M20 318Q140 284 256 290Q372 284 492 318V512H20Z" fill="${deep}"/></g>` +
    pairs.join('') +
    leaflet(256, 336, -90, 78) +
    `<path d="M256 458V316" fill="none" stroke="#e6f0c8" stroke-width="8" stroke-linecap="round"/>` +
    '</svg>'
  );
}
