import { categories } from '../catalogue/categories';
import type { Random } from '../random';
import { toRows, type Texts } from '../texts';
import type { SeedStore } from './store-rows';

/** Second sentences of store descriptions: module | English | Urdu | Arabic. */
const mottos = toRows(`
food | A family kitchen that cooks every order by itself, and tells you when it takes longer. | خاندانی باورچی خانہ جو ہر آرڈر الگ پکاتا ہے، اور دیر ہو تو بتا دیتا ہے۔ | مطبخ عائلي يطهو كل طلب على حدة، ويخبرك إن تأخر.
food | We buy at the market in the morning and close when it is eaten up. | صبح بازار سے خریدتے ہیں اور ختم ہونے پر بند کر دیتے ہیں۔ | نشتري من السوق صباحًا ونغلق حين ينفد ما عندنا.
food | Recipes of three generations, with the fire in the middle of the room. | تین نسلوں کی ترکیبیں، کمرے کے بیچ آگ کے ساتھ۔ | وصفات ثلاثة أجيال والنار في وسط القاعة.
food | Ask for more or less of anything: the cook reads every note. | کچھ بھی کم یا زیادہ کہیں: باورچی ہر نوٹ پڑھتا ہے۔ | اطلب زيادة أو نقصانًا من أي شيء، فالطاهي يقرأ كل ملاحظة.
grocery | What we would not put on our own table is not on our shelves. | جو اپنی میز پر نہ رکھیں وہ ہماری الماری پر بھی نہیں۔ | ما لا نضعه على مائدتنا لا تجده على رفوفنا.
grocery | Packed by people who know the street, heavy things at the bottom. | گلی کو جاننے والے لوگ پیک کرتے ہیں، بھاری چیزیں نیچے۔ | يعبئها من يعرفون الحي، والثقيل في الأسفل.
grocery | If something is missing we call before we replace it. | کچھ نہ ہو تو بدلنے سے پہلے فون کرتے ہیں۔ | إن نقص شيء اتصلنا بك قبل أن نبدله.
pharmacy | Pharmacists answer questions at the counter and on the phone, in three languages. | فارماسسٹ کاؤنٹر اور فون پر تین زبانوں میں جواب دیتے ہیں۔ | يجيب الصيادلة عن الأسئلة في المحل وبالهاتف بثلاث لغات.
pharmacy | Licensed and checked twice a year; cold medicines stay cold to your door. | لائسنس یافتہ، سال میں دو بار معائنہ؛ ٹھنڈی ادویات دروازے تک ٹھنڈی۔ | مرخصة وتفحص مرتين في السنة، وأدوية التبريد تبقى باردة حتى بابك.
pharmacy | We remember what does not go together, so that you need not. | کون سی دوا کس کے ساتھ نہیں، یہ ہم یاد رکھتے ہیں۔ | نتذكر ما لا يجتمع من الأدوية كي لا تضطر أنت.
ecommerce | Returns within two weeks, no questions, and a person who answers the phone. | دو ہفتوں میں واپسی، بغیر سوال، اور فون پر ایک انسان۔ | إرجاع خلال أسبوعين بلا أسئلة، وشخص حقيقي يرد على الهاتف.
ecommerce | We sell only what one of us has used for a month. | صرف وہی بیچتے ہیں جو ہم میں سے کسی نے مہینہ بھر برتا ہو۔ | لا نبيع إلا ما استعمله أحدنا شهرًا.
ecommerce | A small shop with a large store room, and repairs in the back. | چھوٹی دکان، بڑا گودام، اور پیچھے مرمت۔ | متجر صغير بمخزن كبير وورشة إصلاح في الخلف.
rental | Full insurance, a full tank, and the keys in five minutes. | مکمل بیمہ، بھری ٹنکی، اور پانچ منٹ میں چابی۔ | تأمين شامل وخزان ممتلئ والمفاتيح خلال خمس دقائق.
rental | What is booked stands ready at the door, washed and with a note of thanks. | جو بک ہو وہ دھلا ہوا دروازے پر تیار ملتا ہے، شکریے کے پرچے کے ساتھ۔ | ما تحجزه يقف جاهزًا عند الباب مغسولًا ومعه كلمة شكر.
rental | We repair in our own yard, so that nothing goes out that is not sound. | مرمت اپنے ہی صحن میں کرتے ہیں تاکہ خراب چیز باہر نہ جائے۔ | نصلح في ساحتنا فلا يخرج منها إلا السليم.
`);

const comma = { en: ', ', ur: '، ', ar: '، ' } as const;

const sentence: Record<keyof Texts, (goods: string, place: string, year: number) => string> = {
  en: (goods, place, year) => `${goods}. At ${place} since ${year}.`,
  ur: (goods, place, year) => `${goods}۔ ${place} پر ${year} سے۔`,
  ar: (goods, place, year) => `${goods}. في ${place} منذ عام ${year}.`,
};

/** First sentences: what it sells, where and since when. */
export function storeDescription(store: SeedStore, random: Random): Texts {
  const motto = random.pick(mottos.filter(([module]) => module === store.module.slug));
  const year = random.whole(1978, 2023);
  const goods = store.categories
    .slice(0, 3)
    .map((key) => categories.find((category) => category.key === key)?.name)
    .filter((name) => name !== undefined);
  const inLanguage = (language: keyof Texts, at: number) => {
    const names = goods.length > 0 ? goods.map((name) => name[language]) : [store.module.name[language]];
    return `${sentence[language](names.join(comma[language]), store.place.name[language], year)} ${motto[at] ?? ''}`;
  };
  return { en: inLanguage('en', 1), ur: inLanguage('ur', 2), ar: inLanguage('ar', 3) };
}
