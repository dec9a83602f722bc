import { texts, type Texts } from '../texts';

const dictionary = (lines: Record<string, string>): Record<string, Texts> =>
  Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, texts(line)]));

export const allergens = dictionary({
  gluten: 'Gluten | گلوٹین | الغلوتين',
  milk: 'Milk | دودھ | الحليب',
  egg: 'Egg | انڈا | البيض',
  nuts: 'Nuts | میوے | المكسرات',
  peanuts: 'Peanuts | مونگ پھلی | الفول السوداني',
  sesame: 'Sesame | تل | السمسم',
  soy: 'Soy | سویا | الصويا',
  fish: 'Fish | مچھلی | السمك',
  shellfish: 'Shellfish | خول دار مچھلی | المحار والقشريات',
  mustard: 'Mustard | سرسوں | الخردل',
});

export const nutrients = dictionary({
  energy: 'Energy {n} kcal | توانائی {n} کیلوری | الطاقة {n} سعرة',
  protein: 'Protein {n} g | پروٹین {n} گرام | البروتين {n} غ',
  fat: 'Fat {n} g | چکنائی {n} گرام | الدهون {n} غ',
  sugar: 'Sugar {n} g | چینی {n} گرام | السكر {n} غ',
});

/** Units of sale; the number before the letters is kept (`250g`). */
export const units = dictionary({
  kg: '{n} kg | {n} کلو | {n} كغ',
  g: '{n} g | {n} گرام | {n} غ',
  l: '{n} l | {n} لیٹر | {n} لتر',
  ml: '{n} ml | {n} ملی لیٹر | {n} مل',
  pc: '{n} pcs | {n} عدد | {n} قطعة',
  tab: '{n} tablets | {n} گولیاں | {n} قرصًا',
  cap: '{n} capsules | {n} کیپسول | {n} كبسولة',
  pack: '{n} pack | {n} پیک | {n} عبوة',
  bunch: '{n} bunch | {n} گٹھی | {n} حزمة',
});

export const remarks = {
  organic: texts(
    'Grown without synthetic pesticides. | مصنوعی کیڑے مار ادویات کے بغیر اُگایا گیا۔ | مزروع دون مبيدات صناعية.',
  ),
  recommended: texts(
    'A favourite of our regular customers. | ہمارے مستقل گاہکوں کی پسند۔ | المفضل لدى زبائننا الدائمين.',
  ),
  from: texts('From {store}. | {store} کی جانب سے۔ | من {store}.'),
};

export const tags = dictionary({
  organic: 'organic | نامیاتی | عضوي',
  vegetarian: 'vegetarian | سبزی خور | نباتي',
  halal: 'halal | حلال | حلال',
  popular: 'popular | مقبول | رائج',
  offer: 'offer | پیشکش | عرض',
});
