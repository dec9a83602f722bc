import { dateFrom } from './calendar';
import type { Row } from './insert-rows';
import { toRows } from './texts';

/** gives | from (minor units) | at most | days from now | title in en, ur, ar | description in en, ur, ar */
const table = `
10% | 2500 | 1500 | -20..45 | Top-up treat | ٹاپ اپ تحفہ | هدية الشحن | A tenth on top, for every top-up this season. | اس موسم میں ہر ٹاپ اپ پر دسواں حصہ زیادہ۔ | عُشر إضافي على كل شحن هذا الموسم.
2000 | 15000 | 0 | -5..20 | Big basket | بڑی ٹوکری | السلة الكبيرة | For a month of family shopping. | پورے مہینے کی گھریلو خریداری کے لیے۔ | لتسوّق العائلة شهرًا كاملًا.
25% | 1000 | 1000 | -90..-30 | Harbour days | بندرگاہ کے دن | أيام الميناء | At the festival of the old harbour. | پرانی بندرگاہ کے میلے پر۔ | في مهرجان الميناء القديم.
500 | 5000 | 0 | 60..90 | Year-end thanks | سال کے آخر کا شکریہ | شكر نهاية العام | For everybody who was with us. | ہر اس شخص کے لیے جو ہمارے ساتھ رہا۔ | لكل من كان معنا.
`;

function bonusRow(cells: string[], index: number, now: Date): Row {
  const [benefit = '', least, most, days = '', ...texts] = cells;
  const [title, titleUr, titleAr, description, descriptionUr, descriptionAr] = texts;
  if (!descriptionAr) throw new Error(`Not a whole bonus: ${title}`);
  const [first = 0, last = 0] = days.split('..').map(Number);
  return {
    id: index + 1,
    title_i18n: { en: title, ur: titleUr, ar: titleAr },
    description_i18n: { en: description, ur: descriptionUr, ar: descriptionAr },
    bonus: Number(benefit.replace('%', '')),
    bonus_type: benefit.endsWith('%') ? 'percent' : 'amount',
    minimum: Number(least),
    maximum: Number(most),
    starts_on: dateFrom(now, first),
    ends_on: dateFrom(now, last),
    active: true,
  };
}

/** Bonuses for adding money to the wallet: valid ones, an expired one and a future one. */
export const bonusRows = (now: Date): Row[] =>
  toRows(table).map((cells, index) => bonusRow(cells, index, now));
