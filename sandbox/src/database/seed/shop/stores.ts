/**
 * Stores: module | place of `places.ts` | drawings | hue | English | Urdu | Arabic | hours | categories | marks.
 * Marks: `free` delivery, `self` delivery, `sched` orders ahead, `feat` featured, `d20/5000/800` discount in percent with
 * least purchase and cap in minor units, `tax5`, `min1500` least order, `off` not working, `notake` no take away,
 * `onlytake` no delivery, `veg` vegetarian only, `x1.2` price level.
 */
export const stores = `
food | pearl-street | pizza+tomato+cheese-wedge | 14 | Forno Corallo | فورنو کورالو | فورنو كورالو | always | pizza,cold-drinks,salads | feat sched tax5
food | net-square | hamburger+french-fries+tropical-drink | 30 | Harbour Burger Yard | ہاربر برگر یارڈ | ساحة برغر الميناء | always | beef-burgers,chicken-burgers,cold-drinks | d20/2000/800 tax5 feat
food | spice-lane | curry-rice+hot-pepper+flatbread | 44 | Zaffran Kitchen | زعفران کچن | مطبخ الزعفران | split | biryani,grills | feat sched tax5
food | corniche | shrimp+fish+lemon | 198 | Blue Net Seafood | بلیو نیٹ سی فوڈ | الشبكة الزرقاء للمأكولات البحرية | late | seafood,salads | self x1.2 tax5
food | coral-mosque | stuffed-flatbread+falafel+olive | 70 | Bayt Al Mezze | بیت المیزہ | بيت المزة | late | arabic,grills,hot-drinks | free tax5
food | fish-market | sunrise+pancakes+hot-beverage | 50 | Dawn Bakery | صبح بیکری | مخبز الفجر | dawn | breakfast,cakes,hot-drinks | tax5
food | rope-makers-lane | sushi+rice-ball+bento-box | 350 | Nami Sushi Bar | نامی سوشی بار | نامي سوشي بار | day | asian,cold-drinks | x1.15 sched tax5
food | clock-square | hot-beverage+croissant+shortcake | 26 | Clock Square Café | گھنٹہ گھر کیفے | مقهى ساحة الساعة | always | hot-drinks,cakes,breakfast | feat tax5
food | grand-souq | meat-on-bone+flatbread+tomato | 8 | Grand Souq Grill | بڑا بازار گرل | مشاوي السوق الكبير | late | grills,arabic,cold-drinks | d15/3000/0 tax5
food | unity-avenue | takeout-box+steaming-bowl+dumpling | 358 | Red Lantern Noodles | ریڈ لینٹرن نوڈلز | نودلز الفانوس الأحمر | day | asian,biryani | tax5 notake
food | university | green-salad+avocado+bell-pepper | 110 | Leaf and Bowl | لیف اینڈ باؤل | ورقة ووعاء | day | salads,breakfast,cold-drinks | veg free tax5
food | weavers-street | ice-cream+candy+honey-pot | 320 | Mithaas Sweets | مٹھاس سویٹس | حلويات ميثاس | late | sweets,cakes | sched tax5
food | rose-garden | pizza+mushroom+spaghetti | 20 | Garden Pizza House | گارڈن پیزا ہاؤس | بيت بيتزا الحديقة | always | pizza,sweets | self tax5
food | fig-tree-square | hamburger+poultry-leg+french-fries | 36 | Hilltop Chicken | ہل ٹاپ چکن | دجاج التلة | friday | chicken-burgers,cold-drinks | off tax5
grocery | harbour | shopping-cart+red-apple+glass-of-milk | 118 | Harbour Market | ہاربر مارکیٹ | سوق الميناء | always | fruit,vegetables,dairy,pantry | feat sched
grocery | dhow-wharf | fish+shrimp+lemon | 204 | Wharf Fish and Meat | وارف فش اینڈ میٹ | أسماك ولحوم المرسى | early | meat,pantry | self
grocery | salt-road | basket+bread+cookie | 34 | Corner Basket | کارنر باسکٹ | سلة الزاوية | late | snacks,bakery,beverages | free
grocery | central-station | convenience-store+beverage-box+chocolate-bar | 190 | Station Express | اسٹیشن ایکسپریس | إكسبرس المحطة | always | snacks,beverages,bakery,dairy | feat
grocery | date-market | palm-tree+chestnut+honey-pot | 40 | Date and Spice House | کھجور اور مصالحہ گھر | بيت التمر والبهارات | day | pantry,snacks | d10/2500/600
grocery | mill-bridge | leafy-green+carrot+tomato | 100 | Green Cart | گرین کارٹ | العربة الخضراء | early | vegetables,fruit | min1000
grocery | hill-view-road | department-store+avocado+cheese-wedge | 90 | Hills Fine Foods | ہلز فائن فوڈز | أطعمة التلال الفاخرة | always | fruit,dairy,meat,household | x1.25
grocery | north-road | tractor+egg+watermelon | 80 | Farm Gate | فارم گیٹ | بوابة المزرعة | always | fruit,vegetables,dairy | feat
grocery | oasis-spring | honey-pot+glass-of-milk+sheaf-of-rice | 48 | Oasis Stores | نخلستان اسٹورز | متاجر الواحة | day | pantry,household,beverages | min500 onlytake
pharmacy | sailors-hospital | pill+stethoscope+adhesive-bandage | 172 | Sailors' Pharmacy | ملاح فارمیسی | صيدلية البحارة | always | pain,cold,first-aid,prescription | feat
pharmacy | pearl-street | lotion-bottle+baby-bottle+soap | 186 | Pearl Care | پرل کیئر | بيرل للعناية | day | care,baby,vitamins | d10/2000/500
pharmacy | hospital | hospital+pill+syringe | 200 | General Pharmacy | جنرل فارمیسی | الصيدلية العامة | always | prescription,stomach,allergy,pain | sched
pharmacy | falcon-street | tangerine+jar+sun | 36 | Vita Corner | وٹا کارنر | ركن فيتا | day | vitamins,care,stomach | free
pharmacy | courthouse-road | thermometer+droplet+pill | 210 | Courthouse Chemist | کورٹ ہاؤس کیمسٹ | صيدلية المحكمة | friday | cold,allergy,first-aid | self
pharmacy | cypress-avenue | teddy-bear+baby-bottle+bathtub | 290 | Cypress Family Pharmacy | سرو فیملی فارمیسی | صيدلية السرو للعائلة | always | baby,care,pain,vitamins | feat
ecommerce | net-square | laptop+headphone+mobile-phone | 235 | Circuit House | سرکٹ ہاؤس | بيت الدوائر | always | phones,computers,audio | feat tax5
ecommerce | customs-house | dress+handbag+scarf | 326 | Silk and Sail | سلک اینڈ سیل | حرير وشراع | always | women,shoes | d15/5000/2000 tax5 feat
ecommerce | lighthouse | tent+bicycle+kite | 150 | Lighthouse Outdoors | لائٹ ہاؤس آؤٹ ڈورز | المنارة للرحلات | day | sport,toys | sched tax5
ecommerce | grand-souq | couch-and-lamp+teapot+candle | 40 | House of Cedar | دیودار گھر | بيت الأرز | always | home,kitchen,toys | self tax5
ecommerce | clock-square | watch+ring+gem-stone | 52 | Meridian Jewellers | میریڈین جیولرز | مجوهرات ميريديان | day | watches,beauty | x1.1 tax5
ecommerce | library | open-book+artist-palette+fountain-pen | 196 | Paper Lantern Books | کاغذی فانوس کتب | كتب الفانوس الورقي | friday | books,toys | free tax5
ecommerce | tower-offices | t-shirt+jeans+running-shoe | 216 | Loom and Thread | لوم اینڈ تھریڈ | نول وخيط | day | men,shoes | d25/4000/3000 tax5
ecommerce | cinema | lipstick+lotion-bottle+rosette | 344 | Jasmine Beauty | جیسمین بیوٹی | جمال الياسمين | late | beauty,audio | notake tax5
rental | corniche | automobile+key+sport-utility-vehicle | 212 | Corniche Cars | کورنیش کارز | سيارات الكورنيش | always |  | feat tax5
rental | central-station | motor-scooter+bicycle+key | 222 | Station Wheels | اسٹیشن وہیلز | عجلات المحطة | day |  |
rental | marina-flats | minibus+pickup-truck+key | 202 | Caravan Rentals | کارواں رینٹلز | قوافل للتأجير | day |  | self
grocery | spice-lane | honey-pot+hot-pepper+sheaf-of-rice | 38 | Souq Pantry | سوق پینٹری | مؤونة السوق | late | pantry,beverages,household | feat
pharmacy | lighthouse | lotion-bottle+pill+tangerine | 156 | Lighthouse Pharmacy | لائٹ ہاؤس فارمیسی | صيدلية المنارة | always | allergy,stomach,care,baby | free
ecommerce | pearl-street | television+camera+radio | 222 | Old Town Electronics | اولڈ ٹاؤن الیکٹرانکس | إلكترونيات المدينة القديمة | always | audio,computers,phones | feat tax5
ecommerce | corniche | t-shirt+mans-shoe+scarf | 208 | Anchor and Thread | اینکر اینڈ تھریڈ | المرساة والخيط | late | men,shoes | tax5
ecommerce | rope-makers-lane | candle+teapot+potted-plant | 36 | Harbour Home | ہاربر ہوم | بيت الميناء | always | home,kitchen | sched tax5
ecommerce | fish-market | open-book+teddy-bear+ring | 300 | Coral Gifts and Books | مرجان تحائف اور کتب | هدايا وكتب المرجان | day | books,toys,watches,beauty | free tax5
rental | lighthouse | bicycle+motor-scooter+sunrise-over-mountains | 24 | Lighthouse Riders | لائٹ ہاؤس رائیڈرز | دراجو المنارة | early |  | d10/2000/1000
rental | clock-square | racing-car+crown+key | 352 | Marjan Prestige | مرجان پریسٹیج | مرجان برستيج | always |  | feat tax5
`;

/** Day → windows; day 0 is Sunday. A window may pass midnight. */
type Windows = [opens: string, closes: string][];
const daily = (...windows: Windows): Windows[] => Array.from({ length: 7 }, () => windows);
const without = (day: number, week: Windows[]) =>
  week.map((windows, index) => (index === day ? [] : windows));

export const weeks: Record<string, Windows[]> = {
  always: daily(['00:00:00', '23:59:59']),
  day: daily(['09:00:00', '22:00:00']),
  early: daily(['06:30:00', '20:00:00']),
  split: daily(['11:30:00', '15:30:00'], ['18:30:00', '23:30:00']),
  late: daily(['16:00:00', '02:00:00']),
  dawn: daily(['03:30:00', '05:00:00']),
  friday: without(5, daily(['09:30:00', '21:30:00'])),
};
