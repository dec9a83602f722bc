/**
 * Banners of the home pages: module | drawings | hue | target | English | Urdu | Arabic. The target is a `store:` or to
 * the first item of one (`item:`), and the banner is shown in that store's zone; or an address, and the banner is shown
 * everywhere.
 */
export const banners = `
food | pizza+tomato+cheese-wedge | 14 | item:Forno Corallo | Stone-baked pizza tonight | آج رات پتھر پر پکا پیزا | بيتزا الحجر الليلة
food | hamburger+french-fries+cup-with-straw | 36 | store:Harbour Burger Yard | 20% off at Harbour Burger Yard | ہاربر برگر یارڈ پر 20 فیصد رعایت | خصم 20٪ في ساحة برغر الميناء
food | hot-beverage+croissant+shortcake | 24 | store:Clock Square Café | Coffee on the square | چوک میں کافی | قهوة في الساحة
food | shrimp+fish+lemon | 198 | store:Blue Net Seafood | From this morning's boats | آج صبح کی کشتیوں سے | من قوارب هذا الصباح
food | party-popper+pot-of-food+balloon | 338 | /campaigns | Campaigns of the week | اس ہفتے کی خصوصی پیشکشیں | حملات الأسبوع
food | green-salad+avocado+bell-pepper | 104 | store:Leaf and Bowl | A bowl of green for lunch | دوپہر میں سبز پیالہ | وعاء أخضر للغداء
food | curry-rice+pot-of-food+hot-pepper | 44 | /home?data_type=discounted | Dishes for less today | آج کم قیمت کھانے | أطباق بسعر أقل اليوم
food | ice-cream+candy+honey-pot | 318 | store:Mithaas Sweets | Something sweet after dinner | کھانے کے بعد میٹھا | حلوى بعد العشاء
food | pizza+spaghetti+mushroom | 20 | store:Garden Pizza House | Pizza in the garden | باغ میں پیزا | بيتزا في الحديقة
grocery | red-apple+carrot+leafy-green | 112 | store:Farm Gate | Fresh from Palm Farms | پام فارمز سے تازہ | طازج من مزارع النخيل
grocery | glass-of-milk+bread+egg | 42 | item:Harbour Market | Breakfast basket | ناشتے کی ٹوکری | سلة الفطور
grocery | fish+shrimp+lemon | 202 | store:Wharf Fish and Meat | The catch of the day on ice | آج کی مچھلی برف پر | صيد اليوم على الثلج
grocery | tomato+bell-pepper+broccoli | 96 | /home?data_type=discounted | The week for less | ہفتہ بھر کم خرچ | الأسبوع بأقل
grocery | chocolate-bar+popcorn+beverage-box | 330 | store:Station Express | Snacks at any hour | ہر وقت اسنیکس | وجبات خفيفة في أي ساعة
grocery | honey-pot+chestnut+palm-tree | 40 | store:Date and Spice House | Dates, nuts and spices | کھجور، میوے اور مصالحے | تمر ومكسرات وبهارات
grocery | avocado+cheese-wedge+grapes | 84 | store:Hills Fine Foods | Fine foods from the hills | پہاڑیوں کے عمدہ کھانے | أطعمة فاخرة من التلال
grocery | basket+banana+watermelon | 62 | /campaigns | Baskets of the week | اس ہفتے کی ٹوکریاں | سلال الأسبوع
pharmacy | tangerine+pill+sun | 170 | store:Vita Corner | Vitamins for the season | موسم کے لیے وٹامن | فيتامينات الموسم
pharmacy | baby-bottle+teddy-bear+bathtub | 286 | store:Pearl Care | Gentle care for babies | بچوں کی نرم نگہداشت | عناية لطيفة بالأطفال
pharmacy | stethoscope+thermometer+pill | 192 | store:Sailors' Pharmacy | Open day and night by the harbour | بندرگاہ پر دن رات کھلی | مفتوحة ليل نهار عند الميناء
pharmacy | lotion-bottle+sun+soap | 28 | store:Lighthouse Pharmacy | Kind to skin in the sun | دھوپ میں جلد پر مہربان | لطف بالبشرة تحت الشمس
pharmacy | adhesive-bandage+toolbox+droplet | 210 | store:General Pharmacy | A first aid kit for every home | ہر گھر کے لیے ابتدائی طبی کٹ | حقيبة إسعافات لكل بيت
pharmacy | hot-beverage+tangerine+honey-pot | 150 | /campaigns | Ready for the season | موسم کے لیے تیار | مستعدون للموسم
pharmacy | teddy-bear+baby-bottle+bathtub | 304 | store:Cypress Family Pharmacy | Everything for the little ones | چھوٹوں کے لیے سب کچھ | كل شيء للصغار
ecommerce | laptop+headphone+mobile-phone | 235 | item:Circuit House | New at Circuit House | سرکٹ ہاؤس میں نیا | جديد بيت الدوائر
ecommerce | dress+handbag+high-heeled-shoe | 326 | store:Silk and Sail | Silk and Sail summer sale | سلک اینڈ سیل کی موسمِ گرما کی سیل | تخفيضات الصيف في حرير وشراع
ecommerce | tent+bicycle+kite | 150 | store:Lighthouse Outdoors | Out to the hills | پہاڑیوں کی طرف | إلى التلال
ecommerce | couch-and-lamp+candle+potted-plant | 34 | store:Harbour Home | Evenings at home | گھر کی شامیں | أمسيات في البيت
ecommerce | watch+ring+gem-stone | 48 | store:Meridian Jewellers | A gift that stays | دیرپا تحفہ | هدية تبقى
ecommerce | t-shirt+jeans+running-shoe | 214 | store:Loom and Thread | A quarter off at Loom and Thread | لوم اینڈ تھریڈ پر چوتھائی رعایت | خصم الربع في نول وخيط
ecommerce | open-book+artist-palette+fountain-pen | 190 | store:Paper Lantern Books | Long evenings, good books | لمبی شامیں، اچھی کتابیں | أمسيات طويلة وكتب جيدة
ecommerce | high-voltage+mobile-phone+headphone | 268 | /home?data_type=flash_sale | Only for some hours | صرف چند گھنٹوں کے لیے | لساعات قليلة فقط
parcel | package+delivery-truck+label | 32 | - | Across the town on the same day | اسی دن شہر کے آر پار | عبر المدينة في اليوم نفسه
parcel | motor-scooter+envelope+stopwatch | 206 | - | Documents within two hours | دستاویزات دو گھنٹے میں | الوثائق خلال ساعتين
parcel | wrapped-gift+bouquet+balloon | 332 | - | Gifts that arrive in one piece | تحفے جو سلامت پہنچیں | هدايا تصل سليمة
rental | sport-utility-vehicle+snow-capped-mountain+sun | 152 | store:Corniche Cars | Over the pass this weekend | اس ہفتے کے آخر میں درے کے پار | عبر الممر هذا الأسبوع
rental | bicycle+sunrise-over-mountains+motor-scooter | 24 | store:Lighthouse Riders | The shore on two wheels | دو پہیوں پر ساحل | الساحل على عجلتين
rental | racing-car+crown+gem-stone | 350 | store:Marjan Prestige | Arrive as you never have | ایسے پہنچیں جیسے پہلے کبھی نہیں | صل كما لم تصل من قبل
rental | minibus+luggage+camping | 262 | store:Caravan Rentals | Room for all of you | آپ سب کے لیے جگہ | مكان لكم جميعًا
`;

/**
 * Banners that stores put up on their own pages: store | drawings | hue | place of the item that it leads to | English
 * | Urdu | Arabic.
 */
export const storeBanners = `
Forno Corallo | pizza+cheese-wedge+mushroom | 12 | 1 | Four hours in the oven's warmth | تنور کی گرمی میں چار گھنٹے | أربع ساعات في دفء الفرن
Forno Corallo | spaghetti+tomato+cheese-wedge | 22 | 4 | Pasta rolled by hand | ہاتھ سے بیلی پاستا | باستا ملفوفة باليد
Harbour Burger Yard | hamburger+french-fries+hot-pepper | 32 | 1 | Grilled when you order | آرڈر پر گرل | تشوى عند الطلب
Zaffran Kitchen | curry-rice+hot-pepper+flatbread | 42 | 1 | Opened at your table | آپ کی میز پر کھلتی دیگ | تفتح على مائدتك
Bayt Al Mezze | falafel+stuffed-flatbread+olive | 74 | 2 | Our grandmother's recipes | دادی کی ترکیبیں | وصفات جدتنا
Clock Square Café | hot-beverage+shortcake+croissant | 28 | 1 | The second cup is half | دوسرا کپ آدھی قیمت پر | الكوب الثاني بنصف السعر
Harbour Market | red-apple+glass-of-milk+bread | 108 | 0 | Picked this morning | آج صبح توڑا گیا | قطف هذا الصباح
Corner Basket | cookie+popcorn+bread | 36 | 1 | Warm bread at four | چار بجے گرم روٹی | خبز ساخن في الرابعة
Farm Gate | tomato+carrot+watermelon | 86 | 0 | From our own fields | ہمارے اپنے کھیتوں سے | من حقولنا
Sailors' Pharmacy | pill+thermometer+stethoscope | 176 | 0 | Ask us at any hour | کسی بھی وقت پوچھیں | اسألنا في أي ساعة
Pearl Care | lotion-bottle+soap+shower | 190 | 0 | Skin check, free of charge | جلد کی مفت جانچ | فحص مجاني للبشرة
Circuit House | laptop+mobile-phone+keyboard | 238 | 0 | Your old phone pays a part | پرانا فون، نئی قیمت میں کمی | هاتفك القديم يدفع جزءًا
Silk and Sail | dress+scarf+handbag | 330 | 0 | Altered free of charge | مفت فٹنگ | تعديل مجاني
Lighthouse Outdoors | tent+bicycle+hiking-boot | 140 | 1 | Try the tent on our roof | ہماری چھت پر خیمہ آزمائیں | جرب الخيمة على سطحنا
House of Cedar | couch-and-lamp+teapot+candle | 38 | 0 | Carried up to your floor | آپ کی منزل تک پہنچایا جائے گا | نحمله حتى طابقك
`;
