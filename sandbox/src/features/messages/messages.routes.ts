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
import { servePictures } from '../../pictures/stored-pictures';
import { readForm, type PictureRoom } from '../../pictures/read-form';
import { serve, type ServedRequest, type Server } from '../../serve';
import type { Shop, View } from '../../shop/shop';
import { pageToWire, toPaging, type Paging } from '../catalog/paging';
import {
  conversationById,
  getConversations,
  conversationToWire,
  conversationWith,
  sideToWire,
  type Side,
} from './conversations';
import { markSeen, messagePictures, getMessages, messageToWire } from './message-store';
import { partnerBy, acceptsMessages, type OwnPeople, type PartnerKey } from './partners';
import { saveMessage } from './send-message';

const room: PictureRoom = { field: 'images', most: mostMessagePictures, tooMany: 'prescriptionMost' };
const longestKey = 100;

async function ownPeople({ settings }: Shop, { language }: View): Promise<OwnPeople> {
  const { wire } = await settings();
  const { business_name: name, logo_full_url: logo } = wire(language);
  const names = languages.map((one) => String(wire(one).business_name)).join(' ');
  return { name: String(name), names, logo: typeof logo === 'string' ? logo : null };
}

type Listing = Pick<ServedRequest<unknown>, 'view' | 'customerId'> & {
  query: { limit?: number | undefined; offset?: number | undefined; type?: string | undefined };
};

async function list(shop: Shop, name: string, { query, view, customerId }: Listing) {
  const paging = toPaging(query);
  const own = await ownPeople(shop, view);
  const wanted = { name, kind: query.type, own };
  const found = await getConversations(shop.database, customerId(), wanted, { paging, now: view.now });
  const entries = found.rows.map((row) => conversationToWire(row, own, view));
  return { ...pageToWire('conversations', found.total, paging, entries), total_unread: found.unread };
}

/** The messages with a partner; 404 for partners that the customer may not write to (F-46). */
async function thread(shop: Shop, customerId: number, side: Side, paging: Paging, view: View) {
  const { database } = shop;
  const partner: PartnerKey = { kind: side.partner_kind, id: side.partner_id };
  const isOpen = await acceptsMessages(database, customerId, partner);
  if (!isOpen && side.id === undefined) throw notFound();
  const found = side.id === undefined ? null : await getMessages(database, side.id, paging, view.now);
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

interface ConversationRequest {
  conversation_id?: number | undefined;
  vendor_id?: number | undefined;
  delivery_man_id?: number | undefined;
  admin_id?: number | undefined;
}

function partnerIn({
  vendor_id: store,
  delivery_man_id: courier,
  admin_id: admin,
}: ConversationRequest): PartnerKey {
  if (store !== undefined) return { kind: 'vendor', id: store };
  if (courier !== undefined) return { kind: 'delivery_man', id: courier };
  if (admin !== undefined) return { kind: 'admin', id: 0 };
  throw invalid('receiver_type', 'receiverRequired');
}

/** The requested conversation, or its partner. */
async function getSide({ database }: Shop, customerId: number, request: ConversationRequest): Promise<Side> {
  const { conversation_id: id } = request;
  const known =
    id === undefined
      ? ((await conversationWith(database, customerId, partnerIn(request))) ??
        (await partnerBy(database, partnerIn(request))))
      : await conversationById(database, customerId, id);
  if (!known) throw notFound();
  return known;
}

async function send(shop: Shop, { customerId, parts, header, view }: ServedRequest<unknown>) {
  const { pictures, texts } = await readForm(parts, room);
  const body = readBody(sendMessageSchema, texts);
  if (!body.message && pictures.length === 0) throw invalid('message', 'messageNeeded');
  const { database } = shop;
  const { conversation_id: id } = body;
  const known = id === undefined ? null : await getSide(shop, customerId(), { conversation_id: id });
  const partner: PartnerKey = known
    ? { kind: known.partner_kind, id: known.partner_id }
    : { kind: body.receiver_type ?? 'admin', id: body.receiver_type === 'admin' ? 0 : body.receiver_id };
  const { name: shopName } = await ownPeople(shop, view);
  const key = header('idempotency-key')?.slice(0, longestKey) || null;
  const sent = { customerId: customerId(), partner, text: body.message, pictures, key, shopName };
  const conversation = await saveMessage(database, sent, view);
  const side = await getSide(shop, customerId(), { conversation_id: conversation });
  return thread(shop, customerId(), side, toPaging({}), view);
}

/** Conversations with stores, couriers and the shop. D-28. */
export async function messageRoutes(server: Server): Promise<void> {
  const { shop } = server;
  servePictures(server.app, shop.database, messagePictures);

  serve(server, conversationList, (request) => list(shop, '', request));
  serve(server, conversationSearch, (request) => list(shop, request.query.name, request));
  serve(server, messageDetails, async ({ query, customerId, view }) =>
    thread(shop, customerId(), await getSide(shop, customerId(), query), toPaging(query), view),
  );
  await formRoutes(server, (within) =>
    serve(within, sendMessage, (request) => send(shop, request), { perMinute: 60 }),
  );
}
