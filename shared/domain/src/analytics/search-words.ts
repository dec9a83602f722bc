const mail = /\S+@\S+/g;
/** A number as long as a phone or card number, with any separators between its digits. */
const number = /\p{Nd}(?:[\s().+-]*\p{Nd}){5,}/gu;

/** Replaces contacts in searched words by '…': people search for their own e-mail address or phone too. */
export const withoutContacts = (words: string): string => words.replace(mail, '…').replace(number, '…');
