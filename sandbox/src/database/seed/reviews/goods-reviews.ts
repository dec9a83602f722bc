/** Reviews of medicines and goods: `# kind`, then good, fair or poor | English | Urdu | Arabic. */
export const goodsReviews = `
# medicine
good | Delivered within half an hour when we needed it most. Sealed, and valid for two years. | سب سے زیادہ ضرورت کے وقت آدھے گھنٹے میں پہنچا۔ سیل بند اور دو سال تک قابلِ استعمال۔ | وصل خلال نصف ساعة حين احتجناه. مغلق وصالح لسنتين.
good | The pharmacist called to explain how to take it. Very kind. | فارماسسٹ نے فون کر کے طریقہ سمجھایا۔ بہت مہربان۔ | اتصل الصيدلي ليشرح طريقة الاستعمال. لطف كبير.
good | Helped within an hour, and the leaflet is in three languages. | ایک گھنٹے میں آرام آیا، اور پرچہ تین زبانوں میں ہے۔ | نفع خلال ساعة، والنشرة بثلاث لغات.
good | The same as from my doctor's pharmacy, at a lower price. | بالکل ڈاکٹر کی فارمیسی جیسا، کم قیمت پر۔ | مثل الذي من صيدلية طبيبي تمامًا وبسعر أقل.
fair | It works, but the tablets are rather large. | کام کرتا ہے مگر گولیاں کافی بڑی ہیں۔ | يفي بالغرض لكن الأقراص كبيرة.
fair | Good, only the box was a little crushed. | اچھا ہے، بس ڈبہ ذرا دبا ہوا تھا۔ | جيد، لكن العلبة مضغوطة قليلًا.
poor | The date on it leaves three months. I had expected more. | صرف تین ماہ کی میعاد باقی تھی۔ زیادہ کی امید تھی۔ | تبقى من صلاحيته ثلاثة أشهر فقط. توقعت أكثر.
# care
good | Gentle on sensitive skin, and no smell of perfume. | نازک جلد پر نرم، اور کوئی تیز خوشبو نہیں۔ | لطيف على البشرة الحساسة وبلا رائحة عطر.
good | Used up one already and came back for two more. | ایک ختم ہو گیا، دو اور لینے آئی ہوں۔ | استعملت واحدًا وعدت لاثنين.
good | Our little one sleeps better since. Thank you! | جب سے لیا ہمارا بچہ بہتر سوتا ہے۔ شکریہ! | صغيرنا ينام أفضل منذ ذلك الحين. شكرًا!
good | The colour is just as in the picture and it stays all day. | رنگ بالکل تصویر جیسا اور سارا دن رہتا ہے۔ | اللون كما في الصورة ويثبت طوال اليوم.
fair | Good effect, but the bottle is hard to open with wet hands. | اثر اچھا، مگر گیلے ہاتھوں سے بوتل کھلتی نہیں۔ | مفعول جيد لكن فتح العبوة بيد مبللة صعب.
fair | Nice, a little too rich for summer. | اچھا ہے، گرمیوں کے لیے ذرا بھاری۔ | جيد لكنه ثقيل قليلًا للصيف.
poor | It did not suit my skin at all. | میری جلد کو بالکل راس نہیں آیا۔ | لم يناسب بشرتي إطلاقًا.
# tech
good | Set up in five minutes. The battery really lasts two days. | پانچ منٹ میں تیار۔ بیٹری واقعی دو دن چلتی ہے۔ | جاهز في خمس دقائق، والبطارية تدوم يومين فعلًا.
good | Clear sound and it fits well, even after hours. | آواز صاف اور گھنٹوں بعد بھی آرام دہ۔ | صوت واضح ومريح حتى بعد ساعات.
good | As new as it can be, with a proper receipt and guarantee. | بالکل نیا، پکی رسید اور ضمانت کے ساتھ۔ | جديد تمامًا مع فاتورة وضمان.
good | I compared for weeks, this one is the best for the money. | ہفتوں موازنہ کیا، اس قیمت میں یہی بہترین ہے۔ | قارنت أسابيع، وهذا الأفضل مقابل سعره.
fair | A good device, though the cable is far too short. | اچھا آلہ ہے مگر تار بہت چھوٹی ہے۔ | جهاز جيد لكن السلك قصير جدًا.
fair | Works as described; gets warm under load. | جیسا بتایا ویسا ہی، زیادہ کام پر گرم ہو جاتا ہے۔ | يعمل كما وصف، ويسخن عند الضغط.
poor | Stopped charging after two weeks. The shop has taken it back. | دو ہفتے بعد چارج ہونا بند ہو گیا۔ دکان نے واپس لے لیا۔ | توقف عن الشحن بعد أسبوعين، وقد استرجعه المتجر.
# fashion
good | Fits as if made for me, and the fabric feels expensive. | جیسے میرے لیے سلا ہو، اور کپڑا مہنگا لگتا ہے۔ | كأنه فصل لي، والقماش فاخر الملمس.
good | Washed it four times, no change in shape or colour. | چار بار دھویا، نہ شکل بدلی نہ رنگ۔ | غسلته أربع مرات دون تغير في الشكل أو اللون.
good | Comfortable from the first day. I get compliments for it. | پہلے دن سے آرام دہ۔ لوگ تعریف کرتے ہیں۔ | مريح من اليوم الأول، ويثني عليه الناس.
good | The size table was right. Beautiful stitching. | سائز ٹیبل درست تھا۔ سلائی نہایت عمدہ۔ | جدول المقاسات دقيق والخياطة جميلة.
fair | Lovely, but runs small: take one size more. | پیارا ہے مگر چھوٹا آتا ہے: ایک سائز بڑا لیں۔ | جميل لكنه ضيق: اطلبوا مقاسًا أكبر.
fair | The colour is a bit darker than in the picture. | رنگ تصویر سے کچھ گہرا ہے۔ | اللون أغمق قليلًا من الصورة.
poor | A seam came open after the second time of wearing. | دوسری بار پہننے پر سلائی کھل گئی۔ | انفتحت خياطته بعد ثاني مرة.
# home
good | Solid and well made. The assembly took ten minutes. | مضبوط اور عمدہ بنا ہوا۔ جوڑنے میں دس منٹ لگے۔ | متين ومتقن الصنع، وتركيبه استغرق عشر دقائق.
good | Makes the room so much warmer. It looks better than in the picture. | کمرے کی رونق بڑھ گئی۔ تصویر سے زیادہ خوبصورت ہے۔ | جعل الغرفة أدفأ بكثير، وهو أجمل من الصورة.
good | My daughter has not put it down since it came. | جب سے آیا ہے بیٹی نے ہاتھ سے نہیں رکھا۔ | لم تتركه ابنتي منذ وصوله.
good | Carried up to the third floor with a smile. | تیسری منزل تک مسکراتے ہوئے پہنچایا۔ | حملوه إلى الطابق الثالث بابتسامة.
fair | Good, but smaller than I had imagined. Look at the measures. | اچھا ہے مگر میرے خیال سے چھوٹا۔ پیمائش دیکھ لیں۔ | جيد لكنه أصغر مما تخيلت. انظروا القياسات.
fair | Fine for the price; one screw was missing. | قیمت کے حساب سے ٹھیک؛ ایک پیچ کم تھا۔ | مناسب لسعره، لكن برغيًا كان ناقصًا.
poor | Came with a scratch on the side. I hope for an exchange. | ایک طرف خراش تھی۔ تبدیلی کی امید ہے۔ | وصل بخدش في جانبه. آمل استبداله.
`;

/** About delivery: good, fair or poor; appended to some of the others. */
export const serviceRemarks = `
good | The courier was early and friendly. | کوریئر وقت سے پہلے اور خوش اخلاق تھا۔ | وصل المندوب مبكرًا وكان ودودًا.
good | Will order again. | دوبارہ منگواؤں گا۔ | سأطلب مرة أخرى.
good | Thank you for the handwritten note. | ہاتھ سے لکھے نوٹ کا شکریہ۔ | شكرًا على الرسالة المكتوبة بخط اليد.
good | Everything was complete and well wrapped. | سب کچھ پورا اور اچھی طرح لپٹا ہوا تھا۔ | كان كل شيء كاملًا وحسن التغليف.
fair | The delivery took a little longer than announced. | ترسیل میں بتائے گئے وقت سے ذرا زیادہ لگا۔ | استغرق التوصيل أطول من المعلن قليلًا.
fair | I will give it another try. | ایک بار پھر آزماؤں گا۔ | سأجربه مرة أخرى.
poor | Nobody answered the phone. | کسی نے فون نہیں اٹھایا۔ | لم يرد أحد على الهاتف.
poor | For this price I expect more. | اس قیمت پر زیادہ کی توقع ہے۔ | أتوقع أكثر بهذا السعر.
`;

/** Replies of stores. */
export const replies = `
good | Thank you! We have passed it on to the whole team. | شکریہ! ہم نے یہ پوری ٹیم تک پہنچا دیا ہے۔ | شكرًا! نقلنا كلماتك إلى الفريق كله.
good | You have made our day. See you soon! | آپ نے ہمارا دن بنا دیا۔ جلد ملیں گے! | أسعدت يومنا. نراك قريبًا!
fair | Thank you for telling us openly. We will look into it this week. | کھل کر بتانے کا شکریہ۔ ہم اسی ہفتے اسے دیکھیں گے۔ | شكرًا على صراحتك. سنراجع الأمر هذا الأسبوع.
fair | Noted with thanks; next time it will be right. | شکریہ، نوٹ کر لیا؛ اگلی بار ٹھیک ہو گا۔ | سجلناها مع الشكر، وفي المرة القادمة ستكون كما يجب.
poor | We are sorry. Please call us: we will replace it or give your money back. | ہمیں افسوس ہے۔ ہمیں فون کریں: بدل دیں گے یا رقم واپس کریں گے۔ | نعتذر منك. اتصل بنا لنستبدله أو نعيد مالك.
poor | That is not how we want to work. We have sent you a message. | ہم ایسے کام نہیں کرنا چاہتے۔ ہم نے آپ کو پیغام بھیجا ہے۔ | ليس هكذا نريد أن نعمل. أرسلنا إليك رسالة.
`;
