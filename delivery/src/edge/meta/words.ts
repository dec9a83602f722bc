/** Sentences that the edge says of a page in a language of the shop. Names come from the backend. */
interface Words {
  /** As Open Graph writes it. */
  locale: string;
  ofShop: (modules: string, shop: string) => string;
  ofCategory: (category: string, items: string, shop: string) => string;
  ofList: (names: string, shop: string) => string;
  and: Intl.ListFormat;
}

const listIn = (language: string) => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });

const english: Words = {
  locale: 'en_US',
  ofShop: (modules, shop) => `${modules} from the shops around you, delivered by ${shop}.`,
  ofCategory: (category, items, shop) => `${category} at ${shop}: ${items}. See prices and order online.`,
  ofList: (names, shop) => `${names}: order online at ${shop}.`,
  and: listIn('en'),
};

const words: Readonly<Record<string, Words>> = {
  en: english,
  ur: {
    locale: 'ur_PK',
    ofShop: (modules, shop) => `${modules}: آپ کے آس پاس کی دکانوں سے، ${shop} کے ذریعے آپ کے دروازے تک۔`,
    ofCategory: (category, items, shop) =>
      `${shop} پر ${category}: ${items}۔ قیمتیں دیکھیں اور آن لائن آرڈر کریں۔`,
    ofList: (names, shop) => `${names}: ${shop} پر آن لائن آرڈر کریں۔`,
    and: listIn('ur'),
  },
  ar: {
    locale: 'ar_SA',
    ofShop: (modules, shop) => `${modules} من المتاجر القريبة منك، توصيل ${shop} إلى بابك.`,
    ofCategory: (category, items, shop) =>
      `${category} في ${shop}: ${items}. اطّلع على الأسعار واطلب عبر الإنترنت.`,
    ofList: (names, shop) => `${names}: اطلب عبر الإنترنت من ${shop}.`,
    and: listIn('ar'),
  },
};

export const wordsIn = (language: string): Words => words[language] ?? english;
