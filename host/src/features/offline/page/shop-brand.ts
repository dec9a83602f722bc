import { isWideLogo } from '../../../components/wide-logo/is-wide-logo';

/** The brand's name in a language; null if the brand has none. `names`: JSON that the worker has written. X-33. */
export function getBrandName(names: string | undefined, language: string): string | null {
  const { [language]: own, default: always } = JSON.parse(names ?? '{}') as Record<
    string,
    string | undefined
  >;
  return own ?? always ?? null;
}

/** Hides the name beside a logo that contains it; the logo has it as its text then. */
export function hideNameBesideWideLogo(logos: Iterable<HTMLImageElement>, name: HTMLElement): void {
  for (const logo of logos) {
    const measure = () => {
      if (!isWideLogo(logo)) return;
      name.hidden = true;
      logo.alt = name.textContent;
    };
    measure();
    logo.addEventListener('load', measure);
  }
}
