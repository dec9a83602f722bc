/** Medicines by their generic names, and care: drawings | price | English | Urdu | Arabic | marks (see `product-table.ts`). */
export const medicines = `
# pain
pill | 2.10 | Paracetamol 500 mg Tablets | پیراسیٹامول 500 ملی گرام گولیاں | أقراص باراسيتامول 500 ملغ | u:20tab g:Paracetamol rec m4
pill | 3.40 | Ibuprofen 400 mg Tablets | آئبوپروفین 400 ملی گرام گولیاں | أقراص إيبوبروفين 400 ملغ | u:24tab g:Ibuprofen m3
lotion-bottle+baby-bottle | 3.90 | Paracetamol Syrup for Children | بچوں کے لیے پیراسیٹامول شربت | شراب باراسيتامول للأطفال | u:100ml g:Paracetamol m3
lotion-bottle | 5.60 | Diclofenac Gel | ڈائیکلوفیناک جیل | جل ديكلوفيناك | u:60g g:Diclofenac d10
pill | 2.60 | Aspirin 300 mg Tablets | اسپرین 300 ملی گرام گولیاں | أقراص أسبرين 300 ملغ | u:30tab g:Acetylsalicylic-acid m3
# cold
lotion-bottle+honey-pot | 4.80 | Honey Cough Syrup | شہد والا کھانسی کا شربت | شراب السعال بالعسل | u:120ml g:Dextromethorphan rec
candy | 2.70 | Throat Lozenges | گلے کی گولیاں | أقراص استحلاب للحلق | u:24pc
lotion-bottle+nose | 3.60 | Saline Nasal Spray | نمکین ناک کا اسپرے | بخاخ أنف ملحي | u:50ml
thermometer | 6.90 | Digital Thermometer | ڈیجیٹل تھرمامیٹر | ميزان حرارة رقمي | u:pc
droplet+nose | 3.20 | Xylometazoline Nasal Drops | زائلومیٹازولین ناک کے قطرے | قطرات أنف زيلوميتازولين | u:10ml g:Xylometazoline m2
# stomach
pill+droplet | 3.10 | Antacid Chewable Tablets | تیزابیت کی چبانے والی گولیاں | أقراص مضغ مضادة للحموضة | u:32tab g:Calcium-carbonate
tumbler-glass+droplet+salt | 1.40 | Oral Rehydration Salts | او آر ایس نمکول | أملاح الإماهة الفموية | u:10pc g:Oral-rehydration-salts rec
pill | 2.90 | Loperamide 2 mg Capsules | لوپیرامائیڈ 2 ملی گرام کیپسول | كبسولات لوبيراميد 2 ملغ | u:12cap g:Loperamide m2
pill | 6.20 | Omeprazole 20 mg Capsules | اومیپرازول 20 ملی گرام کیپسول | كبسولات أوميبرازول 20 ملغ | u:14cap g:Omeprazole d10
pill+herb | 3.70 | Peppermint Oil Capsules | پودینے کے تیل کے کیپسول | كبسولات زيت النعناع | u:30cap
# allergy
pill | 3.80 | Cetirizine 10 mg Tablets | سیٹریزین 10 ملی گرام گولیاں | أقراص سيتيريزين 10 ملغ | u:20tab g:Cetirizine rec
pill | 4.20 | Loratadine 10 mg Tablets | لوراٹاڈین 10 ملی گرام گولیاں | أقراص لوراتادين 10 ملغ | u:20tab g:Loratadine
droplet+eye | 5.10 | Antihistamine Eye Drops | الرجی کے آنکھوں کے قطرے | قطرة عين مضادة للحساسية | u:10ml g:Ketotifen s4
lotion-bottle | 3.30 | Calamine Lotion | کیلامائن لوشن | لوشن كالامين | u:100ml g:Calamine
# vitamins
pill+tangerine | 5.40 | Vitamin C 1000 mg Effervescent | وٹامن سی 1000 ملی گرام حل پذیر | فيتامين سي 1000 ملغ فوار | u:20tab rec d15
pill+sun | 7.90 | Vitamin D3 Capsules | وٹامن ڈی 3 کیپسول | كبسولات فيتامين د3 | u:60cap
pill+fish | 11.60 | Omega-3 Fish Oil | اومیگا تھری مچھلی کا تیل | زيت السمك أوميغا 3 | u:90cap al:fish
pill+glass-of-milk | 6.80 | Calcium with Magnesium | کیلشیم اور میگنیشیم | كالسيوم مع مغنيسيوم | u:60tab
pill+drop-of-blood | 5.20 | Iron and Folic Acid Tablets | آئرن اور فولک ایسڈ گولیاں | أقراص الحديد وحمض الفوليك | u:30tab g:Ferrous-sulfate
jar+pill+red-apple | 9.70 | Daily Multivitamin | روزانہ ملٹی وٹامن | فيتامينات متعددة يومية | u:60tab v:pack
# first-aid
adhesive-bandage | 2.20 | Assorted Plasters | مختلف سائز کی پٹیاں | لصقات جروح متنوعة | u:40pc rec
roll-of-paper | 1.80 | Elastic Bandage | لچکدار پٹی | رباط ضاغط | u:pc
lotion-bottle+adhesive-bandage | 2.60 | Antiseptic Solution | جراثیم کش محلول | محلول مطهر | u:250ml g:Chlorhexidine
toolbox | 18.90 | Home First Aid Kit | گھریلو ابتدائی طبی امداد کٹ | حقيبة إسعافات أولية منزلية | u:pc d10
stethoscope+anatomical-heart | 39.00 | Blood Pressure Monitor | بلڈ پریشر مانیٹر | جهاز قياس ضغط الدم | u:pc m2 a500
gloves | 5.80 | Nitrile Gloves | نائٹرائل دستانے | قفازات نيتريل | u:100pc v:size
# care
toothbrush+tooth | 2.40 | Soft Toothbrush | نرم ٹوتھ برش | فرشاة أسنان ناعمة | u:pc
soap | 1.90 | Glycerine Soap | گلیسرین صابن | صابون الغليسرين | u:pc
lotion-bottle+sun | 8.20 | Sunscreen SPF 50 | سن اسکرین ایس پی ایف 50 | واقي شمس بعامل حماية 50 | u:100ml rec
lotion-bottle | 6.40 | Moisturising Cream | نمی بخش کریم | كريم مرطب | u:200ml d10
lotion-bottle+shower | 5.90 | Anti-dandruff Shampoo | خشکی دور کرنے والا شیمپو | شامبو ضد القشرة | u:300ml g:Ketoconazole
razor | 4.70 | Sensitive Razors | نازک جلد کے ریزر | شفرات للبشرة الحساسة | u:4pc
# baby
baby-bottle | 6.60 | Anti-colic Baby Bottle | بچوں کی اینٹی کولک بوتل | رضاعة مضادة للمغص | u:pc rec
lotion-bottle+teddy-bear | 4.30 | Nappy Rash Cream | ڈائپر ریش کریم | كريم طفح الحفاض | u:60g g:Zinc-oxide
teddy-bear | 14.20 | Baby Nappies | بچوں کے ڈائپر | حفاضات أطفال | u:64pc v:nappy
bathtub+bubbles | 4.90 | Gentle Baby Wash | بچوں کا نرم باڈی واش | غسول أطفال لطيف | u:400ml
# prescription
pill | 7.40 | Amoxicillin 500 mg Capsules | اموکسی سیلین 500 ملی گرام کیپسول | كبسولات أموكسيسيلين 500 ملغ | u:21cap g:Amoxicillin rx m1
pill | 9.10 | Azithromycin 250 mg Tablets | ایزیتھرومائسین 250 ملی گرام گولیاں | أقراص أزيثرومايسين 250 ملغ | u:6pc g:Azithromycin rx m1
pill | 5.30 | Metformin 850 mg Tablets | میٹفارمین 850 ملی گرام گولیاں | أقراص ميتفورمين 850 ملغ | u:60tab g:Metformin rx m2
pill+beating-heart | 6.10 | Amlodipine 5 mg Tablets | ایملوڈیپین 5 ملی گرام گولیاں | أقراص أملوديبين 5 ملغ | u:30tab g:Amlodipine rx m2
pill+anatomical-heart | 8.40 | Atorvastatin 20 mg Tablets | ایٹورواسٹیٹن 20 ملی گرام گولیاں | أقراص أتورفاستاتين 20 ملغ | u:30tab g:Atorvastatin rx m2
syringe | 28.50 | Insulin Glargine Pen | انسولین گلارجین پین | قلم أنسولين غلارجين | u:pc g:Insulin-glargine rx m5 s8
lungs+wind-face | 12.70 | Salbutamol Inhaler | سالبیوٹامول انہیلر | بخاخ سالبوتامول | u:pc g:Salbutamol rx m2
`;
