import { storeOpening, type OrderStatus } from '@shop/domain';
import { one, type Queries } from '../../database/database';
import type { Language } from '../../http/language';
import { translate, type TextKey } from '../../http/translate';
import type { View } from '../../shop/shop';
import { toHours, storeById } from '../catalog/store-row';
import type { PartnerKey, RunningOrder } from './partners';

/** What an automatic reply depends on. */
export interface Situation {
  partner: PartnerKey;
  customerId: number;
  /** Whether this is the first reply of the conversation. */
  isFirst: boolean;
  hasPictures: boolean;
  order: RunningOrder | null;
  shopName: string;
}

const statusSentences: Partial<Record<OrderStatus, TextKey>> = {
  pending: 'answerPending',
  confirmed: 'answerConfirmed',
  processing: 'answerProcessing',
  handover: 'answerHandover',
  picked_up: 'answerPickedUp',
};

function createCourierReply({ order }: Situation, { language, text }: View): string {
  if (order?.status === 'picked_up') return translate(language, 'answerOnMyWay', { order: order.id });
  const values = { order: order?.id ?? '', store: text(order?.store_name) };
  return translate(language, order?.status === 'handover' ? 'answerAtStore' : 'answerSoon', values);
}

/** When a store opens again; null: it is open, or it is unknown. */
async function getClosedText(queries: Queries, storeId: number, view: View): Promise<string | null> {
  const store = await storeById(queries, storeId);
  const { open, next } = storeOpening(store ? toHours(store) : [], view.now, view.timeZone);
  if (open) return null;
  if (!next || next.inDays > 1) return translate(view.language, 'answerClosed');
  const key = next.inDays === 0 ? 'answerOpensToday' : 'answerOpensTomorrow';
  return translate(view.language, key, { time: clockTime(next.opens, view.language) });
}

/** Formats a time of day in a language. */
const clockTime = (time: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  );

async function greeting(queries: Queries, { customerId, partner, shopName }: Situation, language: Language) {
  const customer = await one<{ f_name: string }>(queries, 'SELECT f_name FROM customers WHERE id = $1', [
    customerId,
  ]);
  const values = { name: customer?.f_name ?? '', shop: shopName };
  return translate(language, partner.kind === 'admin' ? 'answerCareFirst' : 'answerStoreFirst', values);
}

/** The automatic reply in the customer's language; it depends on the time and the running order. */
export async function createReply(queries: Queries, situation: Situation, view: View): Promise<string> {
  const { partner, order, isFirst, hasPictures } = situation;
  const { language } = view;
  if (partner.kind === 'delivery_man') return createCourierReply(situation, view);
  const about = order && statusSentences[order.status];
  const closed = partner.kind === 'vendor' && !order ? await getClosedText(queries, partner.id, view) : null;
  const sentences = [
    isFirst ? await greeting(queries, situation, language) : null,
    about ? translate(language, about, { order: order.id }) : null,
    closed,
  ].filter((sentence) => sentence !== null);
  if (!isFirst && hasPictures) sentences.unshift(translate(language, 'answerPicture'));
  return sentences.length > 0 ? sentences.join(' ') : translate(language, 'answerNoted');
}
