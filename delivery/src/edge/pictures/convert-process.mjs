import { setPriority } from 'node:os';

/**
 * Makes pictures smaller, in a process of its own: what strangers have uploaded is read by a native library, and a page must
 * not wait for it. Plain JavaScript, because it starts without the TypeScript loader.
 *
 * @typedef {import('./converter').ConvertJob} ConvertJob
 * @typedef {import('./converter').ConvertMessage} ConvertMessage
 */

// Before the threads of the library start, which inherit it: pages come first.
try {
  setPriority(10);
} catch {
  // Some systems do not allow it.
}

const say = (/** @type {ConvertMessage} */ message) => process.send?.(message);

/** Qualities that look alike; `effort` is what fits into some tens of milliseconds. */
const encoders = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 74, effort: 3 },
  jpeg: { quality: 78, progressive: true },
  png: { compressionLevel: 8, palette: true, quality: 85 },
};

/** Formats that the library may read. A drawing could name other files, and documents are programs. */
const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];
const known = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'];

const { default: sharp } = await import('sharp').catch((/** @type {Error} */ error) => {
  say({ kind: 'missing', error: error.message.split('\n')[0] ?? '' });
  return process.exit(0);
});
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readable.map((name) => `VipsForeignLoad${name}`) });
say({ kind: 'ready' });

/** A preview of a transparent picture would show through it: then it is empty. */
async function isOpaque(/** @type {import('sharp').Sharp} */ small) {
  const { data, info } = await small.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = info.channels - 1; at < data.length; at += info.channels) if (data[at] !== 255) return false;
  return true;
}

async function convert(/** @type {ConvertJob} */ { bytes, width, format, isPreview, limits }) {
  const read = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true });
  const { format: type, pages = 1, hasAlpha, width: columns = 0, height: rows = 0 } = await read.metadata();
  if (!known.includes(type ?? '')) throw new Error(`format ${type}`);
  if (columns * rows > limits.pixels) throw new Error(`${columns} × ${rows} pixels are too many`);
  // An animation stays one.
  if (pages > 1) return null;
  const small = read
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const shown =
    isPreview && hasAlpha && !(await isOpaque(small))
      ? sharp({ create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      : small;
  const encoder = format === 'plain' ? (hasAlpha ? 'png' : 'jpeg') : format;
  const encoded = await shown
    .toFormat(encoder, { ...encoders[encoder], ...(isPreview && encoder !== 'png' ? { quality: 40 } : {}) })
    .toBuffer();
  return { bytes: encoded, type: `image/${encoder}` };
}

process.on('message', async (/** @type {ConvertJob} */ job) => {
  try {
    const made = await convert(job);
    say(made ? { kind: 'made', id: job.id, ...made } : { kind: 'unchanged', id: job.id });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    say({ kind: 'refused', id: job.id, error: text.slice(0, 200) });
  }
});

// The edge is gone.
process.on('disconnect', () => process.exit(0));
