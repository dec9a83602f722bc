import type { AnalyticsEvent } from '@shop/events';

const mail = /\S+@\S+/g;
/** A number as long as a phone or card number, with any separators between its digits. */
const number = /\p{Nd}(?:[\s().+-]*\p{Nd}){5,}/gu;

/** The most characters of a search term that are passed on. */
const longest = 60;

/** Removes contacts from search terms: people search for their own e-mail address or phone too. */
export function withoutContacts(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search') return event;
  const words = event.words.replace(mail, '…').replace(number, '…').slice(0, longest);
  return { ...event, words };
}
