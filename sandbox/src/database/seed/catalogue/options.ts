import { texts, type Texts } from '../texts';

interface SeedGroup {
  name: Texts;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  values: { label: Texts; price: number }[];
}

interface SeedAddOn {
  name: Texts;
  price: number;
}

export interface SeedOptions {
  groups: SeedGroup[];
  addOns: SeedAddOn[];
}

const value = (price: number, names: string) => ({ price, label: texts(names) });
const addOn = (price: number, names: string) => ({ price, name: texts(names) });
const one = (names: string, required: boolean, ...values: SeedGroup['values']): SeedGroup => ({
  name: texts(names),
  type: 'single',
  required,
  min: 0,
  max: 0,
  values,
});
const some = (
  names: string,
  required: boolean,
  min: number,
  max: number,
  ...values: SeedGroup['values']
) => ({
  ...one(names, required, ...values),
  type: 'multi' as const,
  min,
  max,
});

const sauces = [
  value(0, 'Garlic sauce | لہسن کی چٹنی | صلصة الثوم'),
  value(0, 'Tahini | طحینہ | طحينة'),
  value(0, 'Chilli sauce | مرچ کی چٹنی | صلصة حارة'),
  value(0.5, 'Pomegranate molasses | انار کا شیرہ | دبس الرمان'),
];
const heat = one(
  'Spice level | مرچ کی مقدار | درجة الحرارة',
  true,
  value(0, 'Mild | ہلکا | خفيف'),
  value(0, 'Medium | درمیانہ | متوسط'),
  value(0, 'Hot | تیز | حار'),
);
const drink = addOn(1.5, 'Soft drink | سافٹ ڈرنک | مشروب غازي');
const fries = addOn(2.5, 'Fries | فرائز | بطاطس مقلية');
const cheese = addOn(1.2, 'Extra cheese | اضافی پنیر | جبن إضافي');

/** Options of dishes; the table of dishes names them as `o:…`. */
export const optionSets: Record<string, SeedOptions> = {
  pizza: {
    groups: [
      one(
        'Size | سائز | الحجم',
        true,
        value(0, 'Small 24 cm | چھوٹا 24 سم | صغير 24 سم'),
        value(3, 'Medium 30 cm | درمیانہ 30 سم | وسط 30 سم'),
        value(5.5, 'Large 36 cm | بڑا 36 سم | كبير 36 سم'),
      ),
      one(
        'Crust | کرسٹ | العجينة',
        false,
        value(0, 'Classic | کلاسک | كلاسيكية'),
        value(0, 'Thin | پتلا | رقيقة'),
        value(2.2, 'Cheese-stuffed | پنیر بھرا | محشوة بالجبن'),
      ),
      some(
        'Toppings | ٹاپنگز | الإضافات',
        false,
        1,
        3,
        value(0.9, 'Olives | زیتون | زيتون'),
        value(0.9, 'Mushrooms | مشروم | فطر'),
        value(0.7, 'Jalapeños | ہالاپینو | هالابينو'),
        value(1.8, 'Grilled chicken | گرلڈ چکن | دجاج مشوي'),
      ),
    ],
    addOns: [cheese, addOn(1, 'Garlic dip | گارلک ڈپ | صلصة الثوم للتغميس'), drink],
  },
  burger: {
    groups: [
      some(
        'Sauces | چٹنیاں | الصلصات',
        true,
        1,
        2,
        value(0, 'Ketchup | کیچپ | كاتشب'),
        value(0, 'Mayonnaise | مایونیز | مايونيز'),
        value(0, 'Mustard | سرسوں کی چٹنی | خردل'),
        value(0.6, 'Smoky barbecue | اسموکی باربی کیو | باربكيو مدخن'),
      ),
    ],
    addOns: [cheese, fries, drink],
  },
  spice: {
    groups: [heat],
    addOns: [
      addOn(1, 'Raita | رائتہ | رايتا'),
      addOn(0.8, 'Kachumber salad | کچومر سلاد | سلطة كاتشومبر'),
      drink,
    ],
  },
  grill: {
    groups: [
      one(
        'Served with | ساتھ میں | يقدم مع',
        true,
        value(0, 'Rice | چاول | أرز'),
        value(0, 'Bread | روٹی | خبز'),
        value(1.2, 'Grilled vegetables | گرلڈ سبزیاں | خضار مشوية'),
      ),
      heat,
    ],
    addOns: [addOn(1.8, 'Hummus | حمص | حمص'), drink],
  },
  wrap: { groups: [some('Sauces | چٹنیاں | الصلصات', false, 1, 3, ...sauces)], addOns: [fries, drink] },
  soy: {
    groups: [],
    addOns: [
      addOn(0.5, 'Soy sauce | سویا ساس | صلصة الصويا'),
      addOn(0.8, 'Pickled ginger | ادرک کا اچار | زنجبيل مخلل'),
      addOn(2.4, 'Miso soup | میسو سوپ | شوربة ميسو'),
    ],
  },
  noodle: { groups: [heat], addOns: [addOn(1.2, 'Boiled egg | ابلا انڈا | بيضة مسلوقة'), drink] },
  salad: {
    groups: [
      one(
        'Dressing | ڈریسنگ | التتبيلة',
        true,
        value(0, 'Olive oil and lemon | زیتون کا تیل اور لیموں | زيت الزيتون والليمون'),
        value(0, 'Honey mustard | شہد اور سرسوں | العسل والخردل'),
        value(0.4, 'Tahini | طحینہ | طحينة'),
      ),
    ],
    addOns: [addOn(2.6, 'Grilled chicken | گرلڈ چکن | دجاج مشوي'), addOn(1.6, 'Feta | فیٹا پنیر | جبن فيتا')],
  },
  coffee: {
    groups: [
      one(
        'Milk | دودھ | الحليب',
        false,
        value(0, 'Whole milk | خالص دودھ | حليب كامل الدسم'),
        value(0.7, 'Oat milk | جئی کا دودھ | حليب الشوفان'),
        value(0.7, 'Almond milk | بادام کا دودھ | حليب اللوز'),
      ),
    ],
    addOns: [
      addOn(0.8, 'Extra shot | اضافی شاٹ | جرعة إضافية'),
      addOn(0.6, 'Caramel syrup | کیریمل سیرپ | شراب الكراميل'),
    ],
  },
  ice: {
    groups: [
      one(
        'Ice | برف | الثلج',
        false,
        value(0, 'Regular ice | معمول کی برف | ثلج عادي'),
        value(0, 'Little ice | کم برف | ثلج قليل'),
        value(0, 'No ice | بغیر برف | بدون ثلج'),
      ),
    ],
    addOns: [addOn(0.9, 'Tapioca pearls | ٹیپیوکا موتی | حبات التابيوكا')],
  },
};
