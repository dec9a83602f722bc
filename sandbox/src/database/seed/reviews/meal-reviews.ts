/** Reviews of food and drink: `# kind`, then good, fair or poor | English | Urdu | Arabic. */
export const mealReviews = `
# meal
good | Still steaming when I opened the box, and the portion was enough for two. | ڈبہ کھولا تو بھاپ اٹھ رہی تھی، اور مقدار دو افراد کے لیے کافی تھی۔ | فتحت العلبة والبخار يتصاعد منها، والكمية تكفي شخصين.
good | Exactly the right amount of spice. We have ordered it three weeks in a row. | مصالحہ بالکل مناسب۔ ہم تین ہفتوں سے مسلسل منگوا رہے ہیں۔ | التوابل مضبوطة تمامًا. نطلبه للأسبوع الثالث على التوالي.
good | You can taste that nothing is frozen here. My children asked for more. | صاف پتا چلتا ہے کہ کچھ بھی فروزن نہیں۔ بچوں نے اور مانگا۔ | يتضح من الطعم أن لا شيء مجمد هنا. طلب أطفالي المزيد.
good | Better than in most restaurants I know, and carefully packed. | میرے جانے پہچانے اکثر ریستورانوں سے بہتر، اور پیکنگ بھی احتیاط سے۔ | أفضل من معظم المطاعم التي أعرفها، وتغليفه متقن.
good | Fresh, generous and honest food. The sauce alone is worth it. | تازہ، فراخ دل اور سچا کھانا۔ صرف چٹنی ہی پیسے وصول کرا دیتی ہے۔ | طعام طازج وسخي وصادق. الصلصة وحدها تستحق.
good | Ordered for guests and everybody asked where it came from. | مہمانوں کے لیے منگوایا، سب نے پوچھا کہاں سے آیا۔ | طلبته لضيوفي وسألني الجميع من أين هو.
fair | Tasty, but a little too salty for me. | ذائقہ اچھا ہے مگر میرے لیے نمک کچھ زیادہ تھا۔ | لذيذ لكن ملحه زائد قليلًا بالنسبة لي.
fair | Good as always, only smaller than last time. | ہمیشہ کی طرح اچھا، بس پچھلی بار سے کم مقدار۔ | جيد كالعادة لكنه أصغر من المرة السابقة.
fair | Nice flavour; the bread had gone soft on the way. | ذائقہ عمدہ، راستے میں روٹی نرم پڑ گئی تھی۔ | نكهة طيبة، لكن الخبز طري في الطريق.
poor | Arrived lukewarm and the order lacked the extra sauce. | نیم گرم پہنچا اور اضافی چٹنی غائب تھی۔ | وصل فاترًا وناقصًا الصلصة الإضافية.
poor | Far too oily this time. I know that you can do better. | اس بار بہت زیادہ تیل تھا۔ میں جانتا ہوں آپ بہتر کر سکتے ہیں۔ | زيته كثير جدًا هذه المرة. أعرف أنكم قادرون على الأفضل.
# sweet
good | Not too sweet, which is rare. The last piece was fought over. | زیادہ میٹھا نہیں، جو کم ملتا ہے۔ آخری ٹکڑے پر جھگڑا ہوا۔ | ليس شديد الحلاوة وهذا نادر. تنافسنا على القطعة الأخيرة.
good | Soft, fresh and smells of real butter. | نرم، تازہ اور خالص مکھن کی خوشبو۔ | طري وطازج وتفوح منه رائحة الزبدة الحقيقية.
good | Bought it for a birthday and it looked as good as it tasted. | سالگرہ کے لیے لیا، جتنا خوبصورت اتنا ہی مزیدار۔ | اشتريته لعيد ميلاد وكان جميلًا بقدر ما كان لذيذًا.
good | The best with a cup of tea. Always fresh in the morning. | چائے کے ساتھ لاجواب۔ صبح ہمیشہ تازہ ملتا ہے۔ | الأفضل مع كوب شاي. طازج كل صباح.
fair | Good, though a bit dry at the edges. | اچھا ہے مگر کناروں سے کچھ خشک۔ | جيد وإن كان جافًا قليلًا عند الأطراف.
fair | Fine, but I expected more filling for that price. | ٹھیک ہے، مگر اس قیمت میں زیادہ بھرائی کی امید تھی۔ | لا بأس به، لكني توقعت حشوة أكثر بهذا السعر.
poor | Melted on the way; please pack it with ice. | راستے میں پگھل گیا؛ برائے مہربانی برف کے ساتھ پیک کریں۔ | ذاب في الطريق، أرجو تغليفه مع الثلج.
poor | It was from the day before, one could tell. | صاف لگ رہا تھا کہ کل کا ہے۔ | كان من اليوم السابق وذلك واضح.
# drink
good | Strong, fragrant and still hot when it came. | تیز، خوشبودار اور پہنچنے پر بھی گرم۔ | قوي وعطر ووصل ساخنًا.
good | Real fruit, no syrup. Perfect after a walk along the corniche. | اصلی پھل، کوئی شربت نہیں۔ ساحل کی سیر کے بعد بہترین۔ | فاكهة حقيقية بلا شراب مركز. مثالي بعد المشي على الكورنيش.
good | My favourite in the whole town, and the lid is tight. | پورے شہر میں میرا پسندیدہ، اور ڈھکن بھی مضبوط۔ | المفضل عندي في المدينة كلها، والغطاء محكم.
fair | Good taste, a little too much ice. | ذائقہ اچھا، برف کچھ زیادہ۔ | طعمه جيد والثلج أكثر من اللازم.
fair | Nice, but the large one is hardly larger than the regular one. | اچھا ہے مگر بڑا سائز معمول سے بس ذرا سا بڑا ہے۔ | لطيف، لكن الكبير بالكاد أكبر من العادي.
poor | Half of it was spilt in the bag. | آدھا تھیلے میں گر چکا تھا۔ | انسكب نصفه في الكيس.
# fresh
good | Ripe, clean and without a single bad one in the bag. | پکے ہوئے، صاف اور پورے تھیلے میں ایک بھی خراب نہیں۔ | ناضجة ونظيفة وليس في الكيس حبة تالفة.
good | As if I had picked it at the market myself. | جیسے میں نے خود بازار سے چن کر لیا ہو۔ | كأنني اخترتها من السوق بنفسي.
good | Kept for a whole week in the fridge. Weighed honestly. | فریج میں پورا ہفتہ چلا۔ تول بھی پورا۔ | بقيت أسبوعًا كاملًا في الثلاجة، والوزن أمين.
good | Very cold on arrival and the date on it is far away. | بالکل ٹھنڈا پہنچا اور تاریخ بھی لمبی ہے۔ | وصل باردًا جدًا وتاريخ صلاحيته بعيد.
fair | Good quality, but two of them were bruised. | معیار اچھا، مگر دو دانے دبے ہوئے تھے۔ | جودة جيدة لكن اثنتين كانتا مرضوضتين.
fair | Fresh enough; it needs another day to ripen. | تازہ ہے، پکنے میں ایک دن اور لگے گا۔ | طازجة بما يكفي وتحتاج يومًا آخر لتنضج.
poor | Not fresh any more. I would not have chosen this one. | تازہ نہیں تھا۔ میں خود یہ کبھی نہ چنتا۔ | لم يعد طازجًا. ما كنت لأختار هذا.
# pantry
good | Always in stock, and cheaper than in the supermarket. | ہمیشہ دستیاب، اور سپر مارکیٹ سے سستا۔ | متوفر دائمًا وأرخص من السوق الكبير.
good | Does what it should. The large pack lasts us a month. | جو کرنا چاہیے کرتا ہے۔ بڑا پیک مہینہ بھر چلتا ہے۔ | يؤدي الغرض، والعبوة الكبيرة تكفينا شهرًا.
good | Good quality and the packet closes again properly. | معیار اچھا اور پیکٹ دوبارہ ٹھیک سے بند ہو جاتا ہے۔ | جودة جيدة والعبوة تغلق من جديد بإحكام.
good | My mother asked me to order it again, that says everything. | امی نے دوبارہ منگوانے کو کہا، بس یہی کافی ہے۔ | طلبت مني أمي أن أشتريه ثانية، وهذا يكفي.
fair | Fine for everyday use. The packaging could be smaller. | روزمرہ کے لیے ٹھیک۔ پیکنگ چھوٹی ہو سکتی تھی۔ | مناسب للاستعمال اليومي، وكان التغليف ليكون أصغر.
poor | The packet was torn and half of it lay in the bag. | پیکٹ پھٹا ہوا تھا اور آدھا تھیلے میں بکھرا تھا۔ | كانت العبوة ممزقة ونصفها في الكيس.
`;
