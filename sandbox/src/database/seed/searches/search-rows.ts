import { foldText } from '@shop/domain';
import type { Row } from '../insert-rows';
import { modules } from '../shop/city';
import { texts, toRows } from '../texts';

/** What customers of the demo shop search for: module | English | Urdu | Arabic, the most frequent first. */
const table = `
food | burger | برگر | برغر
food | biryani | بریانی | برياني
food | pizza | پیزا | بيتزا
food | shawarma | شوارما | شاورما
food | ice cream | آئس کریم | آيس كريم
food | coffee | قہوہ | قهوة
grocery | milk | دودھ | حليب
grocery | bread | روٹی | خبز
grocery | eggs | انڈے | بيض
grocery | rice | چاول | أرز
grocery | tomatoes | ٹماٹر | طماطم
grocery | dates | کھجور | تمر
pharmacy | paracetamol | پیراسیٹامول | باراسيتامول
pharmacy | vitamin c | وٹامن سی | فيتامين سي
pharmacy | cough syrup | کھانسی کا شربت | شراب السعال
pharmacy | sunscreen | سن اسکرین | واقي شمس
pharmacy | nappies | ڈائپر | حفاضات
ecommerce | smartphone | اسمارٹ فون | هاتف
ecommerce | headphones | ہیڈ فون | سماعات
ecommerce | running shoes | جوتے | حذاء جري
ecommerce | backpack | بیگ | حقيبة
ecommerce | perfume | خوشبو | عطر
`;

/** Popular searches of each module in three languages. */
export const popularSearchRows = (now: Date): Row[] =>
  toRows(table).flatMap(([slug = '', ...names], at) => {
    const module = modules.find((entry) => entry.slug === slug);
    if (!module) throw new Error(`Unknown module ${slug}`);
    return Object.entries(texts(names.join('|'))).map(([language, label]) => ({
      module_id: module.id,
      language,
      text: foldText(label),
      label,
      count: 200 - at * 5,
      networks: 200 - at * 5,
      counted_on: now.toISOString().slice(0, 10),
      hidden: false,
    }));
  });
