/** Reviews of vehicles: `# kind`, then good, fair or poor | English | Urdu | Arabic. */
export const vehicleComments = `
# car
good | Spotless inside, and the tank was full as promised. | اندر سے چمکتی ہوئی، اور وعدے کے مطابق ٹنکی بھری تھی۔ | نظيفة من الداخل والخزان ممتلئ كما وعدوا.
good | Picked up in five minutes, brought back in three. Nobody looked for scratches with a lens. | پانچ منٹ میں لی، تین میں واپس۔ کسی نے عدسے سے خراشیں نہیں ڈھونڈیں۔ | استلمتها في خمس دقائق وأعدتها في ثلاث، ولم يفتش أحد عن الخدوش بالمجهر.
good | Took us over the mountain pass and back without a sound. | درے کے پار لے گئی اور واپس لائی، ایک آواز بھی نہیں۔ | عبرت بنا الممر الجبلي وعادت دون أي صوت.
good | The cooling works even when it stands in the sun all day. | سارا دن دھوپ میں کھڑی رہے تب بھی اے سی خوب چلتا ہے۔ | التكييف ممتاز حتى بعد يوم كامل تحت الشمس.
good | The child seat was fitted before we came. Thank you! | ہمارے آنے سے پہلے بچے کی نشست لگی ہوئی تھی۔ شکریہ! | كان مقعد الطفل مركبًا قبل وصولنا. شكرًا!
good | More room than in the pictures, and gentle on fuel. | تصویروں سے زیادہ جگہ، اور ایندھن کم کھاتی ہے۔ | أوسع مما في الصور واستهلاكها قليل.
fair | Drives well, but the phone did not find the radio. | چلتی خوب ہے مگر فون ریڈیو سے نہیں جڑا۔ | قيادتها جيدة لكن الهاتف لم يتصل بالمذياع.
fair | A good car; the queue for the keys took half an hour. | گاڑی اچھی ہے؛ چابی کی قطار میں آدھا گھنٹہ لگا۔ | سيارة جيدة، لكن طابور المفاتيح أخذ نصف ساعة.
fair | Fine for the town, a little loud on the fast road. | شہر کے لیے ٹھیک، تیز سڑک پر ذرا شور۔ | مناسبة للمدينة، وصوتها مرتفع قليلًا على الطريق السريع.
poor | A warning light came on at the first corner. They changed the car, but our morning was gone. | پہلے موڑ پر ہی وارننگ لائٹ جل گئی۔ گاڑی بدل دی، مگر صبح ضائع ہو گئی۔ | أضاء مصباح التحذير عند أول منعطف. بدلوها لكن صباحنا ضاع.
poor | It smelled of smoke. | اندر سگریٹ کی بو تھی۔ | كانت رائحة الدخان فيها.
# two-wheels
good | Past all the cars and at the beach in ten minutes. | ساری گاڑیوں سے آگے، دس منٹ میں ساحل پر۔ | تجاوزنا كل السيارات ووصلنا الشاطئ في عشر دقائق.
good | Good brakes, soft saddle, and the helmets were clean. | بریک اچھے، گدی نرم، اور ہیلمٹ صاف تھے۔ | مكابح جيدة ومقعد لين وخوذتان نظيفتان.
good | My daughter learned to ride on it. Best afternoon of the year. | بیٹی نے اسی پر سیکھا۔ سال کی بہترین شام۔ | تعلمت عليها ابنتي الركوب. أجمل عصر في السنة.
good | The battery showed half when we came back, after forty kilometres. | چالیس کلومیٹر کے بعد بھی بیٹری آدھی باقی تھی۔ | عدنا بعد أربعين كيلومترًا والبطارية في نصفها.
good | They set the saddle for me and explained the way along the shore. | انہوں نے گدی میرے حساب سے لگائی اور ساحل کا راستہ سمجھایا۔ | ضبطوا لي المقعد وشرحوا لي طريق الساحل.
fair | Rides well, but the lock is stiff. | چلتی اچھی ہے مگر تالا سخت ہے۔ | ركوبها جيد لكن القفل قاس.
fair | A bit small for tall people. | لمبے قد والوں کے لیے ذرا چھوٹی۔ | صغيرة قليلًا على طوال القامة.
poor | The chain came off twice. | چین دو بار اتر گئی۔ | انفلتت السلسلة مرتين.
`;

/** About the provider; appended to some of the others. */
export const rentalRemarks = `
good | The people at the counter are kind and quick. | کاؤنٹر والے مہربان اور تیز ہیں۔ | الموظفون لطفاء وسريعون.
good | We will come again. | ہم پھر آئیں گے۔ | سنعود مرة أخرى.
good | The driver knew every shortcut. | ڈرائیور ہر مختصر راستہ جانتا تھا۔ | كان السائق يعرف كل طريق مختصر.
fair | The place is not easy to find. | جگہ ڈھونڈنا آسان نہیں۔ | ليس من السهل العثور على المكان.
fair | I will give them another try. | ایک موقع اور دوں گا۔ | سأجربهم مرة أخرى.
poor | Nobody answered the phone. | کسی نے فون نہیں اٹھایا۔ | لم يرد أحد على الهاتف.
poor | For this price I expect more. | اس قیمت پر زیادہ کی توقع ہے۔ | أتوقع أكثر بهذا السعر.
`;
