/** First sentences of item descriptions: category key | English | Urdu | Arabic. */
export const descriptions = `
pizza | Baked on stone until the crust blisters, with tomato sauce simmered for four hours. | پتھر پر پکایا گیا، چار گھنٹے دھیمی آنچ پر پکی ٹماٹر کی چٹنی کے ساتھ۔ | يخبز على الحجر حتى تقرمش حوافه، مع صلصة طماطم طبخت أربع ساعات.
beef-burgers | Minced on the day, grilled to order and served in a toasted sesame bun. | اسی دن کا قیمہ، آرڈر پر گرل کیا گیا اور تل والے سکے ہوئے بن میں پیش کیا گیا۔ | يفرم في يومه ويشوى عند الطلب ويقدم في خبز محمص بالسمسم.
chicken-burgers | Marinated overnight in buttermilk and spices, then fried until crisp. | رات بھر چھاچھ اور مصالحوں میں رکھ کر کرکرا ہونے تک تلا گیا۔ | يتبل ليلة كاملة باللبن والبهارات ثم يقلى حتى يقرمش.
biryani | Slow-cooked with whole spices and fried onions, enough for a hungry guest. | ثابت مصالحوں اور تلی پیاز کے ساتھ دھیمی آنچ پر پکا، بھوکے مہمان کے لیے کافی۔ | يطهى ببطء مع البهارات الصحيحة والبصل المقلي، ويكفي ضيفًا جائعًا.
grills | Cooked over charcoal and brought with sumac onions and warm bread. | کوئلوں پر پکا، سماق والی پیاز اور گرم روٹی کے ساتھ۔ | يشوى على الفحم ويقدم مع البصل بالسماق والخبز الساخن.
arabic | Made from a family recipe with olive oil from the hills. | پہاڑیوں کے زیتون کے تیل سے، خاندانی ترکیب کے مطابق تیار۔ | يحضر بوصفة عائلية وزيت زيتون من التلال.
asian | Prepared fresh for each order, with stock that simmers all day. | ہر آرڈر پر تازہ تیار، دن بھر پکنے والی یخنی کے ساتھ۔ | يحضر طازجًا لكل طلب مع مرق يغلي طوال اليوم.
seafood | From this morning's boats, seasoned with lemon, garlic and sea salt. | آج صبح کی کشتیوں سے، لیموں، لہسن اور سمندری نمک کے ساتھ۔ | من قوارب هذا الصباح، متبل بالليمون والثوم وملح البحر.
breakfast | A good beginning to the day, made when you order it. | دن کا اچھا آغاز، آرڈر ملنے پر تیار کیا جاتا ہے۔ | بداية طيبة لليوم، تحضر لحظة الطلب.
salads | Crisp leaves and vegetables, dressed only when they leave the kitchen. | کرکرے پتے اور سبزیاں، باورچی خانے سے نکلتے وقت ہی ڈریسنگ ڈالی جاتی ہے۔ | أوراق وخضار مقرمشة تتبل عند خروجها من المطبخ فقط.
cakes | Baked every morning with real butter and very little sugar. | ہر صبح خالص مکھن اور بہت کم چینی کے ساتھ بیک کیا جاتا ہے۔ | يخبز كل صباح بزبدة حقيقية وسكر قليل.
sweets | A sweet end to any meal, made in small batches. | ہر کھانے کا میٹھا اختتام، تھوڑی مقدار میں تیار کیا جاتا ہے۔ | نهاية حلوة لكل وجبة، تحضر بكميات صغيرة.
hot-drinks | Brewed when you order and poured into a cup that keeps warm. | آرڈر پر تیار اور گرم رکھنے والے کپ میں پیش۔ | يحضر عند الطلب ويصب في كوب يحفظ الحرارة.
cold-drinks | Mixed with fresh fruit and crushed ice, without colourings. | تازہ پھل اور کٹی برف سے تیار، بغیر مصنوعی رنگ۔ | يمزج بالفاكهة الطازجة والثلج المجروش دون ملونات.
fruit | Picked ripe and checked by hand before it is packed. | پک کر توڑا گیا اور پیک کرنے سے پہلے ہاتھ سے جانچا گیا۔ | يقطف ناضجًا ويفحص يدويًا قبل تعبئته.
vegetables | Delivered from the farms every morning. | ہر صبح کھیتوں سے لایا جاتا ہے۔ | يصل من المزارع كل صباح.
dairy | Kept cold from the farm to your door. | فارم سے آپ کے دروازے تک ٹھنڈا رکھا جاتا ہے۔ | يحفظ باردًا من المزرعة إلى بابك.
bakery | Baked today, sliced on request. | آج ہی بیک کیا گیا، کہنے پر کاٹ دیا جاتا ہے۔ | خبز اليوم، ويقطع عند الطلب.
meat | Cut to order by our butchers and packed on ice. | ہمارے قصاب آرڈر پر کاٹتے اور برف میں پیک کرتے ہیں۔ | يقطعه الجزارون عند الطلب ويعبأ على الثلج.
beverages | Best served cold; keep in a cool, dry place. | ٹھنڈا پیش کریں؛ ٹھنڈی اور خشک جگہ پر رکھیں۔ | يفضل تقديمه باردًا ويحفظ في مكان بارد وجاف.
snacks | For the break between two meals. | دو کھانوں کے درمیان وقفے کے لیے۔ | للاستراحة بين وجبتين.
pantry | A staple of every kitchen, packed in a resealable bag or jar. | ہر باورچی خانے کی ضرورت، دوبارہ بند ہونے والے پیک میں۔ | من أساسيات كل مطبخ، في عبوة يعاد إغلاقها.
household | Does its work quietly and lasts. | خاموشی سے کام کرتا اور دیر تک چلتا ہے۔ | يؤدي عمله بهدوء ويدوم.
pain | Relieves mild to moderate pain and lowers fever. Read the leaflet before use. | ہلکے سے درمیانے درد میں آرام دیتا اور بخار کم کرتا ہے۔ استعمال سے پہلے پرچہ پڑھیں۔ | يخفف الألم الخفيف والمتوسط ويخفض الحرارة. اقرأ النشرة قبل الاستعمال.
cold | Eases a blocked nose, a sore throat and cough. | بند ناک، گلے کی خراش اور کھانسی میں آرام دیتا ہے۔ | يخفف انسداد الأنف والتهاب الحلق والسعال.
stomach | Gentle help for an upset stomach. Ask a pharmacist if it lasts longer than two days. | معدے کی خرابی میں نرم مدد۔ دو دن سے زیادہ رہے تو فارماسسٹ سے پوچھیں۔ | عون لطيف للمعدة المضطربة. اسأل الصيدلي إذا استمر أكثر من يومين.
allergy | Calms itching, sneezing and watery eyes. | خارش، چھینکوں اور آنکھوں کے پانی میں سکون دیتا ہے۔ | يهدئ الحكة والعطاس ودموع العينين.
vitamins | A supplement, not a replacement for a varied diet. | یہ ایک غذائی اضافہ ہے، متوازن غذا کا متبادل نہیں۔ | مكمل غذائي وليس بديلًا عن غذاء متنوع.
first-aid | Keep it at hand, at home and in the car. | گھر اور گاڑی میں ہاتھ کے قریب رکھیں۔ | أبقه في متناول اليد في البيت والسيارة.
care | Mild, tested on sensitive skin and free of perfume. | نرم، حساس جلد پر آزمودہ اور خوشبو سے پاک۔ | لطيف ومجرب على البشرة الحساسة وخال من العطور.
baby | Made for the youngest, recommended by midwives. | سب سے چھوٹوں کے لیے، دائیوں کا تجویز کردہ۔ | صنع للصغار وتوصي به القابلات.
prescription | Only handed out against a valid prescription; please upload it at checkout. | صرف درست نسخے پر دی جاتی ہے؛ براہِ کرم چیک آؤٹ پر نسخہ اپ لوڈ کریں۔ | يصرف بوصفة سارية فقط؛ يرجى رفعها عند إتمام الطلب.
phones | Two years of guarantee and help with moving your data. | دو سال کی ضمانت اور ڈیٹا کی منتقلی میں مدد۔ | ضمان سنتين ومساعدة في نقل بياناتك.
computers | Set up, updated and ready to use when it arrives. | پہنچنے پر سیٹ اپ، اپ ڈیٹ اور استعمال کے لیے تیار۔ | يصلك معدًا ومحدثًا وجاهزًا للاستعمال.
audio | Clear sound that you can try in the shop for a week. | صاف آواز، جسے آپ ایک ہفتہ آزما سکتے ہیں۔ | صوت نقي يمكنك تجربته أسبوعًا.
women | Light fabrics, cut for warm days and cool evenings. | ہلکے کپڑے، گرم دنوں اور ٹھنڈی شاموں کے لیے۔ | أقمشة خفيفة للأيام الدافئة والأمسيات الباردة.
men | Everyday pieces that keep their shape after many washes. | روزمرہ کے کپڑے جو بار بار دھلنے پر بھی شکل نہیں کھوتے۔ | قطع يومية تحافظ على شكلها بعد غسلات كثيرة.
shoes | Half a size fits in between; exchange them free of charge. | آدھے سائز کا فرق ہو تو مفت تبدیل کریں۔ | إن لم يناسبك المقاس فالاستبدال مجاني.
home | Made to last, delivered to the room of your choice. | دیرپا بنایا گیا، آپ کے پسندیدہ کمرے تک پہنچایا جاتا ہے۔ | صنع ليدوم ويصل إلى الغرفة التي تختارها.
kitchen | For people who cook every day. | روز کھانا پکانے والوں کے لیے۔ | لمن يطبخ كل يوم.
beauty | Made without alcohol and never tested on animals. | الکحل کے بغیر اور جانوروں پر آزمائے بغیر تیار۔ | بلا كحول ولم يختبر على الحيوانات.
toys | Safe materials, from three years of age. | محفوظ مواد، تین سال کی عمر سے۔ | مواد آمنة، من عمر ثلاث سنوات.
sport | For practice and for play, outdoors and in the hall. | مشق اور کھیل کے لیے، میدان میں بھی اور ہال میں بھی۔ | للتدريب واللعب في الهواء الطلق وفي القاعة.
books | Chosen by our booksellers, wrapped as a gift on request. | ہمارے کتب فروشوں کا انتخاب، کہنے پر تحفے کی صورت پیک۔ | من اختيار باعة الكتب لدينا، ويغلف هدية عند الطلب.
watches | Comes with a certificate and a small wooden box. | سند اور لکڑی کے چھوٹے ڈبے کے ساتھ۔ | مع شهادة وعلبة خشبية صغيرة.
`;
