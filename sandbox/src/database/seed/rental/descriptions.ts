/** Descriptions of kinds of vehicles: category | English | Urdu | Arabic. */
export const kindTexts = `
sedan | A quiet saloon for errands in town and long roads alike, with room for four and their bags. | شہر کے کام ہوں یا لمبا سفر، ایک خاموش سیڈان جس میں چار افراد اور ان کا سامان سما جائے۔ | سيدان هادئة لمشاوير المدينة والطرق الطويلة، تتسع لأربعة مع حقائبهم.
sedan | Easy to park in the old lanes, and light on fuel when the way gets longer. | پرانی گلیوں میں پارکنگ آسان، اور سفر لمبا ہو تو ایندھن کم۔ | سهلة الوقوف في الأزقة القديمة، وقليلة الاستهلاك حين يطول الطريق.
suv | Sits high, takes the gravel roads to the wells without complaint, and has a boot for a whole week. | اونچی نشست، کنوؤں تک کچے راستے آرام سے طے کرتی ہے، اور ہفتے بھر کا سامان رکھنے کی جگہ۔ | مرتفعة المقاعد، تقطع الطرق الترابية إلى الآبار بلا عناء، وصندوقها يكفي أسبوعًا كاملًا.
suv | For the mountain pass in the morning and the beach in the afternoon; child seats on request. | صبح پہاڑی درہ، شام کو ساحل؛ بچوں کی نشستیں درخواست پر۔ | للممر الجبلي صباحًا والشاطئ عصرًا، ومقاعد الأطفال عند الطلب.
luxury | Hand-stitched seats, a driver's seat that remembers you, and a valet who brings it to the door. | ہاتھ سے سلی نشستیں، آپ کو یاد رکھنے والی ڈرائیونگ سیٹ، اور دروازے تک لانے والا ملازم۔ | مقاعد مخيطة يدويًا، ومقعد سائق يتذكرك، وخادم يحضرها إلى بابك.
luxury | For weddings, for guests who are met at the airport, and for one evening that should stay in mind. | شادیوں، ہوائی اڈے پر مہمانوں کے استقبال اور ایک یادگار شام کے لیے۔ | للأعراس ولاستقبال الضيوف في المطار ولأمسية تبقى في البال.
van | Sliding doors on both sides, seats that fold flat, and sockets in every row. | دونوں طرف سرکنے والے دروازے، تہہ ہو جانے والی نشستیں، اور ہر قطار میں چارجنگ۔ | أبواب منزلقة من الجانبين ومقاعد تطوى ومقابس في كل صف.
van | Takes the whole family or the whole flat: tell us which, and we fit the seats before you come. | پورا خاندان ہو یا پورے گھر کا سامان: بتا دیں، ہم آنے سے پہلے نشستیں ترتیب دے دیں گے۔ | تتسع للعائلة كلها أو لأثاث شقة كاملة: أخبرنا فنجهز المقاعد قبل وصولك.
bus | For school trips, teams and wedding guests, with a cool box and a microphone on board. | اسکول کے دوروں، ٹیموں اور باراتیوں کے لیے، ٹھنڈے ڈبے اور مائیک کے ساتھ۔ | للرحلات المدرسية والفرق وضيوف الأعراس، مع صندوق تبريد ومكبر صوت.
pickup | A bed of two metres, straps and a cover included; washed after every load. | دو میٹر کا پچھلا حصہ، پٹے اور ترپال شامل؛ ہر سامان کے بعد دھلائی۔ | صندوق بطول مترين مع الأحزمة والغطاء، ويغسل بعد كل حمولة.
pickup | Carries a pallet of tiles on weekdays and tents on weekends. | ہفتے کے دن ٹائلیں، چھٹی کے دن خیمے۔ | يحمل البلاط في أيام العمل والخيام في العطلة.
scooter | Two helmets under the seat, and past every queue on the way to the sea. | سیٹ کے نیچے دو ہیلمٹ، اور ساحل تک ہر قطار سے آگے۔ | خوذتان تحت المقعد، ويتجاوز كل زحام في طريقه إلى البحر.
scooter | Quick through the centre, and parked wherever there is a wall. | مرکزِ شہر میں تیز، اور جہاں دیوار ہو وہیں پارک۔ | سريع في وسط المدينة ويقف حيثما وجد جدار.
motorcycle | Checked chain, fresh tyres and panniers for a weekend in the hills; a licence of its class is needed. | چیک شدہ چین، نئے ٹائر اور پہاڑیوں کے سفر کے لیے بیگ؛ متعلقہ لائسنس ضروری ہے۔ | سلسلة مفحوصة وإطارات جديدة وحقائب لعطلة في التلال، وتلزم رخصة من فئتها.
bicycle | A soft saddle, a bell, lights and a lock: step on and go. | نرم گدی، گھنٹی، بتیاں اور تالا: بیٹھیں اور چل پڑیں۔ | مقعد لين وجرس وأضواء وقفل: اركب وانطلق.
bicycle | Made for the promenade at sunrise; the basket holds breakfast for two. | طلوعِ آفتاب پر ساحلی سڑک کے لیے؛ ٹوکری میں دو افراد کا ناشتہ۔ | صنعت للكورنيش عند الشروق، وسلتها تتسع لفطور شخصين.
`;

/** How it is handed over: English | Urdu | Arabic. */
export const handingOut = `
Insurance is included, and help comes at any hour. | بیمہ شامل ہے، اور مدد ہر وقت آتی ہے۔ | التأمين مشمول والمساعدة تصل في أي ساعة.
Cleaned and checked before every trip. | ہر سفر سے پہلے صفائی اور معائنہ۔ | ينظف ويفحص قبل كل رحلة.
Bring it back with the tank or battery as you found it. | ٹنکی یا بیٹری جیسی ملی تھی ویسی ہی واپس لائیں۔ | أعده والخزان أو البطارية كما وجدتهما.
A second driver costs nothing. | دوسرے ڈرائیور کا کوئی خرچ نہیں۔ | السائق الثاني بلا أجر.
`;
