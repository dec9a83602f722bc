import type { KnownAnswer, PageScope } from '@shop/federation';
import type { Answer } from '../fetch-answer';
import { forBrowser } from '../release-set';
import type { Rendered } from '../render/renderer';
import { directions, type Visitor } from '../visitor';
import type { PlannedCall } from './early-calls';
import { scriptJson } from './escape';
import type { PageKey } from './html';
import { lateScriptsOf } from './preloads';
import { Piece } from './piece';
import { filled, marks, templateOf, type Template, type Values } from './template';

type Gap = 'config' | 'timeZone' | 'modules' | 'visitor' | 'scope' | 'answers' | 'rendered' | 'madeAt';
export type BootTemplate = Template<Gap>;

/** A first call of the page and what the backend has said to it. */
export interface AnsweredCall extends PlannedCall {
  answer: Answer;
}

/** What boot data holds beyond its template. */
export interface BootParts {
  config: Answer | null;
  modules: Answer | null;
  /** Serves where the settings name none. */
  timeZone: string;
  answered: readonly AnsweredCall[];
}

const none = [new Piece('null')];
const nobody = [new Piece('""')];
const [opening, comma, closing] = [new Piece('['), new Piece('},'), new Piece('}]')];
const empty = [new Piece('[]')];

/** `BootData` with marks where visitors differ. */
export function bootTemplate(key: PageKey): BootTemplate {
  const { set, language, theme, apiOrigin, mapsKey, hasWorker, streamUrl, vitalsShare } = key;
  const { version, buildId } = set.host.manifest;
  const common = scriptJson({
    remotes: Object.fromEntries(
      Object.entries(set.remotes).map(([app, { live, previous }]) => [
        app,
        {
          live: { ...forBrowser(live), ...lateScriptsOf(live) },
          previous: previous && forBrowser(previous),
        },
      ]),
    ),
    host: { version, buildId },
    ...(set.off.length ? { off: set.off } : {}),
    revision: set.revision,
    language,
    direction: directions[language] ?? 'ltr',
    theme,
    apiOrigin,
    mapsKey,
    ...(hasWorker ? { worker: true } : {}),
    ...(streamUrl ? { stream: streamUrl } : {}),
    ...(vitalsShare < 1 ? { vitals: vitalsShare } : {}),
  });
  const gaps: [string, Gap][] = [
    ['config', 'config'],
    ['modules', 'modules'],
    ['timeZone', 'timeZone'],
    ['visitorId', 'visitor'],
    ['scope', 'scope'],
    ['answers', 'answers'],
    ['rendered', 'rendered'],
    ['madeAt', 'madeAt'],
  ];
  const own = gaps.map(([name, gap]) => `"${name}":${marks[gap]}`).join(',');
  return templateOf(`${common.slice(0, -1)},${own}}`);
}

const goodPieces = (answer: Answer | null) => (answer?.status === 200 ? [answer.piece] : none);

/** Each answer's own piece, so that it is compressed once for all pages that it stands in. */
function answersPieces(answered: readonly AnsweredCall[]): Piece[] {
  if (answered.length === 0) return empty;
  const pieces = answered.flatMap(({ endpoint: { method, path, varies }, args, answer }, at) => {
    const { status, piece } = answer;
    const known: Omit<KnownAnswer, 'body'> = { endpoint: { method, path, varies }, args, status };
    const about = scriptJson(known);
    return [at === 0 ? opening : comma, new Piece(`${about.slice(0, -1)},"body":`, false), piece];
  });
  return [...pieces, closing];
}

const scopeOfPage = ({ place, zoneIds, moduleId, isCustomer, interests }: Visitor): PageScope => ({
  place,
  zoneIds,
  moduleId,
  isCustomer,
  ...(interests.length ? { interests } : {}),
});

const shared = ({ config, modules, timeZone, answered }: BootParts, visitor: Visitor) => ({
  timeZone: [new Piece(scriptJson(timeZone))],
  config: goodPieces(config),
  modules: goodPieces(modules),
  scope: [new Piece(scriptJson(scopeOfPage(visitor)), false)],
  answers: answersPieces(answered),
});

/** What the page tells its browser. `rendered` is null where it comes without content. */
export const bootPieces = (
  template: BootTemplate,
  parts: BootParts,
  visitor: Visitor,
  rendered: Pick<Rendered, 'parts' | 'madeAt'> | null,
): Piece[] =>
  filled(template, {
    ...shared(parts, visitor),
    visitor: [new Piece(scriptJson(visitor.id), false)],
    rendered: rendered ? [rendered.parts] : none,
    madeAt: rendered ? [rendered.madeAt] : none,
  } satisfies Values<Gap>);

/** The same for rendering, as text, without what would name one visitor. */
export const bootForRendering = (template: BootTemplate, parts: BootParts, visitor: Visitor): Buffer =>
  Buffer.concat(
    filled(template, { ...shared(parts, visitor), visitor: nobody, rendered: none, madeAt: none }).map(
      ({ plain }) => plain,
    ),
  );
