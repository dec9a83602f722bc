import {
  conversationList,
  conversationSearch,
  messageDetails,
  sendMessage,
  sendMessageSchema,
} from '@shop/contract';
import { mostMessagePictures } from '@shop/domain';
import { languages } from '../../http/language';
import { invalid, notFound } from '../../http/refusal';
import { readBody } from '../../http/read-input';
import { formRoutes } from '../../pictures/form-routes';
import { servePictures } from '../../pictures/kept-pictures';
import { readForm, type PictureRoom } from '../../pictures/read-form';
import { serve, type Asked, type Server } from '../../serve';
import type { Shop, View } from '../../shop/shop';
import { pageToWire, pagingOf, type Paging } from '../catalog/paging';
import {
  conversationById,
  conversationsOf,
  conversationToWire,
  conversationWith,
  sideToWire,
  type Side,
} from './conversations';
import { markSeen, messageShelf, messagesOf, messageToWire } from './message-store';
import { partnerBy, takesMessages, type OwnPeople, type PartnerKey } from './partners';
import { keepMessage } from './send-message';

const room: PictureRoom = { field: 'images', most: mostMessagePictures, tooMany: 'prescriptionMost' };
const longestKey = 100;

async function ownPeople({ settings }: Shop, { language }: View): Promise<OwnPeople> {
  const { wire } = await settings();
  const { business_name: name, logo_full_url: logo } = wire(language);
  const names = languages.map((one) => String(wire(one).business_name)).join(' ');
  return { name: String(name), names, logo: typeof logo === 'string' ? logo : null };
}

type Listing = Pick<Asked<unknown>, 'view' | 'customerId'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

async function list(shop: Shop, name: string, { query, view, customerId }: Listing) {
  const paging = pagingOf(query);
  const own = await ownPeople(shop, view);
  const wanted = { name, kind: query.type, own };
  const found = await conversationsOf(shop.database, customerId(), wanted, { paging, now: view.now });
  const entries = found.rows.map((row) => conversationToWire(row, own, view));
  return { ...pageToWire('conversations', found.total, paging, entries), total_unread: found.unread };
}

/** What was written with somebody; whom the customer has nothing to do with is not there (F-46). */
async function thread(shop: Shop, customerId: number, side: Side, paging: Paging, view: View) {
  const { database } = shop;
  const partner: PartnerKey = { kind: side.partner_kind, id: side.partner_id };
  const isOpen = await takesMessages(database, customerId, partner);
  if (!isOpen && side.id === undefined) throw notFound();
  const found = side.id === undefined ? null : await messagesOf(database, side.id, paging, view.now);
  if (side.id !== undefined && paging.page === 1) await markSeen(database, side.id, view.now);
  return {
    ...pageToWire(
      'messages',
      found?.total ?? 0,
      paging,
      (found?.rows ?? []).map((row) => messageToWire(row, side, view)),
    ),
    status: true,
    can_write: isOpen,
    conversation: sideToWire(side, customerId, await ownPeople(shop, view), view),
  };
}

interface AskedSide {
  conversation_id?: number | undefined;
  vendor_id?: number | undefined;
  delivery_man_id?: number | undefined;
  admin_id?: number | undefined;
}

function partnerIn({ vendor_id: store, delivery_man_id: courier, admin_id: admin }: AskedSide): PartnerKey {
  if (store !== undefined) return { kind: 'vendor', id: store };
  if (courier !== undefined) return { kind: 'delivery_man', id: courier };
  if (admin !== undefined) return { kind: 'admin', id: 0 };
  throw invalid('receiver_type', 'receiverRequired');
}

/** The conversation that is asked for, or whom one would be with. */
async function sideOf({ database }: Shop, customerId: number, asked: AskedSide): Promise<Side> {
  const { conversation_id: id } = asked;
  const known =
    id === undefined
      ? ((await conversationWith(database, customerId, partnerIn(asked))) ??
        (await partnerBy(database, partnerIn(asked))))
      : await conversationById(database, customerId, id);
  if (!known) throw notFound();
  return known;
}

async function send(shop: Shop, { customerId, parts, header, view }: Asked<unknown>) {
  const { pictures, texts } = await readForm(parts, room);
  const said = readBody(sendMessageSchema, texts);
  if (!said.message && pictures.length === 0) throw invalid('message', 'messageNeeded');
  const { database } = shop;
  const { conversation_id: id } = said;
  const known = id === undefined ? null : await sideOf(shop, customerId(), { conversation_id: id });
  const partner: PartnerKey = known
    ? { kind: known.partner_kind, id: known.partner_id }
    : { kind: said.receiver_type ?? 'admin', id: said.receiver_type === 'admin' ? 0 : said.receiver_id };
  const { name: shopName } = await ownPeople(shop, view);
  const key = header('idempotency-key')?.slice(0, longestKey) || null;
  const sent = { customerId: customerId(), partner, text: said.message, pictures, key, shopName };
  const conversation = await keepMessage(database, sent, view);
  const side = await sideOf(shop, customerId(), { conversation_id: conversation });
  return thread(shop, customerId(), side, pagingOf({}), view);
}

/** Conversations with stores, delivery people and the shop. D-28. */
export async function messageRoutes(server: Server): Promise<void> {
  const { shop } = server;
  servePictures(server.app, shop.database, messageShelf);

  serve(server, conversationList, (asked) => list(shop, '', asked));
  serve(server, conversationSearch, (asked) => list(shop, asked.query.name, asked));
  serve(server, messageDetails, async ({ query, customerId, view }) =>
    thread(shop, customerId(), await sideOf(shop, customerId(), query), pagingOf(query), view),
  );
  await formRoutes(server, (within) =>
    serve(within, sendMessage, (asked) => send(shop, asked), { perMinute: 60 }),
  );
}
