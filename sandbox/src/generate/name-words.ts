import { texts, type Texts } from '../database/seed/texts';

const list = (table: string): Texts[] => table.trim().split('\n').map(texts);

/** Words in front of a product's name. */
export const qualities = list(`
Fresh | تازہ | طازج
Golden | سنہری | ذهبي
Classic | کلاسک | كلاسيكي
Royal | شاہی | ملكي
Smoked | اسموکڈ | مدخن
Mountain | پہاڑی | جبلي
Coastal | ساحلی | ساحلي
Homemade | گھریلو | منزلي
Organic | نامیاتی | عضوي
Spiced | مصالحے دار | متبل
Tender | نرم | طري
Crispy | کرکرا | مقرمش
Light | ہلکا | خفيف
Rich | بھرپور | غني
Traditional | روایتی | تقليدي
Everyday | روزمرہ | يومي
Premium | اعلیٰ | فاخر
Seasonal | موسمی | موسمي
Roasted | بھنا ہوا | محمص
Harvest | فصلی | حصاد
Blue | نیلا | أزرق
Silver | چاندی | فضي
Little | چھوٹا | صغير
Garden | باغیچہ | بستاني
`);

/** Fictional makers. */
export const makers = list(`
Al Noor | النور | النور
Bahar | بہار | بهار
Cedar Lane | دیودار لین | ممر الأرز
Delta | ڈیلٹا | دلتا
Eastwind | ایسٹ ونڈ | ريح الشرق
Falcon | شاہین | الصقر
Ghazal | غزل | غزال
Harvest Moon | ہارویسٹ مون | قمر الحصاد
Indus | انڈس | السند
Jasmine | چنبیلی | ياسمين
Kohinoor | کوہِ نور | كوه نور
Lantern | فانوس | الفانوس
Meridian | میریڈین | ميريديان
Nargis | نرگس | نرجس
Oasis | نخلستان | الواحة
Pearl | موتی | اللؤلؤة
Qamar | قمر | قمر
Riviera | رویرا | ريفييرا
Sahil | ساحل | الساحل
Tulip | ٹیولپ | توليب
Unity | اتحاد | الوحدة
Vista | وسٹا | فيستا
Zaytoon | زیتون | زيتون
Amber | عنبر | عنبر
`);
