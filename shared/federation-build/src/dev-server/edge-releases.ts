import type { BootData, ClientRelease } from '@shop/federation';

/** Milliseconds that an edge has to respond. */
const deadline = 15_000;

const bootPattern = /<script[^>]*\bid="shop-boot"[^>]*>(.*?)<\/script>/s;

/** The edge that `--from` names does not give its releases; the message is for the user. */
export class EdgeError extends Error {}

/**
 * The live releases of an edge, as a new visitor gets them. Their files have addresses on the page's own origin: the
 * development server passes `/remotes` on to the edge.
 */
export async function fetchEdgeReleases(origin: string): Promise<ClientRelease[]> {
  const failed = (why: string) => new EdgeError(`${origin} does not give its releases: ${why}`);
  let text: string;
  try {
    const headers = { accept: 'text/html' };
    const response = await fetch(`${origin}/`, { headers, signal: AbortSignal.timeout(deadline) });
    text = await response.text();
    if (!response.ok) throw failed(`it responds with ${response.status}`);
  } catch (error) {
    if (error instanceof EdgeError) throw error;
    const cause = error instanceof Error && error.cause ? `: ${String(error.cause)}` : '';
    throw failed(`${String(error)}${cause}`);
  }
  const data = bootPattern.exec(text)?.[1];
  if (!data) throw failed('its page is not one of this shop');
  const { remotes } = JSON.parse(data) as Pick<BootData, 'remotes'>; // the edge writes exactly this type
  return Object.values(remotes).map(({ live }) => live);
}
