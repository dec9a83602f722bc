/** Brands, none of which exist: module | key | mark | hue | categories | English | Urdu | Arabic. */
export const brands = `
ecommerce | pearl | orbit | 205 | phones | Pearl | پرل | بيرل
ecommerce | kestrel | peak | 228 | computers | Kestrel | کیسٹرل | كستريل
ecommerce | onda | waves | 262 | audio, phones | Onda | اونڈا | أوندا
ecommerce | voltan | bolt | 46 | phones, computers, audio | Voltan | وولٹن | فولتان
ecommerce | amaya | petals | 338 | women | Amaya | امایا | أمايا
ecommerce | duneline | arch | 30 | women, men | Duneline | ڈیون لائن | دونلاين
ecommerce | strida | stripes | 12 | shoes, sport | Strida | اسٹرائڈا | سترايدا
ecommerce | northquay | knot | 216 | men, shoes | North Quay | نارتھ کے | نورث كي
ecommerce | cedarhaus | leaf | 140 | home, kitchen | Cedarhaus | سیدار ہاؤس | سيدارهاوس
ecommerce | ember | sun | 18 | kitchen | Ember & Iron | ایمبر اینڈ آئرن | إمبر آند آيرن
ecommerce | safiya | drop | 346 | beauty | Safiya | صفیہ | صفية
ecommerce | pikolo | grid | 282 | toys, books | Pikolo | پکولو | بيكولو
ecommerce | ridgeline | prism | 158 | sport, toys | Ridgeline | رج لائن | ريدجلاين
ecommerce | meridian | key | 50 | watches | Meridian | میریڈین | ميريديان
pharmacy | medora | prism | 200 | pain, cold, stomach | Medora | میڈورا | ميدورا
pharmacy | sehat | leaf | 150 | pain, allergy, vitamins | Sehat Labs | صحت لیبز | صحة لابز
pharmacy | nadir | orbit | 232 | prescription, allergy, stomach | Nadir Pharma | نادر فارما | نادر فارما
pharmacy | dermia | drop | 328 | care | Dermia | ڈرمیا | ديرميا
pharmacy | vitara | sun | 36 | vitamins | Vitaday | وٹا ڈے | فيتاداي
pharmacy | babymoon | petals | 288 | baby | Babymoon | بے بی مون | بيبي مون
pharmacy | aidwell | grid | 6 | first-aid | Aidwell | ایڈ ویل | إيدويل
pharmacy | breezy | waves | 190 | cold, care | Breezy | بریزی | بريزي
grocery | harbourfarms | arch | 112 | dairy, meat | Harbour Farms | ہاربر فارمز | مزارع الميناء
grocery | alwaha | waves | 206 | dairy, beverages | Al Waha | الواحہ | الواحة
grocery | goldensheaf | stripes | 42 | bakery, pantry | Golden Sheaf | گولڈن شیف | السنبلة الذهبية
grocery | sunnygrove | sun | 30 | beverages, pantry | Sunny Grove | سنی گروو | البستان المشمس
grocery | chaihouse | key | 14 | beverages | Chai House | چائے ہاؤس | بيت الشاي
grocery | crunchbay | peak | 350 | snacks | Crunch Bay | کرنچ بے | كرنش باي
grocery | palmgold | petals | 48 | snacks, pantry | Palm Gold | پام گولڈ | ذهب النخيل
grocery | casaclean | drop | 188 | household | Casa Clean | کاسا کلین | كاسا كلين
grocery | blueknot | knot | 222 | meat, household | Blue Knot | بلیو ناٹ | العقدة الزرقاء
`;
