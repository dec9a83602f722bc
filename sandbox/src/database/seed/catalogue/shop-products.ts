/** Goods of the e-commerce shops: drawings | price | English | Urdu | Arabic | marks (see `product-table.ts`). */
export const goods = `
# phones
mobile-phone | 429.00 | Pearl 12 Smartphone | پرل 12 اسمارٹ فون | هاتف بيرل 12 الذكي | rec v:phone m2 d8
mobile-phone-with-arrow | 189.00 | Pearl Lite Smartphone | پرل لائٹ اسمارٹ فون | هاتف بيرل لايت الذكي | v:phone m2
electric-plug+high-voltage | 14.90 | Fast Charger 30 W | تیز چارجر 30 واٹ | شاحن سريع 30 واط | d10
battery+high-voltage | 24.50 | Power Bank 10,000 mAh | پاور بینک 10,000 ایم اے ایچ | بطارية متنقلة 10,000 مللي أمبير | v:colour
mobile-phone+shield | 9.90 | Tempered Glass Protector | ٹیمپرڈ گلاس پروٹیکٹر | واقي شاشة زجاجي |
# computers
laptop | 749.00 | Featherlight Laptop 14" | فیدر لائٹ لیپ ٹاپ 14 انچ | حاسوب محمول خفيف 14 بوصة | rec m1 v:laptop d5
desktop-computer | 229.00 | Office Monitor 27" | آفس مانیٹر 27 انچ | شاشة مكتبية 27 بوصة | m2
keyboard | 49.90 | Mechanical Keyboard | مکینیکل کی بورڈ | لوحة مفاتيح ميكانيكية | v:colour
computer-mouse | 19.90 | Wireless Mouse | وائرلیس ماؤس | فأرة لاسلكية | v:colour d15
printer | 119.00 | Home Printer | گھریلو پرنٹر | طابعة منزلية | s2
# audio
headphone+musical-notes | 59.00 | Noise Cancelling Headphones | شور ختم کرنے والا ہیڈ فون | سماعات عازلة للضوضاء | rec v:colour d20
radio | 34.50 | Retro Radio | ریٹرو ریڈیو | مذياع كلاسيكي |
camera | 389.00 | Compact Travel Camera | سفری کمپیکٹ کیمرا | كاميرا سفر صغيرة | m1
television | 319.00 | Smart Television 43" | اسمارٹ ٹیلی ویژن 43 انچ | تلفاز ذكي 43 بوصة | m2 d10
studio-microphone+musical-note | 44.00 | Studio Microphone | اسٹوڈیو مائیکروفون | ميكروفون استوديو | s0
# women
dress | 39.00 | Linen Summer Dress | لینن کا موسمِ گرما کا لباس | فستان صيفي من الكتان | rec v:apparel
womans-clothes | 24.00 | Silk Blouse | ریشمی بلاؤز | بلوزة حريرية | v:apparel d15
sari | 68.00 | Embroidered Sari | کڑھائی والی ساڑھی | ساري مطرز | v:colour
scarf | 16.50 | Cotton Scarf | سوتی اسکارف | وشاح قطني | v:colour
handbag | 54.00 | Leather Handbag | چمڑے کا ہینڈ بیگ | حقيبة يد جلدية | v:colour d10
kimono | 46.00 | Flowing Abaya | کھلا عبایا | عباية فضفاضة | rec v:apparel
# men
t-shirt | 14.90 | Cotton T-shirt | سوتی ٹی شرٹ | قميص قطني | v:apparel d20
jeans | 36.00 | Straight Jeans | سیدھی جینز | بنطال جينز مستقيم | v:apparel
coat | 72.00 | Light Jacket | ہلکی جیکٹ | سترة خفيفة | v:apparel
necktie | 18.00 | Woven Tie | بُنی ہوئی ٹائی | ربطة عنق منسوجة | v:colour
billed-cap | 12.50 | Canvas Cap | کینوس کی ٹوپی | قبعة قماشية | v:colour
backpack | 42.00 | Everyday Backpack | روزمرہ کا بیگ | حقيبة ظهر يومية | rec v:colour
# shoes
running-shoe | 64.00 | Running Shoes | دوڑنے کے جوتے | حذاء جري | rec v:shoe d15
mans-shoe | 58.00 | Leather Loafers | چمڑے کے لوفر | حذاء جلدي سهل الارتداء | v:shoe a600
high-heeled-shoe | 52.00 | Evening Heels | شام کی ہیل | حذاء سهرة بكعب | v:shoe
womans-sandal | 28.00 | Summer Sandals | گرمیوں کی سینڈل | صندل صيفي | v:shoe
hiking-boot | 79.00 | Hiking Boots | کوہ پیمائی کے بوٹ | حذاء مشي جبلي | v:shoe s6
# home
couch-and-lamp | 459.00 | Three-seat Sofa | تین نشستوں والا صوفہ | أريكة بثلاثة مقاعد | m1 v:colour
bed | 389.00 | Oak Bed Frame | بلوط کا پلنگ | سرير من خشب البلوط | m1
chair | 69.00 | Dining Chair | کھانے کی کرسی | كرسي طعام | m8 d10
candle | 11.50 | Oud Scented Candle | عود کی خوشبودار موم بتی | شمعة معطرة بالعود | rec
potted-plant | 19.00 | Indoor Monstera | گھریلو مونسٹیرا پودا | نبتة مونستيرا منزلية |
mantelpiece-clock | 34.00 | Wooden Mantel Clock | لکڑی کی میز گھڑی | ساعة خشبية للرف | s5
mirror | 48.00 | Round Wall Mirror | گول دیواری آئینہ | مرآة حائط مستديرة |
# kitchen
cooking | 29.00 | Cast Iron Pan | لوہے کا فرائی پین | مقلاة من الحديد الزهر | rec
kitchen-knife | 22.50 | Chef's Knife | شیف کی چھری | سكين الطاهي | d10
teapot | 26.00 | Porcelain Teapot | چینی مٹی کی چائے دانی | إبريق شاي خزفي |
fork-and-knife | 38.00 | Cutlery Set | چھری کانٹے کا سیٹ | طقم أدوات مائدة | v:set
tumbler-glass | 17.00 | Glass Tumblers | شیشے کے گلاس | أكواب زجاجية | v:set
# beauty
lipstick | 13.90 | Matte Lipstick | میٹ لپ اسٹک | أحمر شفاه مطفي | rec v:shade
lotion-bottle+rose | 18.50 | Rose Face Cream | گلاب والی چہرے کی کریم | كريم وجه بالورد | org d15
nail-polish | 6.90 | Nail Polish | نیل پالش | طلاء أظافر | v:shade
lotion-bottle+droplet | 32.00 | Argan Hair Oil | آرگن بالوں کا تیل | زيت الأرغان للشعر | org
lotion-bottle+blossom | 44.00 | Jasmine Perfume | چنبیلی کی خوشبو | عطر الياسمين | rec v:perfume
# toys
teddy-bear | 17.90 | Big Teddy Bear | بڑا ٹیڈی بیئر | دب محشو كبير | rec
puzzle-piece | 12.90 | Wooden Puzzle | لکڑی کی پہیلی | أحجية خشبية | d10
video-game | 49.00 | Game Controller | گیم کنٹرولر | ذراع ألعاب | v:colour a450
kite | 8.50 | Rainbow Kite | رنگین پتنگ | طائرة ورقية ملونة |
yo-yo | 4.90 | Classic Yo-yo | کلاسک یو یو | يويو كلاسيكي | s0
# sport
soccer-ball | 19.50 | Training Football | ٹریننگ فٹ بال | كرة قدم للتدريب | rec
cricket-game | 36.00 | Cricket Bat | کرکٹ بیٹ | مضرب كريكيت | d12
tennis | 54.00 | Tennis Racket | ٹینس ریکٹ | مضرب تنس |
bicycle | 249.00 | City Bicycle | شہری سائیکل | دراجة هوائية للمدينة | m1 v:colour
tent | 98.00 | Two-person Tent | دو افراد کا خیمہ | خيمة لشخصين | m2
kick-scooter | 58.00 | Kick Scooter | کک اسکوٹر | سكوتر | s7
# books
open-book | 11.00 | Poems of the Coast | ساحل کی نظمیں | قصائد الساحل | rec
notebook-with-decorative-cover | 6.40 | Dotted Notebook | نقطے دار نوٹ بک | دفتر منقط | v:colour
fountain-pen | 28.00 | Fountain Pen | فاؤنٹین پین | قلم حبر | d10
crayon | 5.20 | Wax Crayons | موم کے رنگ | ألوان شمعية |
artist-palette+paintbrush | 21.00 | Watercolour Set | آبی رنگوں کا سیٹ | طقم ألوان مائية |
# watches
watch | 89.00 | Steel Wristwatch | اسٹیل کی کلائی گھڑی | ساعة يد فولاذية | rec v:colour d10
ring | 139.00 | Silver Ring | چاندی کی انگوٹھی | خاتم فضي | v:ring
gem-stone | 219.00 | Turquoise Pendant | فیروزے کا لاکٹ | قلادة فيروز | m1 s3
sunglasses | 32.00 | Polarised Sunglasses | پولرائزڈ دھوپ کا چشمہ | نظارات شمسية مستقطبة | v:colour d15
`;
