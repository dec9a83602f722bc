import { isRecord } from '@shop/contract';
import type { SocialMedium } from '@shop/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLanguage, type Language } from '../../http/language';
import { toScope } from '../../http/scope';
import { isForeign, getBrowserLanguage, readForms } from '../../pages/forms';
import type { PageFreedom } from '../../pages/page-policy';
import { sendPage } from '../../pages/send-page';
import type { Server } from '../../serve';
import { originsFrom } from '../../shop/origins';
import type { Shop } from '../../shop/shop';
import { issueGrant, type ProviderPerson } from './grants';
import { knownPeople, rememberPerson } from './known-people';
import { peopleToChoose } from './people-to-choose';
import { nobodyTyped, toPerson, typedPerson, wrongFields, type TypedPerson } from './provider-person';
import {
  handOver,
  noProviderPage,
  providerEndPage,
  providerPage,
  type PageInput,
  type Outcome,
} from './provider-page';

type PageRequest = FastifyRequest<{ Params: { medium: string } }>;

/** A request to a mock provider: the provider, the opener, and what its pages need. */
interface Opened {
  medium: SocialMedium;
  language: Language;
  shopName: string;
  pageInput: PageInput;
  known: ProviderPerson[];
  people: ProviderPerson[];
}

const media: readonly string[] = ['google', 'facebook', 'apple'] satisfies SocialMedium[];
// The list above holds nothing else.
const isMedium = (text: string): text is SocialMedium => media.includes(text);

/** State and origin from the opener; null for a foreign origin (F-41). */
function readPageInput(request: PageRequest, fields: Record<string, unknown>, set: Shop): PageInput | null {
  const { state, shop } = fields;
  if (typeof state !== 'string' || !/^[\w-]{16,128}$/.test(state)) return null;
  const origins = originsFrom(set, toScope(request).requestedAt);
  return typeof shop === 'string' && origins.shop.includes(shop) ? { state, shop } : null;
}

/** Null where the shop does not offer the provider, or has the vendor's key, and for foreign origins. */
async function opened(request: PageRequest, shop: Shop, fields: unknown): Promise<Opened | null> {
  const { medium } = request.params;
  if (!isRecord(fields) || !isMedium(medium)) return null;
  const settings = await shop.settings();
  const { login, providers } = settings.rules;
  if (!login.social || !login[medium] || providers[medium]) return null;
  const pageInput = readPageInput(request, fields, shop);
  if (!pageInput) return null;
  const language = toLanguage(fields.lang);
  const known = knownPeople(request.headers.cookie, medium);
  const people = await peopleToChoose(shop.database, settings, medium, known);
  return {
    medium,
    language,
    shopName: String(settings.wire(language).business_name),
    pageInput,
    known,
    people,
  };
}

const freedom = ({ mediaOrigin }: Shop, script?: string): PageFreedom =>
  script === undefined ? { media: mediaOrigin } : { media: mediaOrigin, script };

/** The chosen person: one of those shown, a new one, or none because a field is invalid. */
function choosePerson({ medium, people }: Opened, body: Record<string, unknown>, typed: TypedPerson) {
  if (typeof body.person === 'string' && /^\d$/.test(body.person)) return people[Number(body.person)] ?? null;
  return body.action === 'new' && wrongFields(typed).length === 0 ? toPerson(medium, typed) : null;
}

class ProviderPages {
  constructor(private readonly shop: Shop) {}

  none = (request: PageRequest, reply: FastifyReply) =>
    sendPage(reply, 404, noProviderPage(getBrowserLanguage(request)), freedom(this.shop));

  show = async (request: PageRequest, reply: FastifyReply) => {
    const open = await opened(request, this.shop, request.query);
    return open ? this.choosing(reply, open, nobodyTyped, 200) : this.none(request, reply);
  };

  press = async (request: PageRequest, reply: FastifyReply) => {
    const open = isForeign(request) ? null : await opened(request, this.shop, request.body);
    if (!open || !isRecord(request.body)) return this.none(request, reply);
    const { action } = request.body;
    if (action === 'refuse')
      return this.end(reply, open, 'refused', this.message(open, { outcome: 'refused' }));
    if (action === 'close') return this.end(reply, open, 'closed', null);
    const typed = typedPerson(request.body);
    const person = choosePerson(open, request.body, typed);
    if (!person) return this.choosing(reply, open, typed, 422);
    return this.sendGrant(reply, open, person, request.protocol === 'https');
  };

  private choosing(reply: FastifyReply, open: Opened, typed: TypedPerson, status: number) {
    const page = providerPage({ ...open, typed, wrong: wrongFields(typed) });
    return sendPage(reply, status, page, freedom(this.shop));
  }

  private async sendGrant(reply: FastifyReply, open: Opened, person: ProviderPerson, isSecure: boolean) {
    const { medium, known } = open;
    const token = await issueGrant(this.shop.database, medium, person, this.shop.now());
    const { unique_id: uniqueId, email, name, phone } = person;
    reply.header('Set-Cookie', rememberPerson(known, person, medium, isSecure));
    const message = this.message(open, { outcome: 'granted', token, uniqueId, email, name, phone });
    return this.end(reply, open, 'granted', message);
  }

  private message = ({ pageInput }: Opened, outcome: object) => ({
    kind: 'shop-provider',
    state: pageInput.state,
    ...outcome,
  });

  private end(reply: FastifyReply, open: Opened, outcome: Outcome, message: object | null) {
    return sendPage(reply, 200, providerEndPage({ ...open, outcome, message }), freedom(this.shop, handOver));
  }
}

function routes(app: FastifyInstance, shop: Shop, limit: object): void {
  const pages = new ProviderPages(shop);
  app.get('/providers/:medium', limit, pages.show);
  app.post('/providers/:medium', limit, pages.press);
}

/**
 * `GET|POST /providers/{medium}`: the mock page of a provider without a key (D-26). It opens in a separate window,
 * offers every outcome, and posts the result to its opener, at the shop's own origin only (F-41).
 */
export async function providerPageRoutes({ app, shop, limits }: Server): Promise<void> {
  const limit = limits ? { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } } : {};
  await app.register((scope, _options, done) => {
    readForms(scope);
    routes(scope, shop, limit);
    done();
  });
}
