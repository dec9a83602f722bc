import { texts, type Texts } from '../texts';

export interface SeedCategory {
  key: string;
  module: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
  parent: string | null;
  icon: string;
  hue: number;
  name: Texts;
}

const toCategories =
  (module: SeedCategory['module']) =>
  (key: string, icon: string, hue: number, names: string, parent: string | null = null): SeedCategory => ({
    key,
    module,
    parent,
    icon,
    hue,
    name: texts(names),
  });
const food = toCategories('food');
const grocery = toCategories('grocery');
const pharmacy = toCategories('pharmacy');
const shop = toCategories('ecommerce');
const parcel = toCategories('parcel');

/** Parents come before their children; an item belongs to a category without children. */
export const categories: readonly SeedCategory[] = [
  food('pizza', 'pizza', 14, 'Pizza and Pasta | پیزا اور پاستا | البيتزا والباستا'),
  food('burgers', 'hamburger', 32, 'Burgers and Sandwiches | برگر اور سینڈوچ | البرغر والساندويتش'),
  food('beef-burgers', 'hamburger', 24, 'Beef Burgers | بیف برگر | برغر اللحم', 'burgers'),
  food(
    'chicken-burgers',
    'poultry-leg',
    40,
    'Chicken and Sides | چکن اور ساتھ | الدجاج والأطباق الجانبية',
    'burgers',
  ),
  food('biryani', 'curry-rice', 46, 'Biryani and Curries | بریانی اور سالن | البرياني والكاري'),
  food('grills', 'meat-on-bone', 8, 'Grills | باربی کیو | المشاوي'),
  food('arabic', 'stuffed-flatbread', 70, 'Arabic Kitchen | عربی کھانے | المطبخ العربي'),
  food('asian', 'sushi', 350, 'Asian Kitchen | ایشیائی کھانے | المطبخ الآسيوي'),
  food('seafood', 'shrimp', 200, 'Seafood | سمندری خوراک | المأكولات البحرية'),
  food('breakfast', 'pancakes', 50, 'Breakfast | ناشتہ | الفطور'),
  food('salads', 'green-salad', 110, 'Salads | سلاد | السلطات'),
  food('desserts', 'shortcake', 330, 'Desserts | میٹھا | الحلويات'),
  food('cakes', 'birthday-cake', 336, 'Cakes and Pastries | کیک اور پیسٹری | الكعك والمعجنات', 'desserts'),
  food(
    'sweets',
    'ice-cream',
    310,
    'Ice Cream and Sweets | آئس کریم اور مٹھائی | الآيس كريم والحلوى',
    'desserts',
  ),
  food('drinks', 'tropical-drink', 180, 'Drinks | مشروبات | المشروبات'),
  food('hot-drinks', 'hot-beverage', 28, 'Hot Drinks | گرم مشروبات | المشروبات الساخنة', 'drinks'),
  food('cold-drinks', 'tropical-drink', 170, 'Cold Drinks | ٹھنڈے مشروبات | المشروبات الباردة', 'drinks'),

  grocery('fresh', 'leafy-green', 110, 'Fruit and Vegetables | پھل اور سبزیاں | الفواكه والخضروات'),
  grocery('fruit', 'red-apple', 356, 'Fruit | پھل | الفواكه', 'fresh'),
  grocery('vegetables', 'carrot', 90, 'Vegetables | سبزیاں | الخضروات', 'fresh'),
  grocery('dairy', 'glass-of-milk', 210, 'Dairy and Eggs | دودھ اور انڈے | الألبان والبيض'),
  grocery('bakery', 'bread', 36, 'Bakery | بیکری | المخبوزات'),
  grocery('meat', 'cut-of-meat', 4, 'Meat and Fish | گوشت اور مچھلی | اللحوم والأسماك'),
  grocery('beverages', 'beverage-box', 190, 'Drinks | مشروبات | المشروبات'),
  grocery('snacks', 'cookie', 30, 'Snacks and Sweets | اسنیکس اور میٹھا | الوجبات الخفيفة والحلوى'),
  grocery('pantry', 'jar', 44, 'Pantry | راشن | المؤونة'),
  grocery('household', 'sponge', 230, 'Household | گھریلو اشیا | المستلزمات المنزلية'),

  pharmacy('pain', 'pill', 0, 'Pain and Fever | درد اور بخار | الألم والحمى'),
  pharmacy('cold', 'thermometer', 205, 'Cold and Cough | نزلہ اور کھانسی | البرد والسعال'),
  pharmacy('stomach', 'droplet', 160, 'Stomach | معدہ | المعدة'),
  pharmacy('allergy', 'cherry-blossom', 320, 'Allergy | الرجی | الحساسية'),
  pharmacy('vitamins', 'tangerine', 36, 'Vitamins | وٹامن | الفيتامينات'),
  pharmacy('first-aid', 'adhesive-bandage', 20, 'First Aid | ابتدائی طبی امداد | الإسعافات الأولية'),
  pharmacy('care', 'toothbrush', 185, 'Personal Care | ذاتی نگہداشت | العناية الشخصية'),
  pharmacy('baby', 'baby-bottle', 280, 'Baby Care | بچوں کی نگہداشت | العناية بالطفل'),
  pharmacy('prescription', 'stethoscope', 225, 'On Prescription | نسخے کی ادویات | أدوية بوصفة'),

  shop('electronics', 'laptop', 235, 'Electronics | الیکٹرانکس | الإلكترونيات'),
  shop('phones', 'mobile-phone', 245, 'Phones | فون | الهواتف', 'electronics'),
  shop('computers', 'laptop', 220, 'Computers | کمپیوٹر | الحواسيب', 'electronics'),
  shop('audio', 'headphone', 260, 'Audio and Video | آڈیو اور ویڈیو | الصوت والصورة', 'electronics'),
  shop('fashion', 'dress', 325, 'Fashion | فیشن | الأزياء'),
  shop('women', 'dress', 330, 'Women | خواتین | النساء', 'fashion'),
  shop('men', 't-shirt', 215, 'Men | مرد | الرجال', 'fashion'),
  shop('shoes', 'running-shoe', 18, 'Shoes | جوتے | الأحذية', 'fashion'),
  shop('living', 'house', 90, 'Home and Kitchen | گھر اور باورچی خانہ | المنزل والمطبخ'),
  shop('home', 'couch-and-lamp', 40, 'Furniture and Decor | فرنیچر اور سجاوٹ | الأثاث والديكور', 'living'),
  shop('kitchen', 'cooking', 200, 'Kitchenware | باورچی خانے کا سامان | أدوات المطبخ', 'living'),
  shop('beauty', 'lipstick', 345, 'Beauty | خوبصورتی | الجمال'),
  shop('toys', 'teddy-bear', 34, 'Toys and Games | کھلونے اور گیمز | الألعاب'),
  shop('sport', 'soccer-ball', 130, 'Sport and Outdoor | کھیل اور سیر | الرياضة والرحلات'),
  shop('books', 'open-book', 190, 'Books and Art | کتابیں اور آرٹ | الكتب والفنون'),
  shop('watches', 'watch', 52, 'Watches and Jewellery | گھڑیاں اور زیورات | الساعات والمجوهرات'),

  parcel('documents', 'envelope', 210, 'Documents | دستاویزات | الوثائق'),
  parcel('boxes', 'package', 34, 'Boxes | ڈبے | الصناديق'),
  parcel('fragile', 'wine-glass', 350, 'Fragile | نازک اشیا | قابل للكسر'),
  parcel('gifts', 'wrapped-gift', 320, 'Gifts and Flowers | تحفے اور پھول | الهدايا والزهور'),
  parcel('cooked', 'pot-of-food', 20, 'Home-cooked Food | گھر کا کھانا | طعام منزلي'),
  parcel('furniture', 'couch-and-lamp', 90, 'Furniture | فرنیچر | الأثاث'),
];
