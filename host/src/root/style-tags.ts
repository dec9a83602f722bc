import { version, type ServerStyleSheet } from 'styled-components';

/** Ends a rule in what the library writes. */
const splitter = '/*!sc*/\n';
const marker = /^data-styled\.g(\d+)\[/;

/**
 * The styles of a rendered page in two elements. One has the rules, with the number of each group's (`group:rules`, in their
 * order); it stays as it is. The other, for no medium, has the library's marks without the rules; the library reads and
 * removes it. Taken over the library's own way every rule would be another's, and the browser would style the page anew
 * (decision 0026).
 */
export function styleTags({ instance }: ServerStyleSheet, nonce: string): string {
  const groups: string[] = [];
  let rules = '';
  let marks = '';
  let size = 0;
  for (const part of instance.toString().split(splitter)) {
    const [, group] = marker.exec(part) ?? [];
    if (group === undefined) {
      rules += part;
      size += 1;
    } else {
      marks += part + splitter;
      groups.push(`${group}:${size}`);
      size = 0;
    }
  }
  const own = `nonce="${nonce}" data-groups="${groups.join(' ')}"`;
  const library = `nonce="${nonce}" media="not all" data-styled="true" data-styled-version="${version}"`;
  return `<style ${own}>${rules}</style><style ${library}>${marks}</style>`;
}
