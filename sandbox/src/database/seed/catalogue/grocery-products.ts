/** Groceries: drawings | price | English | Urdu | Arabic | marks (see `product-table.ts`). */
export const groceries = `
# fruit
red-apple | 2.90 | Red Apples | سرخ سیب | تفاح أحمر | u:kg veg rec
green-apple | 2.70 | Green Apples | سبز سیب | تفاح أخضر | u:kg veg
banana | 1.60 | Bananas | کیلے | موز | u:kg veg d10
tangerine | 2.20 | Tangerines | کینو | يوسفي | u:kg veg
mango | 4.80 | Sindhri Mangoes | سندھڑی آم | مانجو سندري | u:kg veg rec
grapes | 3.90 | Seedless Grapes | بے بیج انگور | عنب بلا بذور | u:kg veg
strawberry | 3.40 | Strawberries | اسٹرابیری | فراولة | u:250g veg org s6
watermelon | 5.50 | Watermelon | تربوز | بطيخ | u:pc veg m3
pineapple | 3.20 | Pineapple | انناس | أناناس | u:pc veg
lemon | 1.90 | Lemons | لیموں | ليمون | u:kg veg
kiwi-fruit | 3.60 | Kiwi Fruit | کیوی | كيوي | u:500g veg
coconut | 2.10 | Coconut | ناریل | جوز الهند | u:pc veg
peach | 3.70 | Peaches | آڑو | خوخ | u:kg veg s0
pear | 2.80 | Pears | ناشپاتی | كمثرى | u:kg veg
cherries | 6.90 | Cherries | چیری | كرز | u:500g veg s5
blueberries | 5.20 | Blueberries | بلیو بیری | توت أزرق | u:250g veg org
# vegetables
tomato | 1.40 | Tomatoes | ٹماٹر | طماطم | u:kg veg rec
potato | 1.10 | Potatoes | آلو | بطاطس | u:kg veg v:weight
onion | 0.90 | Onions | پیاز | بصل | u:kg veg v:weight
garlic | 1.30 | Garlic | لہسن | ثوم | u:250g veg
carrot | 1.20 | Carrots | گاجر | جزر | u:kg veg org
cucumber | 1.30 | Cucumbers | کھیرے | خيار | u:kg veg
eggplant | 1.70 | Aubergines | بینگن | باذنجان | u:kg veg
bell-pepper | 2.40 | Bell Peppers | شملہ مرچ | فلفل رومي | u:kg veg
hot-pepper | 1.50 | Green Chillies | ہری مرچ | فلفل حار | u:250g veg
broccoli | 2.60 | Broccoli | بروکلی | بروكلي | u:500g veg org
leafy-green | 1.20 | Spinach | پالک | سبانخ | u:bunch veg
ginger-root | 1.80 | Ginger | ادرک | زنجبيل | u:250g veg
mushroom | 2.30 | Button Mushrooms | بٹن مشروم | فطر | u:250g veg
avocado | 3.80 | Avocados | ایووکاڈو | أفوكادو | u:2pc veg
ear-of-corn | 1.60 | Sweet Corn | مکئی کے بھٹے | ذرة حلوة | u:2pc veg
herb | 0.70 | Fresh Coriander | ہرا دھنیا | كزبرة طازجة | u:bunch veg
# dairy
glass-of-milk | 1.50 | Fresh Cow Milk | گائے کا تازہ دودھ | حليب بقري طازج | u:1l veg rec v:bottle al:milk
egg | 2.90 | Free-range Eggs | دیسی انڈے | بيض بلدي | u:12pc al:egg org
butter+salt | 3.10 | Salted Butter | نمکین مکھن | زبدة مملحة | u:200g veg al:milk
cheese-wedge | 5.40 | Cheddar Cheese | چیڈر پنیر | جبن شيدر | u:400g veg al:milk d10
bowl-with-spoon | 1.90 | Plain Yoghurt | سادہ دہی | لبن زبادي | u:500g veg al:milk
custard | 2.20 | Labneh | لبنہ | لبنة | u:400g veg al:milk
jar+butter | 6.80 | Pure Ghee | خالص گھی | سمن بلدي | u:500g veg al:milk
cup-with-straw+salt | 1.30 | Salted Laban | نمکین لسی | لبن مملح | u:500ml veg al:milk
# bakery
bread | 1.80 | Wholemeal Bread | گندم کی ڈبل روٹی | خبز القمح الكامل | u:pc veg rec al:gluten
baguette-bread | 1.20 | Baguette | باگیٹ | خبز باغيت | u:pc veg al:gluten
flatbread | 1.10 | Pita Bread | پیٹا روٹی | خبز بيتا | u:6pc veg al:gluten
croissant | 3.40 | Croissants | کروسان | كرواسون | u:4pc veg al:gluten,milk
cookie | 2.60 | Oat Cookies | جئی کے بسکٹ | بسكويت الشوفان | u:pack veg al:gluten
pretzel | 2.40 | Soft Pretzels | نرم پریٹزل | بريتزل طري | u:4pc veg al:gluten
# meat
poultry-leg | 5.60 | Chicken Legs | چکن ٹانگیں | أفخاذ دجاج | u:kg halal rec
cut-of-meat | 12.90 | Beef Steak | بیف اسٹیک | ستيك بقري | u:kg halal a150
meat-on-bone | 14.50 | Mutton Leg | مٹن ران | فخذ ضأن | u:kg halal m4
fish | 9.80 | Fresh Kingfish | تازہ سرمئی مچھلی | كنعد طازج | u:kg halal al:fish s7
shrimp | 11.40 | Peeled Prawns | صاف کیے ہوئے جھینگے | روبيان مقشر | u:500g halal al:shellfish
bacon | 4.90 | Smoked Turkey Slices | اسموکڈ ٹرکی سلائس | شرائح ديك رومي مدخن | u:200g halal
# beverages
beverage-box+red-apple | 1.70 | Apple Juice | سیب کا رس | عصير تفاح | u:1l veg
beverage-box+tangerine | 1.80 | Orange Juice | مالٹے کا رس | عصير برتقال | u:1l veg d10
teapot+leaf-fluttering-in-wind | 4.20 | Black Tea Leaves | کالی چائے کی پتی | شاي أسود | u:400g veg rec
hot-beverage+beans | 6.40 | Ground Coffee | پسی ہوئی کافی | قهوة مطحونة | u:250g veg
teacup-without-handle+herb | 3.60 | Green Tea Bags | سبز چائے کے ٹی بیگ | أكياس شاي أخضر | u:50pc veg org
tumbler-glass | 0.60 | Drinking Water | پینے کا پانی | مياه شرب | u:1.5l veg m48
pouring-liquid+rose | 2.10 | Rose Syrup | شربتِ گلاب | شراب الورد | u:800ml veg
# snacks
chocolate-bar | 1.90 | Dark Chocolate | ڈارک چاکلیٹ | شوكولاتة داكنة | u:100g veg al:milk,soy
popcorn | 1.40 | Salted Popcorn | نمکین پاپ کارن | فشار مملح | u:pack veg
peanuts | 2.30 | Roasted Peanuts | بھنی مونگ پھلی | فول سوداني محمص | u:250g veg al:peanuts
chestnut | 5.90 | Mixed Nuts | ملے جلے میوے | مكسرات مشكلة | u:400g veg al:nuts d15
rice-cracker | 1.60 | Rice Crackers | چاول کے کریکر | رقائق الأرز | u:pack veg
potato | 1.50 | Potato Crisps | آلو کے چپس | رقائق بطاطس | u:150g veg
candy | 1.20 | Fruit Sweets | پھلوں والی ٹافیاں | حلوى الفواكه | u:pack veg
palm-tree | 7.20 | Ajwa Dates | عجوہ کھجور | تمر عجوة | u:500g veg org rec
# pantry
cooked-rice+sheaf-of-rice | 8.90 | Basmati Rice | باسمتی چاول | أرز بسمتي | u:5kg veg rec v:bag
sheaf-of-rice | 4.60 | Chakki Flour | چکی آٹا | دقيق القمح الكامل | u:5kg veg al:gluten
beans | 2.40 | Red Lentils | مسور کی دال | عدس أحمر | u:1kg veg
pouring-liquid+olive | 9.60 | Olive Oil | زیتون کا تیل | زيت زيتون | u:750ml veg org
pouring-liquid+sunflower | 5.20 | Sunflower Oil | سورج مکھی کا تیل | زيت دوار الشمس | u:1.8l veg d10
salt | 0.60 | Sea Salt | سمندری نمک | ملح بحري | u:800g veg
honey-pot | 8.40 | Sidr Honey | بیری کا شہد | عسل السدر | u:500g org rec a120
spaghetti | 1.60 | Spaghetti | اسپیگیٹی | معكرونة سباغيتي | u:500g veg al:gluten
canned-food+beans | 1.90 | Chickpeas in Water | ابلے ہوئے چنے | حمص مسلوق | u:400g veg
jar+mango | 2.80 | Mango Pickle | آم کا اچار | مخلل المانجو | u:400g veg
# household
roll-of-paper | 4.30 | Kitchen Towels | کچن ٹاول | مناشف مطبخ ورقية | u:6pc
soap+bubbles | 1.10 | Hand Soap | ہاتھ دھونے کا صابن | صابون اليدين | u:pc
sponge | 1.50 | Cleaning Sponges | صفائی کے اسفنج | إسفنج تنظيف | u:5pc
lotion-bottle+bubbles | 3.20 | Dishwashing Liquid | برتن دھونے کا محلول | سائل جلي | u:1l d10
bucket | 4.80 | Cleaning Bucket | صفائی کی بالٹی | دلو تنظيف | u:pc s3
broom | 3.90 | Soft Broom | نرم جھاڑو | مكنسة ناعمة | u:pc
light-bulb | 2.70 | LED Bulb | ایل ای ڈی بلب | مصباح ليد | u:pc
battery | 3.30 | AA Batteries | ڈبل اے بیٹریاں | بطاريات AA | u:4pc
`;
