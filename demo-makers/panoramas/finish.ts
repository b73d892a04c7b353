import sharp from 'sharp';

/** The size every panorama is delivered in. */
const size = { width: 4096, height: 2048 } as const;

/** Brings a rendered sphere to its full size, softens it like paint and gives it as WebP within the weight given. */
export async function paintPanorama(from: string, maxBytes: number): Promise<Buffer> {
  const { width, height } = await sharp(from).metadata();
  // The picture is wrapped on before it is scaled and filtered, so that its left and right edges see each other.
  const wrap = Math.round(width / 64);
  const rendered = await sharp(from).removeAlpha().toBuffer();
  const [left, right] = await Promise.all([
    sharp(rendered)
      .extract({ left: width - wrap, top: 0, width: wrap, height })
      .toBuffer(),
    sharp(rendered).extract({ left: 0, top: 0, width: wrap, height }).toBuffer(),
  ]);
  const wide = await sharp({ create: { width: width + 2 * wrap, height, channels: 3, background: '#000000' } })
    .composite([
      { input: rendered, left: wrap, top: 0 },
      { input: left, left: 0, top: 0 },
      { input: right, left: width + wrap, top: 0 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scaledWrap = Math.round((wrap * size.width) / width);
  const scaled = await sharp(
    await sharp(wide)
      .resize(size.width + 2 * scaledWrap, size.height, { fit: 'fill', kernel: 'lanczos3' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
    .median(3)
    .sharpen({ sigma: 1.2, m1: 0.4, m2: 1.6 })
    .modulate({ saturation: 0.96 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const painted = sharp(
    await sharp(scaled)
      .extract({ left: scaledWrap, top: 0, ...size })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  for (let quality = 80; ; quality -= 5) {
    const webp = await painted.clone().webp({ quality, effort: 5 }).toBuffer();
    if (webp.length <= maxBytes || quality <= 25) return webp;
  }
}
