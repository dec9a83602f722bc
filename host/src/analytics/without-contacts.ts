import type { AnalyticsEvent } from '@shop/events';

const mail = /\S+@\S+/g;
/** As long as a phone number or that of a card, whatever stands between its digits. */
const number = /\p{Nd}(?:[\s().+-]*\p{Nd}){5,}/gu;

/** Characters of a search that are passed on. */
const longest = 60;

/** People search for what they have at hand, their own address too: it goes no further. */
export function withoutContacts(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search') return event;
  const words = event.words.replace(mail, '…').replace(number, '…').slice(0, longest);
  return { ...event, words };
}
