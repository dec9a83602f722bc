import { popularSearches } from '@shop/contract';
import { createCache } from '../../database/cache';
import { one, type Queries } from '../../database/database';
import { searchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';
import { serve, type Server } from '../../serve';
import { itemsNamed } from '../catalog/item-sources';

const most = 8;
/** Candidates that are read; not all of them find something in every zone. */
const read = 16;
/** From so many networks on a search is popular: what one person searches for does not show. */
const minNetworks = 5;

type Here = Pick<Scope, 'zoneIds' | 'moduleId'>;

async function findsSomething(queries: Queries, text: string, here: Here): Promise<boolean> {
  const { where, values } = itemsNamed(here, await searchTerms(queries, text, here), null);
  const sql = `SELECT EXISTS (SELECT FROM items WHERE ${where}) AS found`;
  return (await one<{ found: boolean }>(queries, sql, values))?.found ?? false;
}

async function readPopular(queries: Queries, language: string, here: Here): Promise<string[]> {
  const rows = await queries.query<{ label: string }>(
    `SELECT label FROM popular_searches WHERE module_id = $1 AND language = $2 AND NOT hidden AND networks >= ${minNetworks}
     ORDER BY count * power(0.97, CURRENT_DATE - counted_on) DESC, text LIMIT ${read}`,
    [here.moduleId, language],
  );
  const labels: string[] = [];
  for (const { label } of rows)
    if (labels.length < most && (await findsSomething(queries, label, here))) labels.push(label);
  return labels;
}

/** What people search for in a module, in a language, the most frequent first, if it finds something in the zones. X-24. */
export function popularSearchRoutes(server: Server): void {
  const { database } = server.shop;
  const cached = createCache<string[]>({ seconds: 300, isWorthCaching: (searches) => searches.length > 0 });
  serve(server, popularSearches, async ({ moduleId, zoneIds, view: { language } }) => ({
    searches: await cached(JSON.stringify([moduleId, zoneIds, language]), () =>
      readPopular(database, language, { moduleId, zoneIds }),
    ),
  }));
}
