import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from './read-brand';

interface Icon {
  name: string;
  size: number;
  /** Share of the icon that the symbol fills. A system cuts the edges of a maskable icon off. */
  share: number;
  ground: 'surface' | 'brandGround' | null;
  /** Corners, as a share of the size. */
  corner: number;
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.68, ground: 'surface', corner: 0.2 },
  { name: 'icon-512', size: 512, share: 0.68, ground: 'surface', corner: 0.2 },
  { name: 'maskable-192', size: 192, share: 0.5, ground: 'brandGround', corner: 0 },
  { name: 'maskable-512', size: 512, share: 0.5, ground: 'brandGround', corner: 0 },
  { name: 'apple-180', size: 180, share: 0.64, ground: 'surface', corner: 0 },
  // The system draws it in its own colour, by its shape alone.
  { name: 'badge-96', size: 96, share: 0.84, ground: null, corner: 0 },
];

/** Makes the icons of the installed shop from the brand's symbol, in its folder `icons/`. Returns their names. */
export async function makeIcons(folder: string): Promise<string[]> {
  const { brand, colors, files } = readBrand(folder);
  const symbol = brand.symbol && files.get(brand.symbol);
  if (!symbol) throw new Error('brand.json names no symbol: "symbol": "symbol.svg"');
  const { default: sharp } = await import('sharp');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  return Promise.all(
    icons.map(async ({ name, size, share, ground, corner }) => {
      const inner = Math.round(size * share);
      const drawn = await sharp(symbol, { density: 72 * (size / 16) })
        .resize(inner, inner, { fit: 'contain', background: '#00000000' })
        .toBuffer();
      const fill = ground ? colors.light[ground] : 'none';
      const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${fill}"/></svg>`;
      const file = `icons/${name}.png`;
      const made = await sharp(Buffer.from(sheet))
        .composite([{ input: drawn, gravity: 'centre' }])
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer();
      writeFileSync(join(folder, file), made);
      return file;
    }),
  );
}
