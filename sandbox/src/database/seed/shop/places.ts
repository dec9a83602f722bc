/** Places that can be found by name: id | kind | zone | latitude | longitude | English | Urdu | Arabic. */
export const places = `
harbour | district | 1 | 25.1280 | 56.3440 | Old Harbour | پرانی بندرگاہ | الميناء القديم
fish-market | landmark | 1 | 25.1312 | 56.3551 | Fish Market | مچھلی بازار | سوق السمك
lighthouse | landmark | 1 | 25.1408 | 56.3569 | White Lighthouse | سفید لائٹ ہاؤس | المنارة البيضاء
corniche | street | 1 | 25.1243 | 56.3562 | Corniche Road | کورنیش روڈ | شارع الكورنيش
pearl-street | street | 1 | 25.1268 | 56.3418 | Pearl Street | موتی اسٹریٹ | شارع اللؤلؤ
dhow-wharf | landmark | 1 | 25.1189 | 56.3577 | Dhow Wharf | کشتیوں کا گھاٹ | مرسى السفن الشراعية
coral-mosque | landmark | 1 | 25.1301 | 56.3397 | Coral Mosque | مسجدِ مرجان | مسجد المرجان
customs-house | landmark | 1 | 25.1225 | 56.3524 | Old Customs House | پرانا کسٹم ہاؤس | دار الجمارك القديمة
spice-lane | street | 1 | 25.1331 | 56.3438 | Spice Lane | مصالحہ گلی | زقاق البهارات
rope-makers-lane | street | 1 | 25.1173 | 56.3455 | Ropemakers' Lane | رسی سازوں کی گلی | زقاق صانعي الحبال
net-square | landmark | 1 | 25.1359 | 56.3479 | Net Square | جال چوک | ساحة الشباك
sailors-hospital | landmark | 1 | 25.1139 | 56.3389 | Sailors' Hospital | ملاحوں کا ہسپتال | مستشفى البحارة
anchor-school | landmark | 1 | 25.1402 | 56.3385 | Anchor School | لنگر اسکول | مدرسة المرساة
salt-road | street | 1 | 25.1104 | 56.3502 | Salt Road | نمک روڈ | طريق الملح
sunrise-beach | landmark | 1 | 25.1443 | 56.3544 | Sunrise Beach | سن رائز ساحل | شاطئ الشروق
marina-flats | address | 1 | 25.1256 | 56.3537 | Marina Flats | مرینا فلیٹس | شقق المارينا
centre | district | 2 | 25.1250 | 56.3100 | City Centre | مرکزِ شہر | وسط المدينة
clock-square | landmark | 2 | 25.1262 | 56.3113 | Clock Square | گھنٹہ گھر چوک | ساحة الساعة
central-station | landmark | 2 | 25.1211 | 56.3052 | Central Station | سینٹرل اسٹیشن | المحطة المركزية
grand-souq | landmark | 2 | 25.1304 | 56.3168 | Grand Souq | بڑا بازار | السوق الكبير
library | landmark | 2 | 25.1279 | 56.3049 | Town Library | شہر کی لائبریری | مكتبة المدينة
university | landmark | 2 | 25.1381 | 56.3027 | Marjan University | مرجان یونیورسٹی | جامعة مرجان
museum | landmark | 2 | 25.1236 | 56.3191 | Museum of the Coast | ساحلی عجائب گھر | متحف الساحل
unity-avenue | street | 2 | 25.1195 | 56.3124 | Unity Avenue | شاہراہِ اتحاد | شارع الوحدة
falcon-street | street | 2 | 25.1337 | 56.3081 | Falcon Street | شاہین اسٹریٹ | شارع الصقر
date-market | landmark | 2 | 25.1148 | 56.3159 | Date Market | کھجور بازار | سوق التمور
stadium | landmark | 2 | 25.1125 | 56.3029 | Coast Stadium | ساحل اسٹیڈیم | استاد الساحل
courthouse-road | street | 2 | 25.1224 | 56.3006 | Courthouse Road | عدالت روڈ | شارع المحكمة
weavers-street | street | 2 | 25.1352 | 56.3199 | Weavers' Street | جولاہوں کی گلی | شارع النساجين
mill-bridge | landmark | 2 | 25.1173 | 56.2982 | Mill Bridge | چکی پل | جسر الطاحونة
tower-offices | address | 2 | 25.1288 | 56.3146 | Tower Offices | ٹاور دفاتر | مكاتب البرج
cinema | landmark | 2 | 25.1247 | 56.3075 | Star Cinema | اسٹار سنیما | سينما النجمة
hospital | landmark | 2 | 25.1402 | 56.3118 | General Hospital | جنرل ہسپتال | المستشفى العام
garden-hills | district | 3 | 25.1200 | 56.2720 | Garden Hills | باغ ہلز | تلال الحدائق
rose-garden | landmark | 3 | 25.1227 | 56.2756 | Rose Garden | گلاب باغ | حديقة الورود
hill-view-road | street | 3 | 25.1163 | 56.2691 | Hill View Road | ہل ویو روڈ | شارع إطلالة التلال
cypress-avenue | street | 3 | 25.1254 | 56.2648 | Cypress Avenue | سرو ایونیو | شارع السرو
observatory | landmark | 3 | 25.1129 | 56.2567 | Observatory | رصد گاہ | المرصد
jasmine-street | street | 3 | 25.1308 | 56.2729 | Jasmine Street | چنبیلی اسٹریٹ | شارع الياسمين
fig-tree-square | landmark | 3 | 25.1184 | 56.2802 | Fig Tree Square | انجیر چوک | ساحة شجرة التين
water-tower | landmark | 3 | 25.1066 | 56.2734 | Water Tower | پانی کی ٹینکی | برج الماء
international-school | landmark | 3 | 25.1288 | 56.2813 | International School | انٹرنیشنل اسکول | المدرسة الدولية
swan-lake | landmark | 3 | 25.1347 | 56.2667 | Swan Lake | ہنس جھیل | بحيرة البجع
terrace-houses | address | 3 | 25.1211 | 56.2599 | Terrace Houses | ٹیرس ہاؤسز | بيوت المدرجات
almond-road | street | 3 | 25.1089 | 56.2811 | Almond Road | بادام روڈ | شارع اللوز
golf-club | landmark | 3 | 25.1033 | 56.2665 | Golf Club | گولف کلب | نادي الغولف
embassy-row | street | 3 | 25.1381 | 56.2775 | Embassy Row | سفارت خانہ روڈ | شارع السفارات
palm-farms | district | 4 | 25.1630 | 56.3060 | Palm Farms | پام فارمز | مزارع النخيل
north-road | street | 4 | 25.1558 | 56.3142 | North Road | شمالی روڈ | طريق الشمال
oasis-spring | landmark | 4 | 25.1694 | 56.3015 | Oasis Spring | نخلستان چشمہ | عين الواحة
date-press | landmark | 4 | 25.1612 | 56.2961 | Old Date Press | پرانا کھجور خانہ | معصرة التمر القديمة
camel-track | landmark | 4 | 25.1731 | 56.3187 | Camel Track | اونٹ دوڑ میدان | مضمار الهجن
honey-farm | landmark | 4 | 25.1583 | 56.2897 | Honey Farm | شہد فارم | مزرعة العسل
village-school | landmark | 4 | 25.1647 | 56.3119 | Village School | گاؤں کا اسکول | مدرسة القرية
sluice-lane | street | 4 | 25.1536 | 56.3013 | Sluice Lane | نہر والی گلی | زقاق الساقية
west-wells | landmark | 4 | 25.1712 | 56.2893 | West Wells | مغربی کنویں | آبار الغرب
farmhouse-nine | address | 4 | 25.1669 | 56.3221 | Farmhouse Nine | فارم ہاؤس نو | بيت المزرعة التاسع
airport | landmark | 0 | 25.0800 | 56.2400 | Marjan Airport | مرجان ایئرپورٹ | مطار مرجان
ferry-island | landmark | 0 | 25.1600 | 56.4100 | Ferry Island | فیری جزیرہ | جزيرة العبارة
mountain-pass | landmark | 0 | 25.1300 | 56.1900 | Mountain Pass | پہاڑی درہ | الممر الجبلي
`;
