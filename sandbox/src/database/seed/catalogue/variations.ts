import { sameText, texts, type Texts } from '../texts';

export interface SeedVariationSet {
  /** One option group, or two that are combined: size and colour. */
  questions: { title: Texts; options: Texts[] }[];
  /** Price factors of the first group's options. */
  factors: number[];
}

const size = texts('Size | سائز | المقاس');
const colour = texts('Colour | رنگ | اللون');
const pack = texts('Pack | پیک | العبوة');
const portion = texts('Portion | مقدار | الكمية');
const shade = texts('Shade | شیڈ | الدرجة');
const memory = texts('Storage | اسٹوریج | التخزين');

const set = (
  title: Texts,
  options: Texts[],
  factors: number[],
  more?: { title: Texts; options: Texts[] },
) => ({
  questions: more ? [{ title, options }, more] : [{ title, options }],
  factors,
});
const letters = ['S', 'M', 'L', 'XL'].map(sameText);
const black = texts('Black | سیاہ | أسود');
const white = texts('White | سفید | أبيض');
const green = texts('Green | سبز | أخضر');
const sand = texts('Sand | ریتلا | رملي');

/** Variations that replace an item's price (D-33); the product tables name them as `v:…`. */
export const variationSets: Record<string, SeedVariationSet> = {
  portion: set(
    portion,
    [texts('Half | ہاف | نصف'), texts('Full | فل | كامل'), texts('Family | فیملی | عائلي')],
    [0.65, 1, 2.4],
  ),
  cake: set(
    size,
    [texts('1 kg | 1 کلو | 1 كغ'), texts('2 kg | 2 کلو | 2 كغ'), texts('3 kg | 3 کلو | 3 كغ')],
    [1, 1.8, 2.5],
  ),
  dozen: set(
    pack,
    [texts('One | ایک | واحدة'), texts('Six | چھ | ست'), texts('Twelve | بارہ | اثنتا عشرة')],
    [1, 5, 9],
  ),
  scoops: set(
    portion,
    [
      texts('One scoop | ایک اسکوپ | كرة واحدة'),
      texts('Two scoops | دو اسکوپ | كرتان'),
      texts('Tub | ٹب | علبة'),
    ],
    [1, 1.7, 3.6],
  ),
  cup: set(
    size,
    [texts('Small | چھوٹا | صغير'), texts('Regular | معمول کا | عادي'), texts('Large | بڑا | كبير')],
    [0.85, 1, 1.3],
  ),
  weight: set(
    pack,
    [texts('1 kg | 1 کلو | 1 كغ'), texts('3 kg | 3 کلو | 3 كغ'), texts('5 kg | 5 کلو | 5 كغ')],
    [1, 2.8, 4.4],
  ),
  bottle: set(
    pack,
    [texts('500 ml | 500 ملی لیٹر | 500 مل'), texts('1 l | 1 لیٹر | 1 لتر'), texts('2 l | 2 لیٹر | 2 لتر')],
    [0.6, 1, 1.85],
  ),
  bag: set(
    pack,
    [texts('2 kg | 2 کلو | 2 كغ'), texts('5 kg | 5 کلو | 5 كغ'), texts('10 kg | 10 کلو | 10 كغ')],
    [0.45, 1, 1.9],
  ),
  pack: set(
    pack,
    [texts('30 tablets | 30 گولیاں | 30 قرصًا'), texts('60 tablets | 60 گولیاں | 60 قرصًا')],
    [0.6, 1],
  ),
  nappy: set(
    size,
    [
      texts('3–6 kg | 3–6 کلو | 3–6 كغ'),
      texts('6–10 kg | 6–10 کلو | 6–10 كغ'),
      texts('9–14 kg | 9–14 کلو | 9–14 كغ'),
    ],
    [0.95, 1, 1.1],
  ),
  size: set(size, letters.slice(0, 3), [1, 1, 1]),
  apparel: set(size, letters, [1, 1, 1, 1.1], { title: colour, options: [black, white, sand] }),
  shoe: set(size, ['38', '40', '42', '44'].map(sameText), [1, 1, 1, 1], {
    title: colour,
    options: [black, sand],
  }),
  colour: set(colour, [black, white, green], [1, 1, 1]),
  phone: set(memory, [sameText('128 GB'), sameText('256 GB')], [1, 1.2], {
    title: colour,
    options: [black, white, green],
  }),
  laptop: set(memory, [sameText('512 GB'), sameText('1 TB')], [1, 1.25]),
  set: set(
    pack,
    [
      texts('For four | چار کے لیے | لأربعة'),
      texts('For six | چھ کے لیے | لستة'),
      texts('For twelve | بارہ کے لیے | لاثني عشر'),
    ],
    [1, 1.4, 2.5],
  ),
  shade: set(
    shade,
    [texts('Rose | گلابی | وردي'), texts('Brick | اینٹ رنگ | قرميدي'), texts('Plum | آلو بخارا | برقوقي')],
    [1, 1, 1],
  ),
  perfume: set(
    size,
    [texts('50 ml | 50 ملی لیٹر | 50 مل'), texts('100 ml | 100 ملی لیٹر | 100 مل')],
    [1, 1.7],
  ),
  ring: set(size, ['52', '54', '56', '58'].map(sameText), [1, 1, 1, 1]),
};
