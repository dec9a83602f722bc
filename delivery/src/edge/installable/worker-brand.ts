import { scriptJson } from '@shop/domain';
import type { WorkerBrand } from '@shop/federation';
import type { LoadedBrand } from '../../brand/read-brand';
import { getContentType } from '../../content-types';

/** Bytes: every browser loads the worker, and the pictures in it. A larger logo gives way to the symbol. */
const largestPicture = 48 * 1024;

function toDataAddress(name: string | undefined, files: LoadedBrand['files']): string | undefined {
  if (name === undefined) return undefined;
  const [content, type] = [files.get(name), getContentType(name)];
  if (!content || !type || content.length > largestPicture) return undefined;
  return `data:${type.replaceAll(' ', '')};base64,${content.toString('base64')}`;
}

/** Only colours that a style sheet may take as they are; scrims and shadows stay the kit's. */
const getSolid = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).filter(([, value]) => value.startsWith('#')));

function getWorkerBrand({ brand, colors, files }: LoadedBrand): WorkerBrand {
  const logo = toDataAddress(brand.logo, files);
  const logoDark = logo && toDataAddress(brand.logoDark, files);
  const symbol = toDataAddress(brand.symbol, files);
  return {
    ...(brand.name === undefined ? {} : { name: brand.name }),
    ...(brand.names ? { names: brand.names } : {}),
    ...(brand.colors ? { colors: { light: getSolid(colors.light), dark: getSolid(colors.dark) } } : {}),
    ...(brand.radius === undefined ? {} : { radius: brand.radius }),
    ...(logo ? { logo } : {}),
    ...(logoDark ? { logoDark } : {}),
    ...(symbol ? { symbol } : {}),
  };
}

/**
 * The statement before a release's worker that gives its offline page the brand's look, whichever release it is. A change of
 * the brand changes the worker's text: browsers notice it. X-33.
 */
export const writeWorkerBrand = (brand: LoadedBrand | null): string =>
  brand ? `self.shopBrand=${scriptJson(getWorkerBrand(brand))};\n` : '';
