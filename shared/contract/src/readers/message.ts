import {
  momentFromShopTime,
  type Conversation,
  type Message,
  type Partner,
  type PartnerKind,
} from '@shop/domain';
import {
  flag,
  id,
  isRecord,
  number,
  numberOrNull,
  oneOf,
  type Page,
  pageOf,
  picture,
  pictures,
  readable,
  type ReadContext,
  record,
  recordOrNull,
  records,
  text,
  type WireRecord,
} from '@shop/contract/core';

const kinds: readonly [PartnerKind, ...PartnerKind[]] = ['vendor', 'delivery_man', 'admin'];
const customers: readonly unknown[] = ['customer', 'user'];

/** The two sides of a conversation: either may have started it. */
function getSides(wire: WireRecord) {
  const isStartedByCustomer = wire.receiver_type === undefined || !customers.includes(wire.receiver_type);
  const [own, other] = isStartedByCustomer ? ['sender', 'receiver'] : ['receiver', 'sender'];
  return { customerId: numberOrNull(wire[`${own}_id`]), other };
}

/** Id of the vendor or courier; the conversation may have its own ids for participants. */
const getPartnerId = (person: WireRecord): unknown => person.vendor_id ?? person.deliveryman_id;

/** Folder of each partner's pictures in an older backend. */
const facesOf: Readonly<Record<PartnerKind, string>> = {
  vendor: 'store_image_url',
  delivery_man: 'delivery_man_image_url',
  admin: 'admin_image_url',
};

function partnerFromWire(wire: WireRecord, folders: ReadContext['pictureFolders']): Partner {
  const { other } = getSides(wire);
  const person = recordOrNull(wire[other]) ?? {};
  const kind = oneOf(wire[`${other}_type`], kinds);
  const name = [text(person.f_name ?? person.name), text(person.l_name)].filter(Boolean).join(' ');
  const storeId = numberOrNull(person.store_id);
  return {
    kind,
    id: kind === 'admin' ? null : numberOrNull(getPartnerId(person) ?? wire[`${other}_id`] ?? person.id),
    name: name.trim(),
    imageUrl: picture(person.image_full_url, person.image, facesOf[kind], folders),
    ...(storeId === null ? {} : { storeId }),
  };
}

/** Newer backends mark the sender; older ones only send that person's id. */
function isOwn(message: WireRecord, customerId: number | null): boolean {
  if (typeof message.sender_type === 'string') return customers.includes(message.sender_type);
  return customerId !== null && numberOrNull(message.sender_id) === customerId;
}

const getPictures = (message: WireRecord, folders: ReadContext['pictureFolders']) =>
  pictures(message.file_full_url ?? message.image_full_url, message.file, 'chat_image_url', folders);

function conversationFromWire(
  wire: WireRecord,
  { timeZone = 'UTC', pictureFolders }: ReadContext,
): Conversation {
  const last = recordOrNull(wire.last_message);
  return {
    id: id(wire.id, 'conversation'),
    partner: partnerFromWire(wire, pictureFolders),
    last: last && {
      text: text(last.message),
      pictures: getPictures(last, pictureFolders).length,
      own: isOwn(last, getSides(wire).customerId),
      sentAt: text(last.created_at) || momentFromShopTime(text(wire.last_message_time), timeZone),
    },
    unread: Math.max(0, number(wire.unread_message_count)),
  };
}

/** A page of conversations, latest first. */
export interface ConversationPage extends Page<Conversation> {
  /** Unread messages in all conversations. */
  unread: number;
}

const readPage = pageOf(conversationFromWire, 'conversations');

/** `total_unread` counts in all conversations; without it the page's are summed. */
export function conversationsFromWire(wire: unknown, context: ReadContext): ConversationPage {
  const page = readPage(wire, context);
  const counted = page.entries.reduce((sum, { unread }) => sum + unread, 0);
  return { ...page, unread: isRecord(wire) ? number(record(wire, 'page').total_unread, counted) : counted };
}

/** A page of messages, latest first; empty without a conversation. */
export interface Thread extends Omit<Page<Message>, 'entries'> {
  conversationId: number | null;
  partner: Partner;
  /** Whether the customer may write there now. */
  isOpen: boolean;
  messages: Message[];
}

export function threadFromWire(wire: unknown, { pictureFolders }: ReadContext): Thread {
  const head = record(wire, 'messages');
  const conversation = record(head.conversation, 'conversation');
  const { customerId } = getSides(conversation);
  const messages = readable(records(head.messages), (message) => ({
    id: id(message.id, 'message'),
    own: isOwn(message, customerId),
    text: text(message.message),
    pictureUrls: getPictures(message, pictureFolders),
    sentAt: text(message.created_at),
  }));
  return {
    conversationId: numberOrNull(conversation.id),
    partner: partnerFromWire(conversation, pictureFolders),
    isOpen: head.can_write === undefined || flag(head.can_write),
    messages,
    total: number(head.total_size, messages.length),
    page: number(head.offset, 1),
    limit: number(head.limit, messages.length),
  };
}
