import type { BootData, ClientRelease } from '@shop/federation';

const bootScript = /(<script[^>]*\bid="shop-boot"[^>]*>)(.*?)(<\/script>)/s;

/**
 * A released shop's document with this release of a remote instead of the assigned one. Browsers render it, because the edge
 * has rendered another release; it is not counted, and no service worker keeps it. Null for a document of something else.
 */
export function withRemote(html: string, release: ClientRelease): string | null {
  const found = bootScript.exec(html);
  if (!found) return null;
  const [, opening = '', text = '', closing = ''] = found;
  const { ticket: _, ...boot } = JSON.parse(text) as BootData; // the edge writes exactly this type
  const own = new Set(release.routes.map(({ path }) => path));
  const changed: BootData = {
    ...boot,
    remotes: { ...boot.remotes, [release.app]: { live: release, previous: null } },
    off: (boot.off ?? []).filter((path) => !own.has(path)),
    madeAt: null,
    rendered: null,
    worker: false,
  };
  const json = JSON.stringify(changed).replaceAll('<', '\\u003c');
  return html.replace(bootScript, () => `${opening}${json}${closing}`);
}
