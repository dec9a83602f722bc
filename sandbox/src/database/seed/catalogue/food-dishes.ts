/** Dishes: drawings | price | English | Urdu | Arabic | marks (see `product-table.ts`). */
export const dishes = `
# pizza
pizza | 10.90 | Margherita Pizza | مارگریٹا پیزا | بيتزا مارغريتا | veg rec o:pizza al:gluten,milk
pizza+poultry-leg | 13.50 | Chicken Tikka Pizza | چکن تکہ پیزا | بيتزا تكا الدجاج | halal o:pizza al:gluten,milk d15
pizza+mushroom+herb | 12.40 | Mushroom and Thyme Pizza | مشروم اور تھائم پیزا | بيتزا الفطر والزعتر | veg o:pizza al:gluten,milk
pizza+bell-pepper+tomato | 11.80 | Garden Vegetable Pizza | سبزیوں والا پیزا | بيتزا الخضار | veg o:pizza al:gluten,milk
pizza+cheese-wedge | 13.90 | Four Cheese Pizza | چار پنیر پیزا | بيتزا الأجبان الأربعة | veg o:pizza al:gluten,milk
pizza+hot-pepper | 13.20 | Spicy Beef Pizza | مصالحے دار بیف پیزا | بيتزا اللحم الحار | halal o:pizza al:gluten,milk
flatbread+garlic | 4.50 | Garlic Bread | گارلک بریڈ | خبز بالثوم | veg al:gluten,milk
spaghetti+tomato | 9.80 | Spaghetti Bolognese | اسپیگیٹی بولونیز | سباغيتي بولونيز | halal al:gluten
# beef-burgers
hamburger | 8.90 | Classic Beef Burger | کلاسک بیف برگر | برغر لحم كلاسيكي | halal rec o:burger al:gluten,milk,sesame
hamburger+cheese-wedge | 9.90 | Double Cheeseburger | ڈبل چیز برگر | تشيز برغر مزدوج | halal o:burger al:gluten,milk,sesame d10
hamburger+hot-pepper | 9.60 | Jalapeño Burger | ہالاپینو برگر | برغر الهالابينو | halal o:burger al:gluten,sesame
hamburger+mushroom | 10.20 | Mushroom Swiss Burger | مشروم سوئس برگر | برغر الفطر والجبن السويسري | halal o:burger al:gluten,milk
# chicken-burgers
hamburger+poultry-leg | 7.90 | Crispy Chicken Burger | کرسپی چکن برگر | برغر الدجاج المقرمش | halal rec o:burger al:gluten,sesame
poultry-leg | 11.50 | Fried Chicken Bucket | فرائیڈ چکن بکٹ | سطل الدجاج المقلي | halal al:gluten
french-fries | 3.60 | French Fries | فرنچ فرائز | بطاطس مقلية | veg v:portion
hot-dog | 6.40 | Grilled Hot Dog | گرلڈ ہاٹ ڈاگ | هوت دوغ مشوي | halal o:burger al:gluten,mustard
sandwich | 6.90 | Club Sandwich | کلب سینڈوچ | ساندويتش كلوب | halal al:gluten,egg
onion | 3.90 | Onion Rings | پیاز کے چھلے | حلقات البصل | veg al:gluten
# biryani
curry-rice+poultry-leg | 9.50 | Chicken Biryani | چکن بریانی | برياني الدجاج | halal rec o:spice v:portion al:milk
curry-rice+meat-on-bone | 11.90 | Mutton Biryani | مٹن بریانی | برياني لحم الضأن | halal o:spice v:portion al:milk
cooked-rice+pea-pod+carrot | 7.40 | Vegetable Pulao | سبزی پلاؤ | بلاو الخضار | veg o:spice
shallow-pan-of-food | 12.60 | Lamb Kabsa | لیمب کبسہ | كبسة لحم | halal o:spice al:nuts
pot-of-food+cut-of-meat | 10.80 | Beef Nihari | بیف نہاری | نهاري لحم البقر | halal o:spice t:06:30-11:30 a100
pot-of-food+poultry-leg+butter | 10.40 | Butter Chicken | بٹر چکن | دجاج بالزبدة | halal rec o:spice al:milk,nuts
bowl-with-spoon+beans | 6.20 | Daal Tarka | دال تڑکا | عدس بالتوابل | veg o:spice
bowl-with-spoon | 8.10 | Haleem | حلیم | حليم | halal o:spice al:gluten
dumpling+potato | 2.20 | Potato Samosa | آلو سموسہ | سمبوسة البطاطس | veg al:gluten m20
flatbread | 1.20 | Tandoori Naan | تندوری نان | خبز التنور | veg al:gluten
# grills
meat-on-bone+poultry-leg+tomato | 14.90 | Mixed Grill Platter | مکس گرل پلیٹر | مشاوي مشكلة | halal rec o:grill
oden+hot-pepper | 9.20 | Seekh Kebab | سیخ کباب | كباب سيخ | halal o:grill
cut-of-meat+herb | 13.80 | Lamb Chops | لیمب چانپ | ريش غنم | halal o:grill d12
poultry-leg+lemon | 8.70 | Chicken Tikka | چکن تکہ | تكا الدجاج | halal o:grill al:milk
poultry-leg+garlic | 9.90 | Shish Tawook | شیش طاؤق | شيش طاووق | halal o:grill al:milk
# arabic
stuffed-flatbread+poultry-leg | 5.40 | Chicken Shawarma | چکن شوارما | شاورما دجاج | halal rec o:wrap al:gluten,sesame
burrito+cut-of-meat | 6.20 | Beef Shawarma | بیف شوارما | شاورما لحم | halal o:wrap al:gluten,sesame
burrito+falafel | 4.60 | Falafel Wrap | فلافل رول | ساندويتش فلافل | veg o:wrap al:gluten,sesame a60
bowl-with-spoon+olive | 4.20 | Hummus with Tahini | حمص اور طحینہ | حمص بالطحينة | veg al:sesame
bowl-with-spoon+eggplant | 4.80 | Smoked Aubergine Dip | دھواں دار بینگن کا بابا غنوج | بابا غنوج | veg al:sesame
green-salad+lemon | 4.90 | Fattoush | فتوش | فتوش | veg al:gluten
green-salad+herb+tomato | 4.70 | Tabbouleh | تبولہ | تبولة | veg al:gluten
falafel+olive+flatbread | 9.70 | Mezze Platter | میزے پلیٹر | مزة مشكلة | veg al:sesame,nuts,gluten
# asian
sushi | 12.90 | Salmon Sushi Set | سالمن سوشی سیٹ | طقم سوشي السلمون | o:soy al:fish,soy
rice-ball | 4.10 | Rice Balls with Seaweed | سمندری گھاس والے رائس بال | كرات الأرز بالأعشاب البحرية | veg o:soy al:soy
steaming-bowl+poultry-leg | 9.40 | Chicken Noodle Soup | چکن نوڈل سوپ | شوربة الدجاج بالنودلز | halal o:noodle al:gluten,egg,soy
takeout-box+carrot | 8.60 | Stir-fried Noodles | اسٹر فرائیڈ نوڈلز | نودلز مقلية | veg o:noodle al:gluten,soy d10
dumpling | 7.20 | Steamed Dumplings | بھاپ میں پکے ڈمپلنگ | زلابية مطهوة بالبخار | halal o:soy al:gluten,soy
bento-box | 13.60 | Teriyaki Bento Box | ٹیریاکی بینٹو باکس | علبة بنتو بالترياكي | halal rec o:soy al:soy,sesame
fried-shrimp | 10.90 | Tempura Shrimp | ٹیمپورا جھینگے | روبيان تمبورا | o:soy al:shellfish,gluten
cooked-rice+egg | 5.60 | Egg Fried Rice | انڈا فرائیڈ رائس | أرز مقلي بالبيض | o:soy al:egg,soy
# seafood
fish+lemon | 14.20 | Grilled Sea Bass | گرلڈ سی باس | قاروص مشوي | halal rec al:fish
shrimp+garlic+butter | 13.40 | Garlic Butter Prawns | لہسن مکھن والے جھینگے | روبيان بالثوم والزبدة | halal al:shellfish,milk
crab+hot-pepper | 16.80 | Crab Masala | کیکڑا مصالحہ | سلطعون بالبهارات | al:shellfish s4
lobster | 24.00 | Lobster Thermidor | لابسٹر تھرمیڈور | لوبستر ثيرميدور | al:shellfish,milk s0
fish+french-fries | 9.60 | Fish and Chips | فش اینڈ چپس | سمك وبطاطس | halal al:fish,gluten
squid+lemon | 10.70 | Fried Calamari | فرائیڈ کیلاماری | كاليماري مقلي | al:shellfish,gluten
# breakfast
pancakes+honey-pot | 6.80 | Honey Pancakes | شہد والے پین کیک | بانكيك بالعسل | veg t:06:00-12:00 al:gluten,egg,milk
cooking | 6.10 | Eggs Any Style | حسبِ پسند انڈے | بيض حسب الطلب | t:06:00-12:00 al:egg
waffle+strawberry+blueberries | 7.10 | Berry Waffles | بیری وافلز | وافل بالتوت | veg t:06:00-12:00 al:gluten,egg,milk
bread+avocado | 8.20 | Avocado Toast | ایووکاڈو ٹوسٹ | توست الأفوكادو | veg rec al:gluten
croissant | 2.90 | Butter Croissant | بٹر کروسان | كرواسون بالزبدة | veg al:gluten,milk m24
bagel+cheese-wedge | 3.80 | Cream Cheese Bagel | کریم چیز بیگل | بيغل بالجبن الكريمي | veg al:gluten,milk
cooking+tomato | 7.60 | Shakshuka | شکشوکہ | شكشوكة | veg al:egg a80
sandwich+egg+cheese-wedge | 4.40 | Egg and Cheese Sandwich | انڈا پنیر سینڈوچ | ساندويتش بيض وجبن | al:egg,milk,gluten d20
# salads
green-salad+poultry-leg | 6.90 | Chicken Caesar Salad | چکن سیزر سلاد | سلطة سيزر بالدجاج | halal rec o:salad al:milk,egg
green-salad+olive+tomato | 6.20 | Greek Salad | یونانی سلاد | سلطة يونانية | veg o:salad al:milk
bowl-with-spoon+cucumber | 5.20 | Cucumber Yoghurt Salad | کھیرا رائتہ سلاد | سلطة الخيار باللبن | veg al:milk
green-salad+bell-pepper+avocado | 7.40 | Quinoa Rainbow Bowl | کینوا رینبو باؤل | وعاء الكينوا الملون | veg org o:salad
# cakes
shortcake+strawberry | 4.90 | Strawberry Shortcake | اسٹرابیری شارٹ کیک | كعكة الفراولة | veg al:gluten,milk,egg
birthday-cake+chocolate-bar | 26.00 | Chocolate Birthday Cake | چاکلیٹ برتھ ڈے کیک | كعكة عيد ميلاد بالشوكولاتة | veg v:cake al:gluten,milk,egg,nuts
cupcake | 3.20 | Vanilla Cupcake | ونیلا کپ کیک | كب كيك بالفانيليا | veg al:gluten,milk,egg m12
pie+red-apple | 4.60 | Apple Pie | ایپل پائی | فطيرة التفاح | veg al:gluten
doughnut | 2.40 | Glazed Doughnut | گلیزڈ ڈونٹ | دونات مغطى بالسكر | veg v:dozen al:gluten,milk
moon-cake | 3.70 | Date Maamoul | کھجور معمول | معمول بالتمر | veg al:gluten,nuts
# sweets
ice-cream | 4.20 | Pistachio Ice Cream | پستہ آئس کریم | آيس كريم بالفستق | veg rec v:scoops al:milk,nuts
soft-ice-cream | 2.60 | Vanilla Soft Serve | ونیلا سافٹ سرو | آيس كريم ناعم بالفانيليا | veg al:milk
custard | 3.90 | Crème Caramel | کریم کیریمل | كريم كراميل | veg al:milk,egg
honey-pot | 5.60 | Baklava Box | بقلاوہ ڈبہ | علبة بقلاوة | veg al:nuts,gluten
bowl-with-spoon | 3.80 | Rice Kheer | چاول کی کھیر | أرز بالحليب | veg al:milk,nuts
candy | 4.10 | Gulab Jamun | گلاب جامن | غلاب جامون | veg al:milk,gluten
shaved-ice+rose | 3.40 | Rose Falooda | روز فالودہ | فالودة بالورد | veg al:milk t:12:00-23:30
# hot-drinks
hot-beverage | 3.20 | Cappuccino | کیپوچینو | كابتشينو | veg rec o:coffee v:cup al:milk
teacup-without-handle | 1.60 | Karak Chai | کڑک چائے | شاي كرك | veg v:cup al:milk
teapot+herb | 3.40 | Mint Tea Pot | پودینے کی چائے | إبريق شاي بالنعناع | veg
hot-beverage | 2.80 | Arabic Coffee | عربی قہوہ | قهوة عربية | veg
hot-beverage+chocolate-bar | 3.90 | Hot Chocolate | ہاٹ چاکلیٹ | شوكولاتة ساخنة | veg o:coffee al:milk
# cold-drinks
tropical-drink+lemon+herb | 4.20 | Lemon Mint Cooler | لیموں پودینہ کولر | ليمون بالنعناع | veg rec
cup-with-straw+mango | 4.60 | Mango Lassi | آم لسی | لاسي المانجو | veg al:milk
bubble-tea | 4.90 | Brown Sugar Bubble Tea | براؤن شوگر ببل ٹی | شاي الفقاعات بالسكر البني | veg o:ice al:milk
cup-with-straw | 4.10 | Iced Latte | آئس لاتے | لاتيه مثلج | veg o:ice al:milk d10
cup-with-straw+tangerine | 3.80 | Fresh Orange Juice | تازہ مالٹے کا رس | عصير برتقال طازج | veg org
cup-with-straw+watermelon | 3.60 | Watermelon Juice | تربوز کا رس | عصير البطيخ | veg
cup-with-straw+strawberry | 4.80 | Strawberry Milkshake | اسٹرابیری ملک شیک | ميلك شيك بالفراولة | veg al:milk
tumbler-glass+droplet | 1.50 | Mineral Water | منرل واٹر | مياه معدنية | veg m30
`;
