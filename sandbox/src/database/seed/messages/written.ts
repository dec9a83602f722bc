import { pictureUrl } from '../../../features/media/picture';

/** A line of a conversation: who, how many minutes ago, what, and pictures; `new`: not opened yet. */
export interface WrittenLine {
  own: boolean;
  minutes: number;
  text: string;
  pictures?: string[];
  isNew?: boolean;
}

const hour = 60;
const day = 24 * hour;

const mine = (minutes: number, text: string, pictures: string[] = []): WrittenLine => ({
  own: true,
  minutes,
  text,
  pictures,
});
const theirs = (minutes: number, text: string, pictures: string[] = []): WrittenLine => ({
  ...mine(minutes, text, pictures),
  own: false,
});
const fresh = (minutes: number, text: string): WrittenLine => ({ ...theirs(minutes, text), isNew: true });

/** With a market about a delivery, with pictures and unread words. */
export const withMarket: WrittenLine[] = [
  mine(30 * day - 20, 'Good morning! Do you have ripe mangoes today?'),
  theirs(30 * day - 24, 'Good morning Amina! Yes, a box arrived an hour ago. They are very sweet.', [
    pictureUrl('item', 'mango', 44),
  ]),
  mine(30 * day - 26, 'Wonderful, I am ordering two. 🥭'),
  mine(4 * day, 'Hello, one of the apples in my last order was bruised.', [
    pictureUrl('item', 'red-apple', 4),
  ]),
  theirs(4 * day - 9, 'We are sorry about that! We will put a fresh bag into your next delivery.'),
  mine(4 * day - 12, 'Thank you, that is very kind.'),
  mine(40, 'Could you please choose firm tomatoes for my order?'),
  fresh(22, 'Of course, Amina. Firm ones it is.'),
  fresh(18, 'Your bags are packed and waiting for the delivery person.'),
];

/** With a kitchen, in Arabic. */
export const withKitchen: WrittenLine[] = [
  mine(12 * day - 30, 'مرحبًا، هل يحتوي طبق المتبل على المكسرات؟'),
  theirs(12 * day - 38, 'أهلًا أمينة، لا، المتبل خالٍ من المكسرات تمامًا.'),
  mine(12 * day - 40, 'شكرًا جزيلًا!'),
  theirs(12 * day - 41, 'على الرحب والسعة، وبالهناء والشفاء 🌿'),
];

/** With the courier of a running order. */
export const withCourier: WrittenLine[] = [
  theirs(14, 'Hello, I have your order with me. Which entrance shall I take?'),
  mine(12, 'The one beside the pharmacy, third floor please.'),
  fresh(6, 'Got it, I will be there in a few minutes.'),
];

/** With the shop's support. */
export const withShop: WrittenLine[] = [
  mine(5 * day - 15, 'My canceled pharmacy order was paid from the wallet. When do I get the money back?'),
  theirs(
    5 * day - 40,
    'Hello Amina, the amount is back in your wallet already. You find it among the transactions.',
  ),
  mine(5 * day - 44, 'I see it now, thank you!'),
  theirs(5 * day - 45, 'You are welcome. Have a good day!'),
];
